import { describe, expect, test } from 'vitest'
import { textUnits } from '../../../../test/text-units.ts'
import { readNumbers } from '../../../judge/form/read-numbers.ts'
import { splitSentences } from '../../../judge/form/split-sentences.ts'
import { checkForm } from './check-form.ts'
import { decideMode } from './decide-mode.ts'
import { pawSlot } from './test-context.ts'

/** Thrice what a slow machine needs; a pattern that goes astray needs many seconds on any. */
const MOST_MS = 600
const ordinary = 'Write down a policy and tell new clients about the deposit when they book.'

/** In the thread's own time, and the shortest of three: other tests share the machine, and a busy one slows this thread too. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const started = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

// The first reading compiles every pattern.
checkForm({ title: 'PawSlot', content: `I make PawSlot. ${ordinary}` }, pawSlot)

describe('nobody keeps the server or the browser busy', { timeout: 120_000 }, () => {
  const units = [...textUnits, '\n', ' ', '1']
  const posts = units.map((unit) => ({ unit, text: unit.repeat(80_000 / unit.length) }))

  test.each(posts)('with a post of $unit', ({ text }) => {
    const post = { title: 'How do you do it?', text }
    const given = { ...pawSlot, post }
    expect(measure(() => checkForm({ title: null, content: ordinary }, given))).toBeLessThan(MOST_MS)
    expect(measure(() => splitSentences(text.slice(0, 20_000)))).toBeLessThan(MOST_MS)
    expect(measure(() => readNumbers(text))).toBeLessThan(MOST_MS)
    const decision = () =>
      decideMode({
        task: 'comment',
        passport: null,
        post,
        source: null,
        context: '',
        said: null,
        ledger: { recent: 0, named: 0, namedHere: [] },
        mention: 'auto',
      })
    expect(measure(decision)).toBeLessThan(MOST_MS)
  })

  test.each(posts)('with a model post of $unit', ({ text }) => {
    const given = { ...pawSlot, task: 'rewrite' as const, post: null, source: text }
    expect(measure(() => checkForm({ title: 'Title', content: ordinary }, given))).toBeLessThan(MOST_MS)
  })

  const drafts = ['-', 'a-', '[a]:', '[n] ', '{a}', '=', '`', ...units.filter((unit) => unit !== '\n1')]

  test.each(drafts)('with a draft of %j', (unit) => {
    const content = unit.repeat(40_000 / unit.length)
    expect(measure(() => checkForm({ title: null, content }, pawSlot))).toBeLessThan(MOST_MS)
    expect(checkForm({ title: null, content }, pawSlot).length).toBeLessThan(30)
  })

  test('with a draft of 130,000 words', () => {
    const content = Array.from({ length: 130_000 }, (_, at) => `w${at.toString(36)}`).join(' ')
    expect(measure(() => checkForm({ title: null, content }, pawSlot))).toBeLessThan(MOST_MS)
  })
})
