#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests `leaf dap` through the message channel of debugpy, an independent implementation: it frames, numbers and matches the messages, and
rejects any that violates the protocol. The requests of the session are our own."""

import os
import queue
import subprocess
import sys
import tempfile

try:
    from debugpy.common import messaging
except ImportError:
    print('1..0 # SKIP debugpy is not installed (Debian: python3-debugpy)')
    sys.exit(0)

STORY = '''"Bell" by A Tester

The Yard is a room. The Attic is above the Yard. The coin is in the Yard. The tally is a number that varies.

To bump by (N - a number):
\tlet M be N + 1;
\tnow the tally is the tally + M;
\tsay "Bump."

Instead of jumping (this is the hop rule):
\tbump by 2;
\tsay "Hop."

Instead of sleeping:
\twhile the tally is at least 0:
\t\tincrease the tally by 1;
\t\tif the tally is greater than 5, now the tally is 0.

Instead of waiting:
\tlet M be 12;
\tsay "[M divided by the tally] is {odd}."

Instead of thinking:
\tif there is a mark corresponding to a size of 500 in the Table of Weights, say "A heavy one.";
\totherwise say "None so heavy."

Table of Weights
size\tmark
''' + ''.join(f'{number}\t"w{number}"\n' for number in range(1, 41))


class Client:
    def __init__(self, folder):
        self.path = os.path.join(folder, 'bell.ni')
        with open(self.path, 'w', encoding='utf-8') as out:
            out.write(STORY)
        self.process = subprocess.Popen([os.environ['LEAF'], 'dap'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.events = queue.Queue()
        stream = messaging.JsonIOStream(self.process.stdout, self.process.stdin, 'leaf')
        self.channel = messaging.JsonMessageChannel(stream, messaging.MessageHandlers(event=self.events.put))
        self.channel.start()
        self.output = []

    def ask(self, command, **arguments):
        return self.channel.send_request(command, arguments).wait_for_response()

    def wait(self, name):
        """Waits for the next event of that name; stores what the story prints meanwhile."""
        while True:
            event = self.events.get(timeout=30)
            if event.event == 'output':
                self.output.append(event.body)
            if event.event == name:
                return event.body

    def launch(self, commands, **others):
        can = self.ask('initialize', adapterID='leaf')
        assert can['supportsStepBack'] and can['supportsDataBreakpoints'] and can['supportsConditionalBreakpoints'], can
        self.ask('launch', program=self.path, commands=commands, **others)
        self.wait('initialized')

    def begin(self):
        self.ask('configurationDone')
        return self.wait('stopped')

    def top(self):
        return self.ask('stackTrace', threadId=1)['stackFrames'][0]

    def evaluate(self, words, context='watch', frame=1):
        return self.ask('evaluate', expression=words, frameId=frame, context=context)['result']

    def set_lines(self, *breakpoints):
        return list(self.ask('setBreakpoints', source={'path': self.path}, breakpoints=list(breakpoints))['breakpoints'])

    def printed(self):
        return ''.join(one['output'] for one in self.output)

    def leave(self):
        self.ask('disconnect')
        self.process.wait(timeout=30)


def lines_stack_and_values(client):
    client.launch(['jump'])
    assert [one['verified'] for one in client.set_lines({'line': 7}, {'line': 1})] == [True, False]
    assert client.begin()['reason'] == 'breakpoint'
    assert client.ask('threads')['threads'][0]['name'] == 'story'
    frames = client.ask('stackTrace', threadId=1)['stackFrames']
    assert frames[0]['line'] == 7 and frames[0]['source']['path'] == client.path, frames[0]
    assert frames[1]['name'] == 'hop rule' and frames[1]['line'] == 11, frames[1]
    scopes = client.ask('scopes', frameId=1)['scopes']
    here = client.ask('variables', variablesReference=scopes[0]['variablesReference'])['variables']
    assert {one['name'].lower(): one['value'] for one in here}['m'] == '3', here
    everywhere = client.ask('variables', variablesReference=scopes[1]['variablesReference'])['variables']
    assert [one['value'] for one in everywhere if one['name'] == 'location'] == ['Yard'], everywhere
    assert client.evaluate('N * 10') == '20'
    assert client.evaluate('the coin is in the Yard') == 'true'
    try:
        client.evaluate('the flurble')
        raise AssertionError('nonsense was understood')
    except messaging.MessageHandlingError as problem:
        assert 'flurble' in str(problem), problem


def steps_and_back(client):
    client.launch(['jump'])
    client.set_lines({'line': 11})
    client.begin()
    client.ask('stepIn', threadId=1)
    assert client.wait('stopped')['reason'] == 'step'
    assert client.top()['line'] == 6
    client.ask('next', threadId=1)
    client.wait('stopped')
    assert client.top()['line'] == 7
    client.ask('next', threadId=1)
    client.wait('stopped')
    assert client.top()['line'] == 8 and client.evaluate('the tally') == '3'
    client.ask('stepBack', threadId=1)
    client.wait('stopped')
    assert client.top()['line'] == 7 and client.evaluate('the tally') == '0'
    client.ask('stepOut', threadId=1)
    client.wait('stopped')
    assert client.top()['line'] == 12, client.top()
    client.ask('reverseContinue', threadId=1)
    client.wait('stopped')
    assert client.top()['line'] == 11 and client.evaluate('the tally') == '0'
    client.ask('continue', threadId=1)
    assert 'command' in client.wait('stopped')['description']
    hop = [one for one in client.output if 'Hop.' in one['output']]
    assert hop and hop[-1]['line'] == 12 and hop[-1]['source']['path'] == client.path, client.output


def data_conditions_counts_and_logs(client):
    client.launch(['jump', 'jump', 'jump', 'up'])
    client.set_lines({'line': 8, 'logMessage': 'now {the tally}'}, {'line': 12, 'condition': 'the tally is 6'})
    info = client.ask('dataBreakpointInfo', name='the location of the player')
    found = client.ask('setDataBreakpoints', breakpoints=[{'dataId': info['dataId']}])['breakpoints']
    assert found[0]['verified'], found
    assert client.ask('dataBreakpointInfo', name='the flurble')['dataId'] is None
    named = client.ask('setFunctionBreakpoints', breakpoints=[{'name': 'hop rule', 'hitCondition': '3'}, {'name': 'nothing such'}])
    assert [one['verified'] for one in named['breakpoints']] == [True, False], named
    stop = client.begin()  # the player is placed in the world when the play begins
    assert stop['reason'] == 'data breakpoint' and ', by ' in stop['description'] and 'is Yard, ' in stop['description'], stop
    client.ask('continue', threadId=1)
    stop = client.wait('stopped')
    assert stop['reason'] == 'breakpoint' and client.top()['line'] == 12 and client.evaluate('the tally') == '6'
    client.ask('continue', threadId=1)
    stop = client.wait('stopped')
    assert stop['hitBreakpointIds'] == [named['breakpoints'][0]['id']] and client.top()['line'] == 10, (stop, client.top())
    client.ask('continue', threadId=1)
    stop = client.wait('stopped')
    assert stop['reason'] == 'data breakpoint' and 'was Yard and is Attic' in stop['description'], stop
    assert [one['output'] for one in client.output if one['category'] == 'console'] == ['now 3\n', 'now 6\n', 'now 9\n'], client.output


def unread_conditions_are_told(client):
    client.launch(['jump', 'jump'])
    client.set_lines({'line': 12, 'condition': 'the flurble is 6'})
    assert client.begin()['reason'] == 'breakpoint' and client.top()['line'] == 12
    assert "'the flurble is 6'" in client.printed(), client.printed()
    client.ask('continue', threadId=1)
    assert 'command' in client.wait('stopped')['description']  # reported once


def commands_come_from_the_console(client):
    client.launch([])
    assert 'command' in client.begin()['description']
    found = client.ask('completions', text='jum', column=4)['targets']
    assert {'label': 'jump', 'start': 1, 'length': 3} in found, found
    client.ask('evaluate', expression='jump', context='repl')
    client.wait('continued')
    client.wait('stopped')
    assert 'Hop.' in client.printed()
    assert client.evaluate('?hop rule', 'repl').startswith('It ran in the '), client.evaluate('?hop rule', 'repl')
    assert 'not tried' in client.evaluate('?can\'t take yourself rule', 'repl')
    assert client.evaluate('?coin', 'repl') == 'It was in scope when the command was typed.'
    named = client.ask('setFunctionBreakpoints', breakpoints=[{'name': 'action jumping'}, {'name': 'failure of instead'}, {'name': 'failure of nothing'}])
    assert [one['verified'] for one in named['breakpoints']] == [True, True, False], named
    client.ask('evaluate', expression='jump', context='repl')
    assert client.wait('stopped')['hitBreakpointIds'] == [named['breakpoints'][0]['id']]
    client.ask('setFunctionBreakpoints', breakpoints=[])
    client.ask('continue', threadId=1)
    client.wait('stopped')
    assert client.evaluate('the tally') == '6'
    line = client.ask('setFunctionBreakpoints', breakpoints=[{'name': '7'}])['breakpoints'][0]
    client.ask('evaluate', expression='jump', context='repl')
    assert client.wait('stopped')['hitBreakpointIds'] == [line['id']] and client.top()['line'] == 7
    client.set_lines()
    client.ask('setFunctionBreakpoints', breakpoints=[])
    client.ask('continue', threadId=1)
    assert 'command' in client.wait('stopped')['description']
    client.ask('evaluate', expression='jump', context='repl')
    assert 'command' in client.wait('stopped')['description']
    client.ask('restart')
    client.wait('stopped')
    assert client.ask('source', sourceReference=1)['content'] != ''
    client.ask('evaluate', expression='quit', context='repl')
    client.wait('stopped')
    client.ask('evaluate', expression='yes', context='repl')
    client.wait('terminated')


def refused(client, command, **arguments):
    """The reason for refusing a request, as a client shows it."""
    try:
        client.ask(command, **arguments)
    except messaging.MessageHandlingError as problem:
        return str(problem)
    raise AssertionError(f'{command} was done')


def what_clients_send_at_the_start(client):
    """The first requests of VS Code and nvim-dap: breakpoints in files that do not belong to the story are not set, and remove none in the story."""
    can = client.ask('initialize', clientID='vscode', clientName='A Client', adapterID='leaf', locale='en', linesStartAt1=True, columnsStartAt1=True,
                     pathFormat='path', supportsVariableType=True, supportsVariablePaging=True, supportsRunInTerminalRequest=True,
                     supportsMemoryReferences=True, supportsProgressReporting=True, supportsInvalidatedEvent=True)
    for each in ('ConfigurationDoneRequest', 'TerminateRequest', 'ExceptionInfoRequest', 'LoadedSourcesRequest', 'RestartRequest', 'LogPoints'):
        assert can['supports' + each], each
    assert [one['filter'] for one in can['exceptionBreakpointFilters']] == ['problems'], can
    assert 'cannot be read' in refused(client, 'launch', program=client.path + '.gone', commands=['quit', 'yes'])
    client.ask('launch', type='leaf', request='launch', name='The story', program=client.path, commands=['jump'], __sessionId='1')
    client.wait('initialized')
    elsewhere = client.ask('setBreakpoints', source={'name': 'other.ni', 'path': client.path + '.other'}, lines=[7], breakpoints=[{'line': 7}], sourceModified=False)
    assert [one['verified'] for one in elsewhere['breakpoints']] == [False] and 'not part of the story' in elsewhere['breakpoints'][0]['message'], elsewhere
    odd = client.set_lines({'line': 11, 'hitCondition': '% 2'}, {'line': 12}, {'line': 7, 'hitCondition': '> 0'})
    assert [one['verified'] for one in odd] == [False, True, True] and 'A hit condition is' in odd[0]['message'], odd
    client.ask('setBreakpoints', source={'path': client.path + '.other'}, breakpoints=[])
    client.ask('setFunctionBreakpoints', breakpoints=[])
    client.ask('setDataBreakpoints', breakpoints=[])
    client.ask('setExceptionBreakpoints', filters=[], filterOptions=[])
    assert client.begin()['reason'] == 'breakpoint'
    assert client.ask('threads')['threads'][0]['id'] == 1
    stack = client.ask('stackTrace', threadId=1, startFrame=0, levels=2)
    assert len(stack['stackFrames']) == 2 and stack['totalFrames'] > 2 and stack['stackFrames'][0]['line'] == 7, stack
    sources = client.ask('loadedSources')['sources']
    assert any(one.get('path') == client.path for one in sources), sources
    library = next(one['sourceReference'] for one in sources if 'sourceReference' in one)
    assert client.ask('source', source={'sourceReference': library}, sourceReference=library)['content']
    assert 'unknown request' in refused(client, 'attach')
    assert 'no run-time problem' in refused(client, 'exceptionInfo', threadId=1)


def lines_are_counted_as_the_client_does(client):
    client.ask('initialize', adapterID='leaf', linesStartAt1=False, columnsStartAt1=False)
    client.ask('launch', program=client.path, commands=['jump'])
    client.wait('initialized')
    assert [(one['verified'], one['line']) for one in client.set_lines({'line': 6})] == [(True, 6)]
    client.begin()
    assert (client.top()['line'], client.top()['column']) == (6, 1), client.top()


def a_busy_story_is_paused(client):
    """A story in an endless turn answers requests, can be paused at a statement, and can step back from there."""
    client.launch(['sleep'])
    client.ask('configurationDone')
    assert 'notStopped' in refused(client, 'stackTrace', threadId=1)
    assert client.set_lines({'line': 12})[0]['verified']
    assert client.ask('threads')['threads'][0]['name'] == 'story'
    for _ in range(100):
        client.ask('pause', threadId=1)
        assert client.wait('stopped')['reason'] == 'pause'
        if client.top()['source']['name'] == 'bell.ni':
            break
        client.ask('continue', threadId=1)  # the turn had not reached its loop yet
    assert client.top()['line'] in (15, 16, 17), client.top()
    assert 0 <= int(client.evaluate('the tally')) <= 6
    client.ask('stepIn', threadId=1)
    assert client.wait('stopped')['reason'] == 'step'
    client.ask('continue', threadId=1)
    client.ask('terminate')
    client.wait('terminated')
    assert 'has ended' in refused(client, 'continue', threadId=1)
    client.ask('restart')
    assert 'notStopped' in refused(client, 'scopes', frameId=1)


def a_set_table_entry_is_found(client):
    """A long table gets an index when it is searched; an entry that is set afterwards is found too."""
    client.launch(['think', 'jump', 'think'])
    client.set_lines({'line': 8})
    client.begin()
    assert client.ask('setExpression', expression='size in row 3 of the Table of Weights', value='500', frameId=1)['value'] == '500'
    client.ask('continue', threadId=1)
    client.wait('stopped')
    said = ''.join(one['output'] for one in client.output)
    assert said.count('None so heavy.') == 1 and said.count('A heavy one.') == 1, said


def run_time_problems(client):
    """On request, the story pauses at a run-time problem and names it; braces in the author's text are not replaced by values."""
    client.launch(['wait', 'wait'])
    client.ask('setExceptionBreakpoints', filters=['problems'])
    stop = client.begin()
    info = client.ask('exceptionInfo', threadId=1)
    assert stop['reason'] == 'exception' and stop['description'] == info['description'] and 'zero' in info['description'], (stop, info)
    assert client.top()['line'] == 21, client.top()
    client.ask('setExceptionBreakpoints', filters=[])
    assert client.ask('setFunctionBreakpoints', breakpoints=[{'name': 'any problem'}])['breakpoints'][0]['verified']
    client.ask('continue', threadId=1)
    assert client.wait('stopped')['reason'] == 'breakpoint' and client.top()['line'] == 21
    client.ask('continue', threadId=1)
    assert 'command' in client.wait('stopped')['description']
    assert len([one for one in client.output if one['category'] == 'stderr']) == 2, client.output
    assert '{the flurble}' in refused(client, 'evaluate', expression='{the flurble}', context='watch')


