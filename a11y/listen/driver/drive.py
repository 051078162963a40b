#!/usr/bin/python3
"""Drives Orca and a browser: reads one command a line, answers each with what was heard.

    drive.py firefox http://127.0.0.1:4000/

Commands and answers are JSON objects, one a line, on standard input and output:

    {"do": "press", "key": "Tab"}     {"do": "type", "text": "Ana"}
    {"do": "wait", "for": "some words", "seconds": 10}
    {"do": "rest", "seconds": 2}      waits
    {"do": "tree"}                    prints the accessibility tree

An answer has `heard` (utterances), `before` (utterances after the previous
answer), `focus` (role and name, if it moved) and `settled`. The first answer
is sent without a command, when the page is open; it has `versions` too. The
end of the input ends the driver. `{"error": …}` says why it cannot start.

It needs Debian's python3, /usr/bin/python3, which has gi and Atspi.
"""
import json
import signal
import subprocess
import sys
import time

from browser import COMMANDS, program
from desktop import Desktop
from pages import Pages
from processes import SetupError

# Limit in s for the browser to show the page, on a busy machine.
PATIENCE = 60


class Driver:
    """Opens one browser window and performs commands in it."""

    def __init__(self, desktop):
        self.desktop, self.speech = desktop, desktop.speech
        self._place = 0

    def open(self, browser, url):
        """Opens the browser at `url`, and returns what Orca says about the page."""
        place = len(self.speech.events)
        profile = f"{self.desktop.folder}/profile"
        processes, pages = self.desktop.processes, Pages(self.desktop.atspi)
        process = processes.start("browser", COMMANDS[browser](profile, url))
        end = time.monotonic() + PATIENCE
        while not pages.shown(lambda shown: shown.split("#")[0] == url.split("#")[0]):
            if process.poll() is not None or time.monotonic() > end:
                why = processes.last_words("browser")
                raise SetupError(f"{browser} does not show {url}: {why}")
            time.sleep(0.15)
        # Orca gets the event some time after the page is shown; Chromium sends a second one more
        # than a second later.
        self.speech.wait_for(lambda: self.speech.event_since(place, "document:load-complete"), 5)
        settled = self.speech.settle(quiet=2.0, at_least=0.6, at_most=20)
        return {**self._answer(place, settled), "versions": versions(browser)}

    def obey(self, command):
        """Performs one command and returns its answer."""
        before = self._said_meanwhile()
        place = len(self.speech.events)
        done = getattr(self, f"_{command['do']}")(command) or {}
        settled = done.pop("settled", None)
        if settled is None:
            settled = self.speech.settle()
        return {**self._answer(place, settled), "before": before, **done}

    def _said_meanwhile(self):
        self.speech.read()
        return self.speech.said_since(self._place)

    def _answer(self, place, settled):
        self._place = len(self.speech.events)
        return {
            "heard": self.speech.said_since(place),
            "focus": self.speech.focus_since(place),
            "settled": settled,
        }

    def _press(self, command):
        place = len(self.speech.events)
        self.desktop.press(command["key"])
        seen, settled = self.speech.settle_after_keys(place, keys=1)
        return {"settled": settled, "seen": seen}

    def _type(self, command):
        place = len(self.speech.events)
        self.desktop.type(command["text"])
        seen, settled = self.speech.settle_after_keys(place, keys=2 * len(command["text"]))
        return {"settled": settled, "seen": seen}

    def _wait(self, command):
        place, words = len(self.speech.events), command["for"].lower()
        self.speech.wait_for(
            lambda: words in " | ".join(self.speech.said_since(place)).lower(), command["seconds"])

    def _rest(self, command):
        self.speech.wait_for(lambda: False, command["seconds"])

    def _tree(self, command):
        return {"tree": Pages(self.desktop.atspi).tree()}


def versions(browser):
    """The versions of Orca and of the browser, as they print them."""
    def ask(*command):
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()

    return {
        "orca": f"Orca {ask('/usr/bin/orca', '--version').split()[-1]}",
        browser: ask(program(browser), "--version"),
    }


def answer(what):
    """Writes one answer."""
    print(json.dumps(what, ensure_ascii=False), flush=True)


def main(browser, url):
    """Runs until the input ends. Returns the exit code: 1 if a program did not start."""
    def leave(number, frame):
        sys.exit(1)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, leave)
    desktop = Desktop()
    try:
        desktop.start()
        driver = Driver(desktop)
        answer(driver.open(browser, url))
        for line in sys.stdin:
            answer(driver.obey(json.loads(line)))
    except SetupError as error:
        answer({"error": str(error)})
        return 1
    finally:
        desktop.end()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
