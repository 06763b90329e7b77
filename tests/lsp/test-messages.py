#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-messages.py LEAF: `leaf lsp` and messages that no well-behaved editor sends. TAP."""
import json, subprocess, sys, traceback

LEAF = sys.argv[1]
PARSE, REQUEST = -32700, -32600
URI = "file:///nowhere/tale.ni"


class Server:
    def __init__(self):
        self.run = subprocess.Popen([LEAF, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run.stdin.close()
        self.run.stdout.close()
        self.run.wait(60)

    def send(self, body, length=None):
        self.run.stdin.write(b"Content-Length: %d\r\n\r\n" % (len(body) if length is None else length) + body)
        self.run.stdin.flush()

    def note(self, method, **params):
        self.send(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def hear(self):
        """The next message that is no notification."""
        while True:
            length = None
            while (line := self.run.stdout.readline()).strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            assert length is not None, "the server has ended"
            message = json.loads(self.run.stdout.read(length))
            if "method" not in message:
                return message

    def ask(self, method, **params):
        self.send(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).encode())
        message = self.hear()
        assert message["id"] == 7, message
        return message

    def open(self, text):
        self.note("textDocument/didOpen", textDocument={"uri": URI, "languageId": "inform7", "version": 1, "text": text})

    def symbols(self):
        return self.ask("textDocument/documentSymbol", textDocument={"uri": URI})


def test_order(server):
    """no document is opened before initialize, which is accepted once, and no request is answered after shutdown"""
    server.open("The Lab is a room.")
    assert "result" in server.ask("initialize", capabilities={})
    assert server.symbols()["error"]["code"] == -32602
    assert server.ask("initialize", capabilities={})["error"]["code"] == REQUEST
    server.open("The Lab is a room.")
    assert "result" in server.symbols()
    assert server.ask("shutdown")["result"] is None
    assert server.symbols()["error"]["code"] == REQUEST
    assert server.ask("shutdown")["error"]["code"] == REQUEST
    server.note("exit")
    assert server.run.wait(60) == 0


def test_refused(server):
    """a message that is nested too deeply or too long is answered with an error, and the next one is answered as usual"""
    server.ask("initialize", capabilities={})
    deep = b'{"jsonrpc":"2.0","id":1,"method":"x","params":%s}'
    for body in (deep % (b"[" * 600 + b"]" * 600), deep % (b"[" * 60 + b'"\\ud83d' + b"[" * 9000), b"x" * (17 << 20), b"{"):
        server.send(body)
        message = server.hear()
        assert message["error"]["code"] == PARSE and message["id"] is None, message
        assert "error" in server.symbols()
        assert "result" in server.ask("workspace/symbol", query="")
    server.send(b"{}", 1 << 60)
    assert server.hear()["error"]["code"] == PARSE


def test_line_ends(server):
    """a position beyond the end of a line means its end, before both characters of a line break"""
    server.ask("initialize", capabilities={})
    server.open('The Lab is a room.\r\nThe lamp is here.\r\n')
    end = {"line": 0, "character": 900}
    server.note("textDocument/didChange", textDocument={"uri": URI, "version": 2}, contentChanges=[{"range": {"start": end, "end": end}, "text": " The Hut is a room."}])
    spans = server.ask("textDocument/semanticTokens/full", textDocument={"uri": URI})["result"]["data"]
    server.open('The Lab is a room. The Hut is a room.\r\nThe lamp is here.\r\n')
    assert server.ask("textDocument/semanticTokens/full", textDocument={"uri": URI})["result"]["data"] == spans != []


def main():
    tests = [(name[5:], function) for name, function in globals().items() if name.startswith("test_")]
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        trouble = None
        with Server() as server:
            try:
                test(server)
            except Exception:
                trouble = traceback.format_exc()
                server.run.kill()
        failed = failed or trouble is not None
        print(f"{'not ok' if trouble else 'ok'} {number} - {name}: {test.__doc__}", flush=True)
        for line in (trouble or "").splitlines():
            print("# " + line)
    return failed


sys.exit(main())
