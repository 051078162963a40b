"""The turned wooden person that every picture is built around; looks to -y."""

import math
import random

from toykit.materials import felt, matte, paint, wood
from toykit.palette import HAIRS, SKINS, linear
from toykit.shapes import ball, box, cut_sphere, lathe, spline, torus, tube
from toykit.stage import group

# All measures are shares of the doll's height.
HEAD_RADIUS = 0.17
HEAD_HEIGHT = 0.775

BODY = [
    (0.185, 0.03),
    (0.205, 0.1),
    (0.2, 0.2),
    (0.182, 0.34),
    (0.155, 0.46),
    (0.118, 0.545),
    (0.088, 0.585),
    (0.074, 0.61),
    (0.07, 0.66),
]

# Painted bands from the foot up: (height where the band ends, 0 dress / 1 skin / 2 trim).
PATTERNS = {
    'plain': [(0.535, 0), (9, 1)],
    'hem': [(0.075, 2), (0.535, 0), (9, 1)],
    'stripe': [(0.12, 0), (0.16, 2), (0.22, 0), (0.26, 2), (0.32, 0), (0.36, 2), (0.535, 0), (9, 1)],
    'half': [(0.27, 2), (0.535, 0), (9, 1)],
    'dip': [(0.05, 1), (0.535, 0), (9, 1)],
    'yoke': [(0.42, 0), (0.535, 2), (9, 1)],
}
BUTTONED = ('plain', 'dip', 'half')


def peg_doll(
    loc=(0, 0, 0),
    height=1.2,
    dress='coral',
    skin=1,
    hair=0,
    style='bob',
    rot=0,
    trim=None,
    pattern='plain',
    look=0,
    lean=(0, 0),
    scarf=None,
):
    """A peg doll; returns its group.

    style: bob, bun, tails, short, curls, long, bald, toque or scarf. hair: an index of HAIRS or a colour
    (the colour of the cloth for toque and scarf). rot turns the doll, look only the head, lean tips the
    whole doll forwards and sideways; all in degrees.
    """
    wood_skin = skin_wood(skin)
    with group(loc, (lean[0], lean[1], rot), height) as doll_group:
        body(dress, trim, pattern, wood_skin)
        with group((0, 0, HEAD_HEIGHT), (0, 0, look)):
            face(skin, wood_skin)
            if style == 'toque':
                toque(hair, trim)
            elif style == 'scarf':
                headscarf(hair)
            elif style != 'bald':
                hair_dress(style, hair_paint(hair), trim)
        if scarf:
            neck_scarf(scarf)
    return doll_group


