import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../judge/form/split-sentences.ts'
import { checkForm } from './check-form.ts'
import { decideMode } from './decide-mode.ts'
import type { DraftContext } from './draft-context.ts'
import { readRegister } from './read-register.ts'
import { repairDraft } from './repair-draft.ts'
import { swapSentences } from './swap-sentences.ts'
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
  test('the check of form answers, and every place lies within the field', () => {
    fc.assert(
      fc.property(draft, given, (one, against) => {
        const outside = checkForm(one, against).filter(({ span, field }) => {
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
        expect(() => checkForm({ title: null, content }, { ...pawSlot, product })).not.toThrow()
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

  test('register and mode are read without failing', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 12 }), (texts) => {
        const post = { title: texts[0] ?? '', text: texts[1] ?? '' }
        expect(readRegister(texts)?.medianWords ?? 0).toBeGreaterThanOrEqual(0)
        const { reasons } = decideMode({
          task: 'comment',
          passport: null,
          post,
          source: null,
          context: '',
          said: null,
          ledger: { recent: 0, named: 0, namedHere: [] },
          mention: 'auto',
        })
        expect(reasons).not.toEqual([])
      }),
    )
  })

  test('a repair leaves its finding behind', () => {
    fc.assert(
      fc.property(draft, given, (one, against) => {
        for (const finding of checkForm(one, against).filter(({ repair }) => repair !== null)) {
          const mended = repairDraft(one, finding, against)
          const left = checkForm(mended, against).filter(
            ({ rule, field, message }) =>
              rule === finding.rule && field === finding.field && message === finding.message,
          )
          expect(left, `${finding.rule} in ${JSON.stringify(one)} → ${JSON.stringify(mended)}`).toEqual([])
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('a mender changes only what it was asked to', () => {
    const anew = fc.array(fc.record({ at: fc.nat({ max: 9 }), text }), { maxLength: 6 })
    fc.assert(
      fc.property(text, fc.uniqueArray(fc.integer({ min: 1, max: 9 })), anew, (content, asked, sentences) => {
        const wrong = asked.map((at) => ({ at, why: '' }))
        const mended = swapSentences({ title: null, content }, wrong, { sentences })
        const untouched = splitSentences(content).filter((_, at) => !asked.includes(at + 1))
        for (const { text } of mended ? untouched : []) expect(mended?.draft.content).toContain(text)
      }),
      { numRuns: 500 },
    )
  })
})

// Counted in the thread's own time, and by the middle of sixty: other tests share the machine, and slow single runs.
test('300 words against 50 earlier drafts are judged within 20 ms', () => {
  const sentence = 'Write down a policy and tell new clients about the deposit when they book. '
  const words = (seed: number) =>
    Array.from({ length: 23 }, (_, at) => sentence.replace('policy', `policy${seed}x${at}`)).join('')
  const times = Array.from({ length: 60 }, (_, run) => {
    const against = { ...pawSlot, ownDrafts: Array.from({ length: 50 }, (_, at) => words(at + run)) }
    const content = `I make PawSlot, which takes a deposit. ${words(1_000 + run)}`
    const started = process.threadCpuUsage()
    checkForm({ title: null, content }, against)
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1_000
  }).toSorted((a, b) => a - b)
  expect(times[times.length / 2]).toBeLessThan(20)
})
