"""Peg dolls with all that makes them somebody: cloth, hair, glasses, hearing aid, beard, apron and arms."""

import math
import random
from math import pi

import bmesh

from toykit.materials import felt, gloss, matte, paint
from toykit.outlines import rounded_rectangle
from toykit.palette import mix
from toykit.peg_doll import HEAD_HEIGHT, HEAD_RADIUS, hair_paint, on_head, peg_doll, skin_wood
from toykit.shapes import ball, cut_sphere, lathe, mesh, slab, spline, torus, tube
from toykit.stage import group, into

# The plain peg doll that lies under a style.
UNDER = {
    'turban': 'bald',
    'hijab': 'bald',
    'afro': 'short',
    'pony': 'short',
    'braids': 'short',
    'greybun': 'bun',
}


def doll(
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
    glasses=None,
    aid=None,
    beard=None,
    apron=None,
    arms=None,
    wrinkle=False,
):
    """A peg doll (see peg_doll) with more styles: turban, hijab, afro, pony, braids, greybun.

    glasses, aid (hearing aid), beard and apron take a colour. arms: the places of the left and the right
    hand ((x, y, z), (x, y, z)) as shares of the height, or 'down'.
    """
    group_of_doll = peg_doll(
        loc, height, dress, skin, hair, UNDER.get(style, style), rot, trim, pattern, look, lean, scarf
    )
    colour = hair_paint(hair)
    with into(group_of_doll):
        with group((0, 0, HEAD_HEIGHT), (0, 0, look)):
            if style in STYLES:
                STYLES[style](colour, trim)
            if beard:
                full_beard(beard)
            if glasses:
                round_glasses(glasses)
            if aid:
                hearing_aid(aid, skin)
            if wrinkle:
                laugh_lines()
        if style == 'hijab':
            hijab_shoulders(colour)
        if apron:
            pinned_apron(apron)
        if arms:
            two_arms(arms, dress, skin)
    return group_of_doll


def turban(cloth, _trim):
    cut_sphere(HEAD_RADIUS * 1.09, [((0, 0, 0.03), (0, 0, 1))], cloth, loc=(0, 0.008, 0), rot=(-20, 0, 0))
    layers = (
        (0.158, 0.075, -22, 10),
        (0.15, 0.108, -18, -12),
        (0.128, 0.145, -16, 9),
        (0.098, 0.178, -14, -6),
    )
    for i, (ring, z, tilt, roll) in enumerate(layers):
        torus(ring, 0.036, (0, 0.018 + 0.006 * i, z), cloth, rot=(tilt, roll, 0), scale=(1.03, 1.03, 1.15))
    ball(0.1, (0, 0.04, 0.165), cloth, scale=(1, 1, 0.62))
    fold = [
        on_head(-4, 14, HEAD_RADIUS * 1.12),
        on_head(0, 30, HEAD_RADIUS * 1.24),
        on_head(3, 44, HEAD_RADIUS * 1.28),
    ]
    tube(fold, 0.02, cloth, smooth=5)


def hijab(cloth, _trim):
    opening = [((0, -0.088, 0.012), (0, 1, -0.10))]
    cut_sphere(HEAD_RADIUS * 1.1, opening, cloth, loc=(0, 0.004, 0.004), bevel=0.016)
    torus(0.148, 0.022, (0, -0.083, 0.008), cloth, rot=(84, 0, 0), scale=(1, 1, 0.9), ring_segments=64)


def hijab_shoulders(cloth):
    drape = [
        (0.09, 0.655),
        (0.135, 0.635),
        (0.165, 0.575),
        (0.182, 0.49),
        (0.18, 0.47),
        (0.168, 0.462),
        (0.15, 0.47),
    ]
    lathe(drape, cloth, segments=64, angle=80)
    fold = [(-0.115, -0.10, 0.625), (-0.05, -0.155, 0.58), (0.03, -0.168, 0.54), (0.11, -0.125, 0.5)]
    tube(fold, 0.026, cloth, smooth=6, taper=lambda t: 0.25 + 0.85 * math.sin(pi * min(1, max(0, t))))


def afro(colour, _trim):
    """Curls spread evenly over a ball (golden angle), none before the face."""
    rng = random.Random(5)
    ball(HEAD_RADIUS * 1.16, (0, 0.06, 0.05), colour, segments=48)
    count = 150
    for i in range(count):
        up = 1 - 2 * (i + 0.5) / count
        turn = i * 2.39996
        across = math.sqrt(max(0, 1 - up * up))
        reach = HEAD_RADIUS * rng.uniform(1.14, 1.24)
        x = reach * across * math.cos(turn)
        y = reach * across * math.sin(turn) + 0.055
        z = reach * up + 0.055
        before_face = math.hypot(x, z + 0.02) < 0.152 and y < 0
        if before_face or z < -0.13 or (y < -0.075 and z < 0.1):
            continue
        ball(rng.uniform(0.036, 0.046), (x, y, z), colour, segments=16)


def pony(colour, trim):
    ball(0.075, (0, 0.215, 0.075), colour, scale=(0.85, 0.9, 1), segments=28)
    ball(0.07, (0, 0.235, -0.03), colour, scale=(0.75, 0.7, 1.5), segments=28)
    torus(0.04, 0.014, (0, 0.175, 0.085), paint(trim or 'sun'), rot=(70, 0, 0))


