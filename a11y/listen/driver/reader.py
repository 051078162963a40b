#!/usr/bin/python3
"""Starts the real Orca with a log file in place of its voice.

Three things are changed; they do not affect what Orca says, or when:

1. the synthesiser is an in-process "speech server" that writes each
   utterance to a file (LISTEN_LOG), one JSON object a line: no sound card,
   no daemon, nothing that can block;
2. a line is written for each key and event that Orca has handled, so that
   the driver can tell when Orca has finished;
3. Orca's check for another Orca of the same user is off, so that two runs
   are possible at the same time on two displays.
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
    """A module that Orca loads as its speech server."""
    from gi.repository import GLib
    from orca import chnames, orca_state, speechserver

    class SpeechServer(speechserver.SpeechServer):
        """Writes utterances to the log. An utterance ends as soon as it is written."""

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
            # Orca's own speech servers do this before they speak.
            script = orca_state.activeScript
            if script:
                text = script.utilities.adjustForPronunciation(text)
            write("said", text=text.replace("\u00a0", " "))

        def speakCharacter(self, character, acss=None):
            write("said", text=chnames.getCharacterName(character) or character)

        def speakKeyEvent(self, event, acss=None):
            self.speak(event.getKeyName())

        def sayAll(self, utteranceIterator, progressCallback):
            """Reads a page aloud until it is stopped."""
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
    """Speech only, and no reading of pages when they open. Runs before Orca's settings manager."""
    settings.speechFactoryModules = [SERVER]
    settings.speechServerFactory = SERVER
    settings.enableSpeech = True
    settings.enableBraille = False
    settings.enableBrailleMonitor = False
    settings.enableSound = False
    settings.enableKeyEcho = False
    # Otherwise Orca reads the whole page, and its cursor ends at the bottom.
    settings.sayAllOnLoad = False
    settings.timeoutTime = 30


def note_what_is_handled():
    """Logs the start and end of each event, each key, and each element that takes the focus."""
    manager = event_manager.EventManager
    handle_event, handle_key = manager._processObjectEvent, manager._processKeyboardEvent

    def event_handled(self, event):
        write("begun")
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            try:
                write("focus", role=event.source.getRoleName(), name=event.source.name)
            except Exception:  # The element is already removed, so Orca says nothing about it.
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
    """Runs Orca's start-up script, and ends the process with it."""
    loader = importlib.machinery.SourceFileLoader("orca_start", ORCA)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("orca_start", loader))
    loader.exec_module(module)
    module.otherOrcas = lambda: []
    sys.exit(module.main())


choose_settings()
sys.modules[SERVER] = written_speech()
note_what_is_handled()
start()
