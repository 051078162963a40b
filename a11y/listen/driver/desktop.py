"""The virtual display, buses, window manager and Orca of one run, in a temporary folder."""
import os
import shutil
import subprocess
import tempfile
import time

from processes import Processes, SetupError
from speech import Speech

HERE = os.path.dirname(os.path.abspath(__file__))
AT_SPI = "/usr/libexec/at-spi-bus-launcher"
# Environment variables that the accessibility library reads.
BUS_SETTINGS = (
    "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "GSETTINGS_BACKEND", "HOME",
)
SIZE = (1280, 900)
FOLDERS = {
    "HOME": "home",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "run",
}


class Desktop:
    """`processes`, `speech` and, once started, `atspi`: the accessibility bus."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="listen.")
        self.speech = Speech(os.path.join(self.folder, "speech.jsonl"))
        folders = {name: os.path.join(self.folder, path) for name, path in FOLDERS.items()}
        for path in folders.values():
            os.mkdir(path, mode=0o700)
        self.environment = {
            **folders,
            "PATH": "/usr/bin:/bin",
            "TMPDIR": self.folder,
            # Dates are typed in Firefox in the order of the locale.
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "TZ": "America/Edmonton",
            "XDG_SESSION_TYPE": "x11",
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "GSETTINGS_BACKEND": "memory",
            "GIO_USE_VFS": "local",
            "NO_AT_BRIDGE": "0",
            "MOZ_CRASHREPORTER_DISABLE": "1",
            "MOZ_DISABLE_AUTO_SAFE_MODE": "1",
            "LISTEN_LOG": self.speech.path,
        }
        self.processes = Processes(self.folder, self.environment)
        self.atspi = None

    def start(self):
        """Starts everything but the browser. Raises a SetupError that names what did not start."""
        environment, processes = self.environment, self.processes
        screen = f"{SIZE[0]}x{SIZE[1]}x24"
        environment["DISPLAY"] = ":" + processes.start_answering("Xvfb", lambda pipe: [
            "Xvfb", "-displayfd", str(pipe), "-screen", "0", screen,
            "-nolisten", "tcp", "-noreset", "-ac"])
        bus = processes.start_answering("dbus-daemon", lambda pipe: [
            "dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={pipe}"])
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        processes.start(
            "at-spi", [AT_SPI, "--launch-immediately", "--a11y=1", "--screen-reader=1"])
        processes.start("openbox", ["openbox", "--sm-disable"])
        self._await_screen()
        self._join_bus()
        self._start_orca()

    def _await_screen(self):
        bus = os.path.join(self.environment["XDG_RUNTIME_DIR"], "at-spi")
        end = time.monotonic() + 10
        ask = ["xdotool", "getdisplaygeometry"]
        while subprocess.run(ask, env=self.environment, capture_output=True).returncode \
                or not os.path.exists(bus):
            if time.monotonic() > end:
                raise SetupError("there is no screen or no accessibility bus")
            time.sleep(0.05)

    def _join_bus(self):
        # The library reads the environment of this process when it is imported.
        for name in BUS_SETTINGS:
            os.environ[name] = self.environment[name]
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
        Atspi.init()
        Atspi.set_timeout(1500, 3000)  # ms: limits of a call, and of a call to a starting program
        self.atspi = Atspi

    def _start_orca(self):
        orca = self.processes.start("orca", ["/usr/bin/python3", os.path.join(HERE, "reader.py")])

        def is_on():
            said = " ".join(self.speech.said_since(0)).lower()
            return "screen reader on" in said or orca.poll() is not None

        if not self.speech.wait_for(is_on, 30) or orca.poll() is not None:
            raise SetupError(f"Orca did not start: {self.processes.last_words('orca')}")
        self.speech.settle()

    def press(self, key):
        """Presses an X key such as Tab or ctrl+Home; orca+ stands for Orca's modifier, Insert."""
        key = key.replace("Enter", "Return")
        own = key.removeprefix("orca+")
        if own == key:
            self.processes.run("xdotool", "key", "--clearmodifiers", key)
            return
        self.processes.run("xdotool", "keydown", "Insert")
        self.processes.run("xdotool", "key", own)
        self.processes.run("xdotool", "keyup", "Insert")

    def type(self, text):
        """Types, with 40 ms between letters."""
        self.processes.run("xdotool", "type", "--delay", "40", text)

    def end(self):
        """Ends all started programs and removes the folder."""
        self.processes.end()
        shutil.rmtree(self.folder, ignore_errors=True)
