# SPDX-License-Identifier: GPL-3.0-or-later
"""materials.py: makes files for the materials of a story, for the tests of releases."""
import io, struct, wave, zlib

STORY = '''"Pictures" by "A Tester"

Hebrew language is a natural language. The language of play is Hebrew language.

The Gallery is a room.

Figure of the Tower is the file "tower.png" ("A lighthouse in <fog>.").
Sound of Waves is the file "waves.wav".

Instead of listening: say "Hush: "; play the Sound of Waves; say "There."
Instead of jumping: say "You see:[line break]"; display the Figure of the Tower; say "Fine."
'''


def png(width, height):
    """An image of one colour."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + b"\x40\x80\xc0" * width for _ in range(height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def wav():
    """A second of silence."""
    written = io.BytesIO()
    with wave.open(written, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(b"\x80" * 8000)
    return written.getvalue()


def project(folder, source):
    """A project with this source, a figure "Tower.png" and a sound "Waves.wav"."""
    tale, material = folder / "Tale.inform", folder / "Tale.materials"
    (tale / "Source").mkdir(parents=True)
    (tale / "Source/story.ni").write_text(source)
    for name, content in (("Figures/Tower.png", png(100, 200)), ("Sounds/Waves.wav", wav())):
        (material / name).parent.mkdir(parents=True)
        (material / name).write_bytes(content)
    return tale


def pictures(folder):
    """A project with a figure and a sound."""
    tale, materials = folder / "Tale.inform", folder / "Tale.materials"
    (tale / "Source").mkdir(parents=True)
    (tale / "Source/story.ni").write_text(STORY)
    for name, content in (("Figures/tower.png", png(320, 200)), ("Sounds/waves.wav", wav())):
        (materials / name).parent.mkdir(parents=True)
        (materials / name).write_bytes(content)
    return tale
