"""Reads the log of reader.py: what Orca has said and handled."""
import json
import time

# A step is over when Orca has handled and said nothing for QUIET s, or on a busy machine for TIMES
# the time until Orca received the key.
QUIET, TIMES = 0.5, 4
# Limit of a step in s, for pages that never stop changing.
LONGEST_STEP = 8.0


class Speech:
    """Follows the log. A place is an index in `events`: later events come after it."""

    def __init__(self, path):
        self.path, self.events = path, []
        self._offset, self._begun = 0, ""
        open(path, "w", encoding="utf-8").close()

    def read(self):
        """Reads new lines; tells whether there were any."""
        with open(self.path, encoding="utf-8") as file:
            file.seek(self._offset)
            *lines, self._begun = (self._begun + file.read()).split("\n")
            self._offset = file.tell()
        self.events += [json.loads(line) for line in lines if line]
        return bool(lines)

    def said_since(self, place):
        """The utterances since a place, in order."""
        return [event["text"] for event in self._of("said", place) if event["text"].strip()]

    def focus_since(self, place):
        """Role and name of what took the focus last since a place, or None."""
        focused = self._of("focus", place)
        return f"{focused[-1]['role']} {focused[-1]['name']}" if focused else None

    def keys_since(self, place):
        """How many key presses and releases Orca has received since a place."""
        return len(self._of("key", place))

    def event_since(self, place, beginning):
        """Whether Orca has handled an event whose type starts with `beginning`."""
        return any(event["type"].startswith(beginning) for event in self._of("event", place))

    def is_at_work(self):
        """Whether Orca is handling an event."""
        return len(self._of("begun", 0)) > len(self._of("event", 0))

    def _of(self, kind, place):
        return [event for event in self.events[place:] if event["kind"] == kind]

    def wait_for(self, condition, seconds):
        """Reads until `condition()` is true; False if it is not within so many seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read()
            if condition():
                return True
            time.sleep(0.03)
        return False

    def settle_after_keys(self, place, keys):
        """Waits until Orca has received so many keys since a place, and then until it is quiet.

        Tells whether it received them, and whether it was quiet in the end.
        """
        start = time.monotonic()
        seen = self.wait_for(lambda: self.keys_since(place) >= keys, LONGEST_STEP)
        took = (time.monotonic() - start) / keys
        return seen, self.settle(quiet=max(QUIET, TIMES * took))

    def settle(self, quiet=QUIET, at_least=0.15, at_most=LONGEST_STEP):
        """Reads until Orca has been quiet for `quiet` s; False if it is not within `at_most` s."""
        start = last = time.monotonic()
        while True:
            if self.read() or self.is_at_work():
                last = time.monotonic()
            now = time.monotonic()
            if now - start >= at_most:
                return False
            if now - start >= at_least and now - last >= quiet:
                return True
            time.sleep(0.02)