def values_are_set(client):
    """Values are set in the play itself, and set again when it is stepped back and forwards, unless it is stepped back to before the change."""
    client.launch(['jump', 'jump'])
    client.set_lines({'line': 8})
    client.begin()
    here, everywhere = [one['variablesReference'] for one in client.ask('scopes', frameId=1)['scopes']][:2]
    assert client.evaluate('the tally') == '3'
    assert client.ask('setExpression', expression='the tally', value='100', frameId=1)['value'] == '100'
    names = [one['name'] for one in client.ask('variables', variablesReference=here)['variables']]
    local = next(name for name in names if name.lower() == 'm')
    assert client.ask('setVariable', variablesReference=here, name=local, value='8')['value'] == '8'
    assert (client.evaluate('the tally'), client.evaluate('M')) == ('100', '8')
    assert client.ask('setVariable', variablesReference=everywhere, name='turn count', value='7')['value'] == '7'
    client.ask('setExpression', expression='the coin', value='in the Attic', frameId=1)
    assert client.evaluate('the coin is in the Attic') == 'true'
    client.ask('stepOut', threadId=1)
    client.wait('stopped')
    client.ask('stepBack', threadId=1)
    client.wait('stopped')
    assert (client.top()['line'], client.evaluate('the tally'), client.evaluate('M'), client.evaluate('the coin is in the Attic')) == (8, '100', '8', 'true')
    client.ask('continue', threadId=1)
    client.wait('stopped')
    assert (client.top()['line'], client.evaluate('the tally')) == (8, '103')
    for back in ('stepBack', 'stepBack', 'reverseContinue'):
        client.ask(back, threadId=1)
        client.wait('stopped')
    assert client.evaluate('the tally') == '100'
    client.ask('stepBack', threadId=1)
    client.wait('stopped')
    assert client.evaluate('the tally') == '0' and client.evaluate('the coin is in the Yard') == 'true'
    client.set_lines()
    for _ in range(2):  # the second jump, too
        client.ask('continue', threadId=1)
        client.wait('stopped')
    assert 'flurble' in refused(client, 'setVariable', variablesReference=everywhere, name='turn count', value='the flurble')
    assert 'notStopped' not in refused(client, 'setVariable', variablesReference=everywhere, name='no such name', value='3')
    assert client.ask('setExpression', expression='the tally', value='50')['value'] == '50'
    client.ask('evaluate', expression='jump', context='repl')
    client.wait('continued')
    client.wait('stopped')
    assert client.evaluate('the tally') == '53'