def braids(colour, trim):
    for side in (-1, 1):
        for k in range(5):
            place = (side * (0.165 + 0.006 * k), 0.02 - 0.006 * k, -0.03 - 0.052 * k)
            ball(0.042 - 0.004 * k, place, colour, segments=20)
        torus(0.022, 0.012, (side * 0.19, -0.005, -0.245), paint(trim or 'sun'))


STYLES = {'turban': turban, 'hijab': hijab, 'afro': afro, 'pony': pony, 'braids': braids}


def full_beard(colour):
    cuts = [((0, 0, -0.012), (0, 0.46, -1)), ((0, 0.055, 0), (0, -1, 0))]
    beard_paint = paint(colour, axis='Z', grain=0.14, roughness=0.55)
    cut_sphere(HEAD_RADIUS * 1.05, cuts, beard_paint, loc=(0, 0, -0.002), bevel=0.012)


def round_glasses(colour):
    rim = gloss(colour, roughness=0.25)
    away = HEAD_RADIUS + 0.02
    for side in (-1, 1):
        lens = on_head(19.5 * side, 3, away)
        torus(0.043, 0.0075, lens, rim, rot=(90, 0, 19.5 * side), ring_segments=40, tube_segments=10)
        temple = [
            on_head(34 * side, 6, away - 0.002),
            on_head(62 * side, 6, HEAD_RADIUS + 0.016),
            on_head(96 * side, 4, HEAD_RADIUS + 0.008),
        ]
        tube(temple, 0.0065, rim, smooth=5)
    nose = [on_head(-6.5, 4.5, away + 0.004), on_head(0, 7, away + 0.008), on_head(6.5, 4.5, away + 0.004)]
    tube(nose, 0.0065, rim, smooth=5)


def hearing_aid(colour, skin):
    """Ears on both sides, the aid behind the left one with its thin tube."""
    shell = gloss(colour, roughness=0.25)
    for side in (1, -1):
        ear = on_head(92 * side, -7, HEAD_RADIUS + 0.002)
        ball(0.03, ear, skin_wood(skin), scale=(0.7, 0.75, 1.15), segments=24)
    case = [
        on_head(-84, 8, HEAD_RADIUS + 0.022),
        on_head(-93, 15, HEAD_RADIUS + 0.026),
        on_head(-103, 6, HEAD_RADIUS + 0.024),
        on_head(-107, -7, HEAD_RADIUS + 0.018),
    ]
    tube(case, 0.0165, shell, smooth=6, taper=lambda t: 0.75 + 0.35 * t)
    wire = [
        on_head(-84, 8, HEAD_RADIUS + 0.022),
        on_head(-80, 0, HEAD_RADIUS + 0.022),
        on_head(-84, -8, HEAD_RADIUS + 0.016),
    ]
    tube(wire, 0.005, matte('white', roughness=0.4), smooth=5)


def laugh_lines():
    for side in (-1, 1):
        tube([on_head(28 * side, 5), on_head(31 * side, 8)], 0.0035, matte('walnut', roughness=0.6), smooth=0)


def pinned_apron(colour):
    """Curved felt sheet in front of the dress, wide at the skirt and narrow at the bib, with a pocket."""
    profile = [(0.21, 0.06), (0.212, 0.12)] + spline(
        [(0.2, 0.2), (0.182, 0.34), (0.155, 0.46), (0.14, 0.505)], 6
    )
    bm = bmesh.new()
    rows = []
    for radius, z in profile:
        half_angle = 62 if z < 0.34 else 36 - (z - 0.34) * 40
        angles = [math.radians(half_angle * (k / 8 - 1)) for k in range(17)]
        away = radius + 0.009
        rows.append([bm.verts.new((away * math.sin(a), -away * math.cos(a), z)) for a in angles])
    for lower, upper in zip(rows, rows[1:]):
        for k in range(16):
            bm.faces.new([lower[k], lower[k + 1], upper[k + 1], upper[k]])
    sheet = mesh('apron', bm, felt(colour, scale=3, bump=0.25), bevel=0, angle=170)
    sheet.modifiers.new('s', 'SOLIDIFY').thickness = 0.012
    pocket = felt(mix(colour, 'white', 0.35), scale=3, bump=0.2)
    slab(rounded_rectangle(0.15, 0.09, 0.03), 0.014, (0, -0.212, 0.2), pocket, rot=(84, 0, 0), bevel=0.005)


def two_arms(arms, dress, skin):
    hands = ((-0.235, -0.05, 0.27), (0.235, -0.05, 0.27)) if arms == 'down' else arms
    for side, hand in zip((-1, 1), hands):
        if not hand:
            continue
        shoulder = (side * 0.115, 0, 0.5)
        bend = (side * 0.055, 0, -0.015)
        elbow = tuple((a + b) / 2 + d for a, b, d in zip(shoulder, hand, bend))
        tube([shoulder, elbow, hand], 0.042, paint(dress), smooth=8, taper=lambda t: 1.05 - 0.2 * t)
        ball(0.044, tuple(a + (a - b) * 0.12 for a, b in zip(hand, elbow)), skin_wood(skin), segments=24)
