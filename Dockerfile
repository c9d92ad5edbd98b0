FROM python:3.11-slim

# A user without rights; the database lives on a volume, never beside the card data.
RUN useradd --create-home --uid 10001 backroom && install -d -o backroom -g backroom /var/lib/backroom
WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt
COPY bot.py LICENSE ./
COPY rules rules
COPY render render
COPY data data
COPY cogs cogs
COPY playground playground

USER backroom
ENV BACKROOM_DB=/var/lib/backroom/backroom.sqlite3 PYTHONUNBUFFERED=1
VOLUME /var/lib/backroom
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "bot.py", "health"]
CMD ["python", "bot.py"]