def on_head(azimuth, elevation, radius=HEAD_RADIUS):
    """Point on a head: azimuth from the nose, elevation above the eyes, both in degrees."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return (
        radius * math.sin(a) * math.cos(e),
        -radius * math.cos(a) * math.cos(e),
        radius * math.sin(e),
    )


def skin_wood(skin):
    return wood(SKINS[skin], axis='Z', scale=2.2, contrast=0.6, roughness=0.5)


def hair_paint(hair):
    """Paint for an index of HAIRS or a colour."""
    return paint(HAIRS[hair] if isinstance(hair, int) else hair, axis='Z', grain=0.14, roughness=0.5)


def body(dress, trim, pattern, wood_skin):
    trim_paint = paint(trim or 'cream')
    bands = PATTERNS[pattern]
    profile = [(0, 0), (0.165, 0), (0.176, 0.006)] + spline(BODY, 6)
    lathe(cut_at_bands(profile, bands), [paint(dress), wood_skin, trim_paint], bands=bands, segments=64)
    torus(0.093, 0.017, (0, 0, 0.578), trim_paint, scale=(1, 1, 0.8))
    if pattern in BUTTONED:
        for z, y in ((0.48, -0.155), (0.405, -0.172), (0.33, -0.189)):
            ball(0.014, (0, y + 0.006, z), trim_paint, segments=16)


def cut_at_bands(profile, bands):
    """The profile with a point wherever the paint changes, so that the edge is sharp."""
    edges = sorted({end for end, _ in bands if end < 1})
    points = []
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        points.append((r0, z0))
        for z in edges:
            if z0 < z < z1:
                share = (z - z0) / (z1 - z0)
                points.append((r0 + (r1 - r0) * share, z))
    points.append(profile[-1])
    return points


def face(skin, wood_skin):
    ball(HEAD_RADIUS, (0, 0, 0), wood_skin, segments=56)
    ink = matte('ink', roughness=0.35, specular=0.4, variation=0)
    blush = 0.38 * (0.55 if skin > 2 else 1)
    cheek = tuple(s * 0.62 + c * blush for s, c in zip(linear(SKINS[skin]), linear('coral')))
    for side in (-1, 1):
        ball(0.0165, on_head(19 * side, 3), ink, rot=(0, 0, 19 * side), scale=(1, 0.45, 1.15), segments=20)
        ball(
            0.036,
            on_head(36 * side, -15, HEAD_RADIUS - 0.001),
            matte(cheek, roughness=0.9, specular=0.05, variation=0),
            rot=(15, 0, 36 * side),
            scale=(1, 0.06, 0.82),
            segments=24,
        )
    smile = [
        on_head(a, e, HEAD_RADIUS + 0.001)
        for a, e in ((-15, -17), (-7.5, -21.5), (0, -23), (7.5, -21.5), (15, -17))
    ]
    tube(smile, 0.0065, ink, smooth=5)


def hair_cap(radius, tilt, material, cut=0, z=0, back=0):
    """Half ball over the head, tipped back by tilt degrees."""
    cut_sphere(radius, [((0, 0, cut), (0, 0, 1))], material, loc=(0, back, z), rot=(tilt, 0, 0), name='cap')


def toque(hair, trim):
    knitted = paint(trim or 'cream', axis='Z', grain=0.12, roughness=0.6)
    hair_cap(HEAD_RADIUS * 1.1, -16, hair_paint(hair), cut=0.03, z=0.012)
    torus(HEAD_RADIUS, 0.036, (0, 0.012, 0.052), knitted, rot=(-16, 0, 0), scale=(1, 1, 0.9))
    ball(0.052, (0, 0.055, 0.215), felt(trim or 'cream', scale=4))
    under = hair_paint(hair if isinstance(hair, int) else 0)
    hair_cap(HEAD_RADIUS * 1.045, -62, under, back=0.004)


def headscarf(hair):
    cloth = paint('teal' if isinstance(hair, int) else hair, axis='Z', grain=0.1, roughness=0.55)
    hair_cap(HEAD_RADIUS * 1.09, -52, cloth, cut=-0.012, back=0.008)
    torus(0.118, 0.045, (0, 0.012, -0.165), cloth, rot=(8, 0, 0), scale=(1.08, 1.05, 0.8))


def hair_dress(style, colour, trim):
    tilt = {'short': -34, 'curls': -36}.get(style, -42)
    hair_cap(HEAD_RADIUS * 1.06, tilt, colour, cut=0.02 if style == 'short' else -0.0, z=0.004, back=0.004)
    if style == 'bun':
        ball(0.085, (0, 0.06, 0.19), colour, segments=32)
    elif style == 'tails':
        for side in (-1, 1):
            ball(0.066, (0.185 * side, 0.045, 0.015), colour, scale=(0.85, 1, 1.1), segments=28)
            torus(0.03, 0.014, (0.155 * side, 0.04, 0.035), paint(trim or 'sun'), rot=(0, 70 * side, 0))
    elif style == 'bob':
        cuts = [((0, -0.012, 0), (0, 1, 0)), ((0, 0, -0.105), (0, 0, 1))]
        cut_sphere(HEAD_RADIUS * 1.075, cuts, colour, bevel=0.016, name='bob')
    elif style == 'long':
        ball(0.17, (0, 0.05, -0.1), colour, scale=(1.02, 0.72, 1.3), segments=40)
    elif style == 'curls':
        curls(colour, segments=18)


def curls(colour, segments):
    """Small balls over the crown and the back of the head."""
    rng = random.Random(3)
    for _ in range(46):
        elevation = rng.uniform(5, 88)
        azimuth = rng.uniform(0, 360)
        x, y, z = on_head(azimuth, elevation, HEAD_RADIUS * 1.06)
        if y < -0.05 and z < 0.11:
            continue
        ball(0.043, (x, y + 0.012, z + 0.004), colour, segments=segments)


def neck_scarf(colour):
    torus(0.115, 0.034, (0, 0, 0.585), felt(colour, scale=3), scale=(1.05, 1.05, 0.85))
    box((0.07, 0.03, 0.2), (0.06, -0.155, 0.36), felt(colour, scale=3), rot=(-12, 6, 0), bevel=0.012)
