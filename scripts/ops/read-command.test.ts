import { expect, test } from 'vitest'
import { OpsFailure } from './explain-failure.ts'
import { readCommand } from './read-command.ts'

const id = '00000000-0000-4000-8000-000000000000'

test.each([
  [['show', 'abc'], "'abc' is no ticket id."],
  [['show'], 'Its id is missing.'],
  [['status', id, 'done'], "A status is one of open, in_progress, resolved, closed, not 'done'."],
  [['status', id], "not ''."],
  [['tickets', '--status', 'new'], "not 'new'."],
  [['reply', id, 'x'], 'Who answers? Add --as'],
  [['reply', id, '--as', ' ', 'x'], 'Who answers? Add --as'],
  [['reply', id, '--as', 'Sam\nBcc: x', 'x'], 'A name is one line'],
  [['reply', id, '--as', 'Sam', 'two', 'words'], "'words' is too much. Put quotes around"],
  [['show', id, '--as', 'Sam'], "--as does not go with 'show'."],
  [['delete', id], "There is no command 'delete'."],
  [['tickets', '--all'], "Unknown option '--all'"],
])('%j is refused with the reason and the usage', (args, reason) => {
  const call = () => readCommand(args)
  expect(call).toThrow(reason)
  expect(call).toThrow('pnpm ops -- reply <id>')
  expect(call).toThrow(OpsFailure)
})

test.each([[[]], [['help']], [['--help']], [['reply', '-h']]])('%j explains the commands', (args) => {
  expect(readCommand(args)).toMatchObject({
    kind: 'help',
    text: expect.stringContaining('pnpm ops -- reply'),
  })
})

test('options may stand anywhere, and the -- of pnpm is no word of the command', () => {
  const reply = { kind: 'reply', id, name: 'Sam', text: 'Hi', status: 'resolved', replace: true }
  expect(readCommand(['--', 'reply', '--replace', id, 'Hi', '--status=resolved', '--as', ' Sam '])).toEqual(
    reply,
  )
})
