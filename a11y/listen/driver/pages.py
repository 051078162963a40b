"""Reads the accessibility tree of a page from the accessibility bus (AT-SPI)."""

BROWSERS = ("firefox", "chromium", "google chrome", "mozilla", "nightly")
STATES = (
    "FOCUSED", "EXPANDED", "EXPANDABLE", "CHECKED", "PRESSED",
    "SELECTED", "REQUIRED", "INVALID_ENTRY", "MODAL",
)
ATTRIBUTES = ("xml-roles", "level", "live", "container-live")
# Limits: depth of the page within the browser's window, and number of objects in the page.
DEPTH, PARTS = 14, 4000


class Pages:
    """Finds the page that is shown, and formats its accessibility tree."""

    def __init__(self, atspi):
        self._atspi = atspi

    def shown(self, matches=lambda url: True):
        """The page that is shown and loaded and whose URL `matches`; None if there is none."""
        for window in self._windows():
            to_do = [(window, 0)]
            while to_do:
                part, depth = to_do.pop(0)
                try:
                    if self._is_page(part):
                        if self._is_ready(part, matches):
                            return part
                        continue
                    if depth < DEPTH:
                        count = min(part.get_child_count(), 60)
                        inner = (part.get_child_at_index(index) for index in range(count))
                        to_do += [(child, depth + 1) for child in inner if child]
                except Exception:  # Any object may disappear while it is read.
                    continue
        return None

    def tree(self):
        """One line for each object of the page: role, name, states, text."""
        page = self.shown()
        return [self._line(part, depth) for part, depth in self._walk(page)] if page else []

    def _windows(self):
        desktop = self._atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            try:
                program = desktop.get_child_at_index(index)
                if (program.get_name() or "").lower().startswith(BROWSERS):
                    yield program
            except Exception:
                continue

    def _is_page(self, part):
        role = self._atspi.Role
        return part.get_role() in (role.DOCUMENT_WEB, role.DOCUMENT_FRAME)

    def _is_ready(self, page, matches):
        page.clear_cache()
        states, kind = page.get_state_set(), self._atspi.StateType
        attributes = page.get_document_attributes() or {}
        url = attributes.get("DocURL") or attributes.get("URI") or ""
        return states.contains(kind.SHOWING) and not states.contains(kind.BUSY) and matches(url)

    def _walk(self, part, depth=0, left=None):
        left = left if left is not None else [PARTS]
        left[0] -= 1
        if part is None or left[0] < 0:
            return
        yield part, depth
        for index in range(part.get_child_count()):
            yield from self._walk(part.get_child_at_index(index), depth + 1, left)

    def _line(self, part, depth):
        part.clear_cache()
        kinds, states = self._atspi.StateType, part.get_state_set()
        held = [name.lower() for name in STATES if states.contains(getattr(kinds, name))]
        attributes = part.get_attributes() or {}
        held += [f"{name}={attributes[name]}" for name in ATTRIBUTES if attributes.get(name)]
        words = ""
        if "Text" in part.get_interfaces():
            text = self._atspi.Text
            length = min(text.get_character_count(part), 80)
            words = text.get_text(part, 0, length).replace("\ufffc", "□")
        name = part.get_name() or ""
        end = f" — {words}" if words and words != name else ""
        return f"{'  ' * depth}{part.get_role_name()} “{name}” {' '.join(held)}{end}"
