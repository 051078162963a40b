"""The colours of the series, and colour arithmetic in linear light."""

PALETTE = dict(
    coral='E5745C',
    apricot='F2A06B',
    sun='F2B632',
    sage='86A97F',
    teal='3F9186',
    sky='74B3D8',
    plum='83598C',
    cream='F8EEDD',
    blush='F3C6B4',
    white='FBF7F0',
    maple='EACDA6',
    beech='D8AB77',
    oak='C4935C',
    walnut='8A5A3A',
    ink='3A2D29',
    grass='9DB46C',
    wheat='E3BC62',
    sand='E8CF9F',
    rose='E08E8A',
    mint='B9D3BF',
    palesky='C9E1EC',
    lilac='CBB3D0',
    soil='6B4A35',
)


RAINBOW = ['coral', 'apricot', 'sun', 'sage', 'teal', 'sky', 'plum']


SKINS = ['F0CFA8', 'E2B487', 'C68F5F', '9A6440', '744628']


HAIRS = ['3A2620', '5E3B24', '8E5A2D', 'D9A04A', '2A2022', 'B5562F']


def linear(colour):
    """Linear RGB of a palette name, a hex string or a tuple."""
    if not isinstance(colour, str):
        return tuple(colour)[:3]
    h = PALETTE.get(colour, colour).lstrip('#')
    f = lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    return tuple((f(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)))


def mix(first, second, share):
    """Colour between two others; share 0 gives the first."""
    first, second = (linear(first), linear(second))
    return tuple((x + (y - x) * share for x, y in zip(first, second)))