def what_is_offered(client):
    """The world as a tree, optionally in pieces; locations for breakpoints; completions of an expression."""
    client.launch(['jump'])
    source = {'path': client.path}
    lines = [one['line'] for one in client.ask('breakpointLocations', source=source, line=1, endLine=12)['breakpoints']]
    assert 7 in lines and 11 in lines and 1 not in lines, lines
    assert all(one['verified'] for one in client.set_lines(*({'line': line} for line in lines)))
    assert not client.ask('breakpointLocations', source={'path': '/elsewhere.ni'}, line=1, endLine=9)['breakpoints']
    client.set_lines({'line': 7})
    client.begin()
    world = next(one['variablesReference'] for one in client.ask('scopes', frameId=1)['scopes'] if one['name'] == 'The world')

    def within(reference, **page):
        return client.ask('variables', variablesReference=reference, **page)['variables']

    def row(reference, name):
        return next(one for one in within(reference) if one['name'] == name)

    rooms = row(world, 'rooms')['variablesReference']
    yard = row(rooms, 'Yard')['variablesReference']
    names = [one['name'] for one in within(yard)]
    assert 'coin' in names, names
    assert [one['name'] for one in within(yard, start=1, count=2)] == names[1:3]
    assert within(row(yard, 'coin')['variablesReference']), 'its properties'
    assert not within(world + 1000000)
    found = client.ask('completions', text='the coi', column=8, frameId=1)['targets']
    assert {'label': 'coin', 'start': 5, 'length': 3} in found, found
    found = client.ask('completions', text='?ho', column=4, frameId=1)['targets']
    assert [one['label'] for one in found if one['start'] == 2 and one['length'] == 2] == ['hop rule'], found
    assert not client.ask('completions', text='flurb', column=6, frameId=1)['targets']


