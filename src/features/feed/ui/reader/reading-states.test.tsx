import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { passingReasons } from '../../schema.ts'
import { FreshnessNote } from '../posts/freshness-note.tsx'
import { ReadFailure } from './read-failure.tsx'
import type { Reader } from './use-reader.ts'

const now = Date.parse('2026-11-14T10:00:00Z')
const fetchedAt = '2026-11-14T09:22:00.000Z'

test('what could not be read again says how old it is and why it is not newer', () => {
  const note = (reason: (typeof passingReasons)[number] | null) =>
    render(<FreshnessNote freshness={{ fetchedAt, stale: true, reason }} now={now} />)
  expect(note('down')).toContain(
    'read 38 minutes ago. Not newer, because Reddit does not answer at the moment.',
  )
  for (const reason of passingReasons) expect(note(reason)).toMatch(/Not newer, because \S.*\.</)
  expect(note(null)).toContain('Not newer, because Reddit could not be asked.')
})

test('a fresh answer says when it was read and nothing else', () => {
  const note = render(<FreshnessNote freshness={{ fetchedAt, stale: false, reason: null }} now={now} />)
  expect(note).toBe('read 38 minutes ago.')
})

test.each([
  { reason: 'private', pasting: false },
  { reason: 'quarantined', pasting: false },
  { reason: 'banned', pasting: false },
  { reason: 'withheld', pasting: false },
  { reason: 'rate_limited', pasting: true },
  { reason: 'timeout', pasting: true },
  { code: 'timeout', pasting: true },
])('%o: the sentence is told, another try is offered, and pasting where it helps', ({ pasting, ...why }) => {
  const reader = { area: { current: null }, paste: () => {} } as unknown as Reader
  const html = render(
    <ReadFailure
      title="Failed"
      failure={{ message: 'A sentence.', ...why }}
      reader={reader}
      onTryAgain={() => {}}
    />,
  )
  expect(html).toMatch(/role="alert".*Failed.*A sentence\./)
  expect(html).toContain('Try Again')
  expect(html.includes('Paste a post instead')).toBe(pasting)
})
