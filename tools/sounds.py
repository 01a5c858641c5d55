"""Make the sounds of the browser client: `python -m tools.sounds` writes them to web/src/sound/files.

Paper, wood, rail and a small bell, each added up from decaying tones and filtered noise, and brought to one loudness.
MP3 is what every browser plays, so it needs `lame` (on Debian: apt-get install lame). `--wave FOLDER` writes them as
WAV instead, to listen to and to look at with sox.
"""

import argparse
import io
import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

FILES = Path(__file__).parents[1] / "web" / "src" / "sound" / "files"
RATE = 32_000
LOUDNESS = -17.0  # decibels below full scale, weighted as ITU-R BS.1770 does, in the loudest tenth of a second
PEAK = 0.7
Samples = npt.NDArray[np.float64]


def times(seconds: float) -> Samples:
    """The moment of each sample."""
    return np.arange(int(seconds * RATE)) / RATE


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Parts that begin at these seconds, added up."""
    whole = np.zeros(max(int(start * RATE) + len(part) for start, part in parts))
    for start, part in parts:
        whole[int(start * RATE) :][: len(part)] += part
    return whole


def tone(pitch: float, decay: float, attack: float = 0.002) -> Samples:
    """A sine that is struck and dies away: to a third in `decay` seconds."""
    t = times(6 * decay)
    return np.sin(2 * np.pi * pitch * t) * np.exp(-t / decay) * np.minimum(1, t / attack)


def struck(pitch: float, decay: float, partials: dict[float, float]) -> Samples:
    """A body that rings in several tones, the higher the shorter: multiples of the pitch, and how strong."""
    return mix(*((0, strength * tone(pitch * of, decay / of**0.8)) for of, strength in partials.items()))


def rustle(seconds: float, low: float, high: float, rise: float, seed: int) -> Samples:
    """Noise between two pitches that swells for a share of its time and dies away."""
    t = times(seconds)
    noise = np.fft.rfft(np.random.default_rng(seed).standard_normal(len(t)))
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(t), 1 / RATE), 1))
    below, above = np.log2(low), np.log2(high)
    noise *= 1 / (1 + np.exp(-4 * (octaves - below))) / (1 + np.exp(4 * (octaves - above)))
    place = t / seconds
    shape = np.where(
        place < rise, np.sin(np.pi / 2 * place / rise) ** 2, np.cos(np.pi / 2 * (place - rise) / (1 - rise)) ** 2
    )
    sound: Samples = np.fft.irfft(noise, len(t)) * shape
    return sound / float(np.abs(sound).max())


def wood(pitch: float, decay: float = 0.09) -> Samples:
    """A bar of a marimba, with the touch of its mallet."""
    bar = struck(pitch, decay, {1: 1, 3.93: 0.22, 9.2: 0.05})
    return mix((0, bar), (0, 0.1 * rustle(0.015, 400, 2500, 0.1, 7)))


def felt(pitch: float = 150) -> Samples:
    """Something light that is put on the table."""
    return mix((0, 0.8 * tone(pitch, 0.018)), (0, 0.35 * rustle(0.03, 300, 1800, 0.05, 3)))


def bell(pitch: float, decay: float = 0.28) -> Samples:
    """A small station bell. Two tones that are almost one let it live."""
    one = struck(pitch, decay, {0.5: 0.18, 1: 1, 1.2: 0.12, 2: 0.4, 2.76: 0.16, 4.1: 0.05})
    return mix((0, one), (0, 0.3 * tone(pitch * 1.004, decay)))


def hammer(pitch: float, seed: int) -> Samples:
    """A stroke on a rail that lies on its sleeper: iron above, wood below."""
    iron = struck(pitch, 0.06, {1: 0.55, 1.52: 0.35, 2.71: 0.3, 4.18: 0.12})
    return mix((0, iron), (0, 0.9 * tone(140, 0.035)), (0, 0.3 * rustle(0.02, 800, 4000, 0.05, seed)))


def card() -> Samples:
    """A card slides over paper and is put down."""
    return mix((0, 0.5 * rustle(0.09, 1500, 6000, 0.6, 1)), (0.07, felt()))


def turn_over() -> Samples:
    """A card is lifted, turned in the air and put down."""
    return mix(
        (0, 0.35 * rustle(0.06, 2500, 8000, 0.3, 2)),
        (0.07, 0.5 * rustle(0.1, 900, 5000, 0.7, 4)),
        (0.16, felt(165)),
    )


def shuffle() -> Samples:
    """Two halves of a deck run into each other, ever faster, and are pushed together."""
    starts = np.cumsum(np.linspace(0, 0.02, 18)[::-1] + 0.014) - 0.034
    runs = [(float(at), (0.3 + 0.02 * i) * rustle(0.022, 1200, 5500, 0.15, 10 + i)) for i, at in enumerate(starts)]
    return mix(*runs, (0.43, 0.45 * rustle(0.16, 800, 4500, 0.6, 5)), (0.57, felt(135)))


def rails() -> Samples:
    """Two strokes on a rail."""
    return mix((0, 0.8 * hammer(640, 21)), (0.17, hammer(610, 22)))


def doubled() -> Samples:
    """The strokes, and a bright pair of bars above them."""
    return mix((0, 0.9 * rails()), (0.3, 0.55 * wood(1046.5, 0.16)), (0.39, 0.6 * wood(1568, 0.2)))


def ticket() -> Samples:
    """A punch through pasteboard, and a small rising chord."""
    punch = mix((0, 0.6 * rustle(0.02, 1200, 5000, 0.1, 31)), (0.035, 0.9 * felt(210)))
    rise = [(0.12 + 0.085 * i, 0.8 * wood(pitch, 0.15)) for i, pitch in enumerate((523.25, 659.26, 783.99))]
    return mix((0, 0.7 * punch), *rise, (0.4, 0.45 * bell(1046.5, 0.18)))


def taken() -> Samples:
    """Two low bars, the second lower; the small speaker of a phone has both."""
    return mix((0, wood(440, 0.11)), (0.15, wood(329.63, 0.15)))


def turn() -> Samples:
    """The bell, twice."""
    return mix((0, 0.8 * bell(880)), (0.16, 0.7 * bell(1318.5)))


def last_round() -> Samples:
    """Three strokes: the train departs."""
    return mix(*((0.24 * i, bell(659.26, 0.3)) for i in range(3)), (0.48, 0.4 * bell(987.77, 0.3)))


def end() -> Samples:
    """A run of bars up to a chord, under the bell."""
    run = [(0.1 * i, wood(pitch, 0.2)) for i, pitch in enumerate((392, 523.25, 659.26, 783.99))]
    chord = [(0.52, 0.7 * wood(pitch, 0.34)) for pitch in (261.63, 523.25, 659.26, 1046.5)]
    return mix(*run, *chord, (0.52, 0.5 * bell(1046.5, 0.34)))


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "turn-over": turn_over,
    "shuffle": shuffle,
    "rails": rails,
    "doubled": doubled,
    "ticket": ticket,
    "taken": taken,
    "turn": turn,
    "last-round": last_round,
    "end": end,
}


def in_a_room(dry: Samples) -> Samples:
    """A little of the walls, which makes one place of all sounds."""
    t = times(0.16)
    walls = rustle(0.16, 250, 3500, 0.02, 40) * np.exp(-t / 0.035)
    walls[: int(0.006 * RATE)] = 0
    wet = np.convolve(dry, walls / np.sqrt((walls**2).sum()))
    return mix((0, dry), (0, 0.12 * wet))


def loudness(sound: Samples) -> float:
    """In decibels, by ITU-R BS.1770, of the loudest tenth of a second; a shorter sound is as quiet as it is short."""
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    rumble = pitch**2 / (pitch**2 + 38**2)  # what a head does not hear
    above = (pitch / 1500) ** 4
    weight = rumble * np.sqrt((1 + 10**0.4 * above) / (1 + above))  # 4 decibels more where a head gathers it
    heard = np.fft.irfft(np.fft.rfft(sound) * weight, len(sound))
    window = RATE // 10
    return float(10 * np.log10(np.convolve(heard**2, np.ones(window) / window).max()))


def finished(sound: Samples) -> Samples:
    """In its room, without a rumble, as loud as the others, rounded where it would be too high, and faded out."""
    whole = in_a_room(sound)
    spectrum = np.fft.rfft(whole)
    pitch = np.fft.rfftfreq(len(whole), 1 / RATE)
    whole = np.fft.irfft(spectrum * pitch**2 / (pitch**2 + 50**2), len(whole))
    for _ in range(4):  # rounding takes a little of the loudness away
        whole *= 10 ** ((LOUDNESS - loudness(whole)) / 20)
        whole = PEAK * np.tanh(whole / PEAK)
    audible = np.flatnonzero(np.abs(whole) > 0.002)
    whole = whole[: audible[-1] + RATE // 100]
    fade = min(len(whole) // 3, RATE // 20)
    whole[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return whole


def as_wave(sound: Samples) -> bytes:
    """A WAV file of 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes((sound * 32767).round().astype("<i2").tobytes())
    return file.getvalue()


def as_mp3(sound: Samples) -> bytes:
    """An MP3 file. Into a file, not a pipe: then it says at its beginning how much silence the encoder put there."""
    lame = shutil.which("lame")
    if lame is None:
        sys.exit("The encoder lame is missing; on Debian: apt-get install lame")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sound.mp3"
        command = [lame, "--quiet", "-m", "m", "--preset", "64", "-q", "0", "-", str(file)]
        subprocess.run(command, input=as_wave(sound), capture_output=True, check=True)
        return file.read_bytes()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wave", type=Path, metavar="FOLDER")
    folder = parser.parse_args().wave
    (folder or FILES).mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        sound = finished(make())
        if folder:
            (folder / f"{name}.wav").write_bytes(as_wave(sound))
        else:
            (FILES / f"{name}.mp3").write_bytes(as_mp3(sound))


if __name__ == "__main__":
    main()
