"""The command lines of the browsers: a new profile, and no access to other machines."""
import os
import shutil

from desktop import SIZE

HERE = os.path.dirname(os.path.abspath(__file__))
PLACES = {
    "firefox": ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    "chromium": ["/usr/bin/chromium", "/usr/bin/chromium-browser"],
}
# The proxy for all other machines: a closed port, so that requests to them fail.
NOWHERE = "127.0.0.1:9"


def program(name):
    """The path of the browser, or None."""
    return next((path for path in PLACES[name] if os.path.exists(path)), None)


def firefox(profile, url):
    """The command for Firefox."""
    os.mkdir(profile)
    shutil.copy(os.path.join(HERE, "firefox-preferences.txt"), os.path.join(profile, "user.js"))
    width, height = map(str, SIZE)
    return [
        program("firefox"), "--no-remote", "--profile", profile,
        "--width", width, "--height", height, url,
    ]


def chromium(profile, url):
    """The command for Chromium."""
    return [
        program("chromium"),
        # Not "=complete": with that, Chromium reports each page a second time, late.
        "--force-renderer-accessibility",
        f"--user-data-dir={profile}",
        f"--window-size={SIZE[0]},{SIZE[1]}",
        "--window-position=0,0",
        f"--proxy-server={NOWHERE}",
        "--proxy-bypass-list=<local>;127.0.0.1;localhost",
        # Animations send events. firefox-preferences.txt sets the same for Firefox.
        "--force-prefers-reduced-motion",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-dev-shm-usage",
        "--disable-extensions",
        "--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication",
        "--disable-gpu",
        "--disable-sync",
        "--no-pings",
        "--password-store=basic",
        *(["--no-sandbox", "--test-type"] if os.getuid() == 0 else []),
        url,
    ]


COMMANDS = {"firefox": firefox, "chromium": chromium}
