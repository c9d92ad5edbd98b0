"""Colours as people with a colour-vision deficiency see them, and how far apart two colours are."""

from __future__ import annotations

from render import theme as t

Matrix = tuple[tuple[float, float, float], ...]
DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB."""
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def _linear(colour: t.Colour) -> tuple[float, ...]:
    values = (v / 255 for v in t.rgb(colour))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def _times(matrix: Matrix, v: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix)


def _lab(linear: tuple[float, ...]) -> tuple[float, float, float]:
    def f(v: float) -> float:
        return v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116

    x, y, z = (f(v / w) for v, w in zip(_times(_XYZ, linear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: t.Colour, b: t.Colour, deficiency: str) -> float:
    """Distance in CIE L*a*b* as seen with a deficiency: 2.3 is just noticeable, 20 plainly different."""
    matrix = DEFICIENCIES[deficiency]
    seen = [_lab(tuple(max(0.0, min(1.0, v)) for v in _times(matrix, _linear(c)))) for c in (a, b)]
    return sum((p - q) ** 2 for p, q in zip(*seen, strict=True)) ** 0.5