def entries(client, reference, **page):
    return client.ask('variables', variablesReference=reference, **page)['variables']


def a_list_is_unfolded(client):
    with open(client.path, 'w', encoding='utf-8') as out:
        out.write(STORY + '''
The row is a list of numbers that varies. The row is {3, 4, 5}. The heap is a list of list of numbers that varies. The heap is {{1}, {2, 3}}.
Instead of swinging the coin:
\tlet L be {7, 8};
\tadd 9 to L;
\tsay "La.".
''')
    client.launch(['swing coin'])
    client.set_lines({'line': 1 + STORY.count('\n') + 5})
    client.begin()
    here = entries(client, client.ask('scopes', frameId=1)['scopes'][0]['variablesReference'])
    local = [one for one in here if one['name'].lower() == 'l'][0]
    assert local['indexedVariables'] == 3, local
    found = entries(client, local['variablesReference'])
    assert [(one['name'], one['value'], one['type']) for one in found] == [('1', '7', 'number'), ('2', '8', 'number'), ('3', '9', 'number')], found
    assert [one['value'] for one in entries(client, local['variablesReference'], start=1, count=1)] == ['8']
    assert client.evaluate(found[2]['evaluateName']) == '9'
    row = client.ask('evaluate', expression='the row', frameId=1, context='watch')
    assert [one['value'] for one in entries(client, row['variablesReference'])] == ['3', '4', '5'], row
    heap = entries(client, client.ask('evaluate', expression='the heap', frameId=1, context='watch')['variablesReference'])
    assert [one['value'] for one in entries(client, heap[1]['variablesReference'])] == ['2', '3'], heap
    assert not client.ask('evaluate', expression='the tally', frameId=1, context='watch')['variablesReference']
    client.ask('continue', threadId=1)
    client.wait('stopped')
    assert not entries(client, local['variablesReference']), 'a reference is of the stop at which it was told'


