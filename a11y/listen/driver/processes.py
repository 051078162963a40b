"""The programs of one run: they end with the driver, and each is ended by its id."""
import ctypes
import os
import select
import signal
import subprocess
import time

LIBC = ctypes.CDLL("libc.so.6", use_errno=True)
DIE_WITH_PARENT, ADOPT_ORPHANS = 1, 36  # PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER


class SetupError(Exception):
    """A program that listening needs did not start; the message names it."""


def _in_child():
    LIBC.prctl(DIE_WITH_PARENT, signal.SIGKILL)
    os.setsid()


def descendants(pid):
    """The ids of all live processes that `pid` has started, directly or not."""
    children = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                # After the name in brackets, which may contain any character: state, parent.
                state, parent = file.read().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if state != "Z":
            children.setdefault(int(parent), []).append(int(entry))
    found, to_do = [], [pid]
    while to_do:
        own = children.get(to_do.pop(), [])
        found += own
        to_do += own
    return found


class Processes:
    """Starts programs in one folder and one environment, with a log file for each."""

    def __init__(self, folder, environment):
        self.folder, self.environment = folder, environment
        self._started = []
        LIBC.prctl(ADOPT_ORPHANS, 1, 0, 0, 0)

    def start(self, name, arguments, **options):
        """Starts a program; what it prints goes to NAME.log."""
        with open(os.path.join(self.folder, f"{name}.log"), "ab") as log:
            process = subprocess.Popen(
                arguments, env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, preexec_fn=_in_child, **options)
        self._started.append(process)
        return process

    def start_answering(self, name, arguments_for):
        """Starts a program that writes one line to a pipe once it is ready, and returns the line.

        `arguments_for` gets the number of the pipe's end. Throws a SetupError after 10 s.
        """
        reading, writing = os.pipe()
        self.start(name, arguments_for(writing), pass_fds=[writing])
        os.close(writing)
        answer, end = b"", time.monotonic() + 10
        while b"\n" not in answer and time.monotonic() < end:
            if select.select([reading], [], [], 0.2)[0]:
                part = os.read(reading, 4096)
                if not part:
                    break
                answer += part
        os.close(reading)
        if b"\n" not in answer:
            raise SetupError(f"{name} gave no answer: {self.last_words(name)}")
        return answer.split(b"\n")[0].decode().strip()

    def run(self, *arguments):
        """Runs a short command to its end. Throws if it fails or takes longer than 20 s."""
        subprocess.run(
            arguments, env=self.environment, check=True, capture_output=True, timeout=20)

    def last_words(self, name, length=800):
        """The end of what a program has printed."""
        try:
            path = os.path.join(self.folder, f"{name}.log")
            with open(path, encoding="utf-8", errors="replace") as file:
                return file.read()[-length:]
        except OSError:
            return ""

    def end(self):
        """Terminates all programs, last started first; after 2 s kills those that are left."""
        for process in reversed(self._started):
            if process.poll() is None:
                process.terminate()
        start, empty = time.monotonic(), 0
        # Checked four times, because an orphan is missing from the list until it is adopted.
        while empty < 4 and time.monotonic() < start + 5:
            self._reap()
            left = descendants(os.getpid())
            empty = 0 if left else empty + 1
            if time.monotonic() > start + 2:
                for pid in left:
                    try:
                        os.kill(pid, signal.SIGKILL)
                    except ProcessLookupError:
                        pass
            time.sleep(0.05)

    def _reap(self):
        for process in self._started:
            process.poll()
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
