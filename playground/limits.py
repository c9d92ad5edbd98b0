"""Every limit of Discord that a bot can meet, each written down once.

Lengths count characters (code points), sizes bytes, times seconds. `checks` applies them to whole bodies.
"""

# Messages
CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000  # all text of all embeds of a message
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_AUTHOR = 256
NONCE = 25
FILES = 10
UPLOAD = 10 * 2**20
ALT_TEXT = 1024
BULK_DELETE = 100
BULK_DELETE_AGE = 14 * 86400.0
OLD_MESSAGE = 3600.0  # edits of older messages have a quota
OLD_MESSAGE_EDITS = 10  # a channel, an hour; Discord does not publish the number
OLD_MESSAGE_RETRY = 0.2  # told in the refusal, and of no use within the hour

# Components
CUSTOM_ID = 100
ROWS = 5  # without Components V2
ROW_BUTTONS = 5
BUTTON_LABEL = 80
BUTTON_URL = 512
SELECT_OPTIONS = 25
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150
V2_COMPONENTS = 40
V2_TEXT = 4000  # all text displays of a message
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
MEDIA_URL = 2048

# Modals
MODAL_PARTS = 5
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_LABEL_DESCRIPTION = 100
INPUT_VALUE = 4000
INPUT_PLACEHOLDER = 100
CHECKBOXES = 10

# Commands
GLOBAL_COMMANDS = 100  # each, for the whole bot and for one guild
CONTEXT_COMMANDS = 5  # of each kind
COMMAND_OPTIONS = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_TOTAL = 8000  # names, descriptions and values of one command, longest language
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
STRING_OPTION = 6000

# Channels
CHANNEL_NAME = 100
THREAD_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)

# Time
ACK = 3.0
TOKEN = 900.0
HEARTBEAT = 41.25

# Requests
GLOBAL_PER_SECOND = 50
