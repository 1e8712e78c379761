import { describe, expect, test } from 'vitest'
import { textUnits } from '../../../../test/text-units.ts'
import { readNumbers } from '../../../judge/form/read-numbers.ts'
import { splitSentences } from '../../../judge/form/split-sentences.ts'
import { decideMode } from './decide-mode.ts'
import { findAsks } from './find-asks.ts'
import { lintDraft } from './lint-draft.ts'
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
lintDraft({ title: 'PawSlot', content: `I make PawSlot. ${ordinary}` }, pawSlot)

describe('nobody keeps the server or the browser busy', { timeout: 120_000 }, () => {
  const units = [...textUnits, '\n', ' ', '1']
  const posts = units.map((unit) => ({ unit, text: unit.repeat(80_000 / unit.length) }))

  test.each(posts)('with a post of $unit', ({ text }) => {
    const post = { title: 'How do you do it?', text }
    const given = { ...pawSlot, post }
    expect(measure(() => lintDraft({ title: null, content: ordinary }, given))).toBeLessThan(MOST_MS)
    expect(measure(() => findAsks(post))).toBeLessThan(MOST_MS)
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
        fit: null,
        intent: null,
        ledger: { named30: 0, copied30: 0, namedHere: [] },
        mention: 'auto',
        rulesRead: false,
      })
    expect(measure(decision)).toBeLessThan(MOST_MS)
  })

  test.each(posts)('with a model post of $unit', ({ text }) => {
    const given = { ...pawSlot, task: 'rewrite' as const, post: null, source: text }
    expect(measure(() => lintDraft({ title: 'Title', content: ordinary }, given))).toBeLessThan(MOST_MS)
  })

  const drafts = ['-', 'a-', '[a]:', '[n] ', '{a}', '=', '`', ...units.filter((unit) => unit !== '\n1')]

  test.each(drafts)('with a draft of %j', (unit) => {
    const content = unit.repeat(40_000 / unit.length)
    expect(measure(() => lintDraft({ title: null, content }, pawSlot))).toBeLessThan(MOST_MS)
    expect(lintDraft({ title: null, content }, pawSlot).length).toBeLessThan(30)
  })

  test('with a draft of 130,000 words', () => {
    const content = Array.from({ length: 130_000 }, (_, at) => `w${at.toString(36)}`).join(' ')
    expect(measure(() => lintDraft({ title: null, content }, pawSlot))).toBeLessThan(MOST_MS)
  })
})

test('what is too long to be checked may not be copied, and one character less may', () => {
  const long = (characters: number) =>
    lintDraft({ title: null, content: 'Ask for a deposit. '.padEnd(characters, ' ') }, pawSlot)
  expect(long(20_001)).toContainEqual(expect.objectContaining({ level: 'block', mayIgnore: false }))
  expect(long(20_000).filter(({ level }) => level === 'block')).toEqual([])
})

test('at most five findings of a kind are told, and none that must be mended hides behind others', () => {
  const begging = Array.from({ length: 9 }, (_, at) => `PawSlot number${at} has won the Grooming Prize.`)
  const content = `I make PawSlot. ${begging.join(' ')} Their rival Snipper steals customer data.`
  const found = lintDraft({ title: null, content }, pawSlot).filter(
    ({ rule }) => rule === 'unsupported_claim',
  )
  expect(found).toHaveLength(5)
  expect(found).toContainEqual(expect.objectContaining({ mayIgnore: false }))
})
