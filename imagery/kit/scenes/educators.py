"""Eight portraits of educators in the same light and crop."""

from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import area, backdrop, camera, world


def portrait(backdrop_colour, **options):
    """Bust of one educator before a plain backdrop."""
    world('FFF8F0', 0.5)
    backdrop(backdrop_colour, y=2.2, radius=2.2, width=30, height=14)
    doll((0, 0, -0.45), 3.4, **options)
    area((-4.6, -5.6, 5.2), (0, 0, 2), 3.4, 430, colour='FFF0DE')
    area((5.5, -4.5, 2.6), (0, 0, 2), 4, 120, colour='FFE3D0')
    area((3.2, 3.6, 5), (0, 0, 2.1), 2.2, 150, colour='FFF0DA')
    area((0, -2, 7.5), (0, 2.5, 2), 4, 110, colour='FFF3E4')
    camera((0, -8.4, 2.35), (0, 0, 1.93), lens=100, aperture=0.25, focus=(0, -0.5, 2.2))


PORTRAITS = [
    (
        'F6C9B4',
        dict(dress='teal', skin=2, hair=0, style='bun', trim='sun', pattern='yoke', look=6, glasses='5E3B24'),
    ),
    (
        'CFE3EC',
        dict(dress='coral', skin=3, hair='plum', style='hijab', pattern='plain', trim='apricot', look=-5),
    ),
    (
        'F7DFA0',
        dict(
            dress='sky',
            skin=0,
            hair='C9C3BC',
            style='greybun',
            trim='white',
            pattern='plain',
            look=5,
            glasses='teal',
            wrinkle=True,
        ),
    ),
    (
        'C9D9C4',
        dict(
            dress='plum',
            skin=2,
            hair='sun',
            style='turban',
            trim='apricot',
            beard='2A2022',
            pattern='plain',
            look=-4,
        ),
    ),
    ('DCCBE2', dict(dress='sun', skin=4, hair=4, style='afro', trim='coral', pattern='stripe', look=4)),
    (
        'F9D5B8',
        dict(
            dress='sage',
            skin=1,
            hair=2,
            style='short',
            trim='cream',
            pattern='yoke',
            look=17,
            beard='8E5A2D',
            aid='sky',
        ),
    ),
    ('BFDCD6', dict(dress='apricot', skin=1, hair=4, style='long', trim='teal', pattern='plain', look=5)),
    (
        'F4EAD6',
        dict(
            dress='coral',
            skin=3,
            hair='C9C3BC',
            style='short',
            trim='sky',
            pattern='yoke',
            look=-5,
            beard='C9C3BC',
            glasses='3F9186',
            wrinkle=True,
        ),
    ),
]


for i, (b, k) in enumerate(PORTRAITS):
    scene(f'educator_{i + 1}', (800, 800), exposure=0.05)((lambda b, k: lambda: portrait(b, **k))(b, k))