def the_files_of_a_project(client):
    """A breakpoint in a part of the story pauses there, and the client receives its path."""
    project = os.path.join(os.path.dirname(client.path), 'Bell.inform', 'Source')
    parts = os.path.join(os.path.dirname(client.path), 'Bell.materials', 'Source')
    story, part = os.path.join(project, 'story.ni'), os.path.join(parts, 'hops.i7')
    for folder in (project, parts):
        os.makedirs(folder)
    with open(story, 'w', encoding='utf-8') as out:
        out.write('"Bell"\n\nThe Yard is a room.\n\nPart 2 - Hops (see "hops.i7")\n')
    with open(part, 'w', encoding='utf-8') as out:
        out.write('Part 2 - Hops\n\nInstead of jumping:\n\tsay "Hop."\n')
    client.ask('initialize', adapterID='leaf')
    client.ask('launch', program=os.path.dirname(project), commands=['jump'])
    client.wait('initialized')
    assert client.ask('setBreakpoints', source={'path': part}, breakpoints=[{'line': 4}])['breakpoints'][0]['verified']
    assert not client.ask('setBreakpoints', source={'path': story}, breakpoints=[{'line': 3}])['breakpoints'][0].get('message', '').startswith('This file')
    assert client.begin()['reason'] == 'breakpoint'
    assert client.top()['line'] == 4 and client.top()['source']['path'] == part, client.top()


