import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../judge/form/split-sentences.ts'
import { decideMode } from './decide-mode.ts'
import type { DraftContext } from './draft-context.ts'
import { findAsks } from './find-asks.ts'
import { lintDraft } from './lint-draft.ts'
import { readRegister } from './read-register.ts'
import { repairDraft } from './repair-draft.ts'
import { pawSlot } from './test-context.ts'

const pieces = [
  'PawSlot',
  'paw slot',
  "PawSlot's",
  'I make it',
  'I built PawSlot',
  "I've been using PawSlot",
  'https://pawslot.com',
  'https://evil.io/x?utm_source=a',
  '[read this](http://bit.ly/a)',
  'evil dot com',
  '\u200B',
  '\u202E',
  'dep\u043Esit',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'It costs nine dollars.',
  '80%',
  'last year',
  'I lost three clients',
  'the best tool',
  'It works offline',
  'DM me',
  'jo@x.com',
  '415-555-0199',
  '[your number]',
  '{{x}}',
  'e.g.',
  '.',
  '!',
  '?',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '(',
  ')',
  '"',
  'Charge a deposit',
  'and',
  'but it',
  'You can also write a policy',
  ',',
  ';',
  'pawslot.com',
  '**bold**',
  '—',
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(' ')),
)
const given: fc.Arbitrary<DraftContext> = fc
  .record({
    mode: fc.constantFrom('mention_disclosed', 'no_mention', 'notes_only', 'refuse'),
    linksAllowed: fc.boolean(),
    context: text,
    source: fc.option(text),
    ownDrafts: fc.array(text, { maxLength: 3 }),
    register: fc.constantFrom(null, {
      medianWords: 8,
      p25Words: 5,
      p90Words: 14,
      withLists: 0,
      lowerCaseStarts: 0,
    }),
  })
  .map((some) => ({ ...pawSlot, ...some }))
const draft = fc.record({ title: fc.option(text), content: text })

describe('whatever the text', { timeout: 120_000 }, () => {
  test('the lint answers, and every place lies within the field', () => {
    fc.assert(
      fc.property(draft, given, (one, against) => {
        const outside = lintDraft(one, against).filter(({ span, field }) => {
          const length = (field === 'title' ? one.title : one.content)?.length ?? 0
          return span !== null && !(span[0] >= 0 && span[0] < span[1] && span[1] <= length)
        })
        expect(outside).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('any product name is read without failing', () => {
    fc.assert(
      fc.property(text, text, fc.option(text), (name, content, website) => {
        const product = { ...pawSlot.product, name, website }
        expect(() => lintDraft({ title: null, content }, { ...pawSlot, product })).not.toThrow()
      }),
    )
  })

  test('sentences stand in order where they say they stand', () => {
    fc.assert(
      fc.property(text, (whole) => {
        let end = 0
        for (const sentence of splitSentences(whole)) {
          expect(sentence.start).toBeGreaterThanOrEqual(end)
          expect(whole.slice(sentence.start, sentence.end)).toBe(sentence.text)
          end = sentence.end
        }
      }),
    )
  })

  test('asks, register and mode are read without failing', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 12 }), (texts) => {
        const post = { title: texts[0] ?? '', text: texts[1] ?? '' }
        expect(findAsks(post).length).toBeLessThanOrEqual(5)
        expect(readRegister(texts)?.medianWords ?? 0).toBeGreaterThanOrEqual(0)
        const { reasons } = decideMode({
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
        expect(reasons).not.toEqual([])
      }),
    )
  })

  test('a repair leaves its finding behind', () => {
    fc.assert(
      fc.property(draft, given, (one, against) => {
        const lintWhole = (of: typeof one) => lintDraft(of, against, Number.POSITIVE_INFINITY)
        const before = lintWhole(one)
        for (const finding of lintDraft(one, against)) {
          if (!finding.repair || standsTwice(one[finding.field], finding.span)) continue
          const mended = repairDraft(one, finding, against)
          const alike = (found: typeof before) =>
            found.filter(
              ({ rule, field, message }) =>
                rule === finding.rule && field === finding.field && message === finding.message,
            ).length
          if (finding.repair === 'shorten' && isOnlyDisclosure(mended.content)) continue
          expect(
            alike(lintWhole(mended)),
            `${finding.rule} in ${JSON.stringify(one)} → ${JSON.stringify(mended)}`,
          ).toBeLessThan(alike(before))
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Once one of them is gone, the finding may be about the other, which was fine beside it. */
function standsTwice(text: string | null, span: [number, number] | null) {
  const words = text && span ? text.slice(...span) : ''
  return words !== '' && text !== null && text.split(words).length > 2
}

/** What must stay may be longer than what is usual. */
const isOnlyDisclosure = (content: string) =>
  splitSentences(content).every((sentence) => /paw|make|built|mine/i.test(sentence.text)) ||
  splitSentences(content).length === 1

// Counted in the thread's own time, and by the middle of sixty: other tests share the machine, and slow single runs.
test('300 words against 50 earlier drafts are judged within 20 ms', () => {
  const sentence = 'Write down a policy and tell new clients about the deposit when they book. '
  const words = (seed: number) =>
    Array.from({ length: 23 }, (_, at) => sentence.replace('policy', `policy${seed}x${at}`)).join('')
  const times = Array.from({ length: 60 }, (_, run) => {
    const against = { ...pawSlot, ownDrafts: Array.from({ length: 50 }, (_, at) => words(at + run)) }
    const content = `I make PawSlot, which takes a deposit. ${words(1_000 + run)}`
    const started = process.threadCpuUsage()
    lintDraft({ title: null, content }, against)
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1_000
  }).toSorted((a, b) => a - b)
  expect(times[times.length / 2]).toBeLessThan(20)
})
