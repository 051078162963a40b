#!/usr/bin/python3
"""Starts the real Orca, with its voice replaced by a file.

Three things are changed from outside; what Orca says, and when, is its own:

1. the synthesiser is an in-process "speech server" that writes each
   utterance to a file (LISTEN_LOG), one JSON object a line: no sound card,
   no daemon, nothing that can block;
2. a line is written for each key and event that Orca has handled, so that
   the driver can tell when Orca has nothing left to say;
3. Orca's check for another Orca of the same user is off, so that two runs
   may go on at the same time on two screens.
"""
import importlib.machinery
import importlib.util
import json
import os
import sys
import time
import types

from orca import event_manager, settings

LOG = open(os.environ["LISTEN_LOG"], "a", buffering=1, encoding="utf-8")
ORCA = "/usr/bin/orca"
SERVER = "written_speech"


def write(kind, **what):
    """Appends one line to the log: its kind, the time in s, and `what`."""
    LOG.write(json.dumps({"kind": kind, "at": time.time(), **what}, ensure_ascii=False) + "\n")


def written_speech():
    """The module that Orca takes for its synthesiser."""
    from gi.repository import GLib
    from orca import chnames, orca_state, speechserver

    class SpeechServer(speechserver.SpeechServer):
        """Speaks by writing. An utterance is over as soon as it is written."""

        only = None

        def __init__(self):
            super().__init__()
            self._readings = 0

        @staticmethod
        def getFactoryName():
            return "Written speech"

        @classmethod
        def getSpeechServer(cls, info=None):
            cls.only = cls.only or cls()
            return cls.only

        @classmethod
        def getSpeechServers(cls):
            return [cls.getSpeechServer()]

        @staticmethod
        def shutdownActiveServers():
            pass

        def getInfo(self):
            return ["Written speech", "written"]

        def getVoiceFamilies(self):
            return [speechserver.VoiceFamily({})]

        def speak(self, text=None, acss=None, interrupt=True):
            if not text:
                return
            # As the usual server does before it speaks.
            script = orca_state.activeScript
            if script:
                text = script.utilities.adjustForPronunciation(text)
            write("said", text=text.replace("\u00a0", " "))

        def speakCharacter(self, character, acss=None):
            write("said", text=chnames.getCharacterName(character) or character)

        def speakKeyEvent(self, event, acss=None):
            self.speak(event.getKeyName())

        def sayAll(self, utteranceIterator, progressCallback):
            """Reads a page out, as far as nobody stops it."""
            context = speechserver.SayAllContext
            self._readings += 1
            reading, before = self._readings, None

            def go_on():
                nonlocal before
                if reading != self._readings:
                    if before:
                        progressCallback(before.copy(), context.INTERRUPTED)
                    return False
                if before:
                    before.currentOffset = before.endOffset
                    before.currentEndOffset = None
                    progressCallback(before.copy(), context.COMPLETED)
                before = next(utteranceIterator, (None, None))[0]
                if before is None:
                    return False
                before.currentOffset = before.startOffset
                self.speak(before.utterance)
                progressCallback(before.copy(), context.PROGRESS)
                GLib.timeout_add(1, go_on)
                return False

            GLib.idle_add(go_on)

        def stop(self):
            self._readings += 1

        def shutdown(self):
            pass

        def reset(self, text=None, acss=None):
            pass

    module = types.ModuleType(SERVER)
    module.SpeechServer = SpeechServer
    return module


def choose_settings():
    """Before Orca's settings manager starts: speech only, and no page read out unasked."""
    settings.speechFactoryModules = [SERVER]
    settings.speechServerFactory = SERVER
    settings.enableSpeech = True
    settings.enableBraille = False
    settings.enableBrailleMonitor = False
    settings.enableSound = False
    settings.enableKeyEcho = False
    # Otherwise the whole page is read at once, and the reader stands at its end.
    settings.sayAllOnLoad = False
    settings.timeoutTime = 30


def note_what_is_handled():
    """Writes a line before and after each event, after each key, and for what takes the focus."""
    manager = event_manager.EventManager
    handle_event, handle_key = manager._processObjectEvent, manager._processKeyboardEvent

    def event_handled(self, event):
        write("begun")
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            try:
                write("focus", role=event.source.getRoleName(), name=event.source.name)
            except Exception:  # The element has gone already: then nobody hears of it either.
                pass
        try:
            return handle_event(self, event)
        finally:
            write("event", type=str(event.type))

    def key_handled(self, event):
        answer = handle_key(self, event)
        write("key", key=str(event.event_string))
        return answer

    manager._processObjectEvent = event_handled
    manager._processKeyboardEvent = key_handled


def start():
    """Runs Orca's own start-up file, which ends with the process."""
    loader = importlib.machinery.SourceFileLoader("orca_start", ORCA)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("orca_start", loader))
    loader.exec_module(module)
    module.otherOrcas = lambda: []
    sys.exit(module.main())


choose_settings()
sys.modules[SERVER] = written_speech()
note_what_is_handled()
start()