def a_message_that_cannot_be_read(client):
    client.launch(['jump'])
    for text in (b'[' * 5000, b'{"type'):
        client.process.stdin.write(b'Content-Length: %d\r\n\r\n%s' % (len(text), text))
        client.process.stdin.flush()
        said = client.wait('output')
        assert said['category'] == 'important' and 'was not read' in said['output'], said
    assert 'command' in client.begin()['description']


def columns_are_counted_in_units(client):
    with open(client.path, 'w', encoding='utf-8') as out:
        out.write('The Yard is a room. The coin is in the Yard.\nInstead of jumping: say "\N{PARTY POPPER}"; say "Up.".\n')
    client.launch(['jump'])
    client.set_lines({'line': 2})
    client.begin()
    assert (client.top()['line'], client.top()['column']) == (2, 25), client.top()
    client.ask('next', threadId=1)
    client.wait('stopped')
    assert client.top()['column'] == 35, client.top()
    found = client.ask('completions', text='\N{PARTY POPPER} the coi', column=11, frameId=1)['targets']
    assert {'label': 'coin', 'start': 8, 'length': 3} in found, found


TESTS = [lines_stack_and_values, steps_and_back, data_conditions_counts_and_logs, unread_conditions_are_told, commands_come_from_the_console,
         what_clients_send_at_the_start, lines_are_counted_as_the_client_does, a_busy_story_is_paused, run_time_problems, values_are_set, a_set_table_entry_is_found, what_is_offered,
         a_list_is_unfolded, columns_are_counted_in_units, the_files_of_a_project, a_message_that_cannot_be_read]


def main():
    failed = 0
    print(f'1..{len(TESTS)}')
    for number, test in enumerate(TESTS, 1):
        with tempfile.TemporaryDirectory() as folder:
            client = Client(folder)
            try:
                test(client)
                client.leave()
                print(f'ok {number} - {test.__name__}')
            except Exception as why:  # any exception: the other tests must run too
                failed += 1
                client.process.kill()
                print(f'not ok {number} - {test.__name__}')
                print('\n'.join('# ' + line for line in repr(why).splitlines()))
    sys.stdout.flush()
    os._exit(1 if failed else 0)  # the channel's threads wait for messages


main()
