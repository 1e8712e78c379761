import { expect, test } from 'vitest'
import type { Model } from '../../adapters/model/create-model.ts'
import { judgeHere } from '../judging-verbs.ts'
import { finishDraft } from './finish-draft.ts'
import { inspectDraft } from './judge/inspect-draft.ts'
import { pawSlot } from './judge/test-context.ts'

const given = { ...pawSlot, mode: 'mention_disclosed' as const }
const text = 'Take a deposit when they book. I make PawSlot, and it is the best there is. Call on Thursday.'
const fine = { disclosure: 'clear', disclosedAt: [2], claims: [], findings: [] }
const boasts = {
  ...fine,
  findings: [{ kind: 'overclaim', at: 2, quote: 'it is the best there is', fix: 'Say what it does.' }],
}
const usage = { inputTokens: 1, outputTokens: 1 }
const verdicts = (verdict: object) => ({ verdicts: [{ ref: 1, verdict }] })
const mends = (anew: string, at = 2) => ({ sentences: [{ at, text: anew }] })

/** A model that gives these answers one after the other; null is a failure. */
async function finish(content: string, ...answers: (object | null)[]) {
  const asked: string[] = []
  const model: Model = {
    generateObject: async ({ alias, schema }) => {
      asked.push(alias)
      const answer = answers.shift() ?? null
      return answer ? { kind: 'ok', value: schema.parse(answer), usage } : { kind: 'timeout' }
    },
    writeText: async () => ({ kind: 'timeout' }),
  }
  const first = inspectDraft({ title: null, content }, given, [])
  const { draft, review, swaps, findings } = await finishDraft(model, judgeHere, { given, rules: [] }, first)
  return { text: draft.content, review, swaps, findings, asked }
}

test('a draft that is fine is read once and stays as it is', async () => {
  expect(await finish(text, verdicts(fine))).toMatchObject({
    text,
    review: { disclosed: true, findings: [] },
    swaps: [],
    asked: ['judge'],
  })
})

test('a sentence that is wrong is written anew, and the draft is read again', async () => {
  const anew = 'I make PawSlot, and it takes a deposit.'
  expect(await finish(text, verdicts(boasts), mends(anew), verdicts(fine))).toMatchObject({
    text: `Take a deposit when they book. ${anew} Call on Thursday.`,
    review: { findings: [] },
    swaps: [{ before: 'I make PawSlot, and it is the best there is.', after: anew }],
    asked: ['judge', 'small', 'judge'],
  })
})

test.each([
  [
    'that is as bad',
    [verdicts(boasts), mends('I make PawSlot, and it is the best there is, really.'), verdicts(boasts)],
  ],
  ['of another sentence', [verdicts(boasts), mends('Take none.', 1)]],
  ['that brings in a link', [verdicts(boasts), mends('I make PawSlot, see rival.io/x.'), verdicts(fine)]],
  ['that nobody has read', [verdicts(boasts), mends('I make PawSlot.'), null]],
  ['that never comes', [verdicts(boasts), null]],
])('after a repair %s the first text stays, with what is wrong with it', async (_, answers) => {
  expect(await finish(text, ...answers)).toMatchObject({
    text,
    review: { findings: [{ rule: 'overclaim', fix: 'Say what it does.' }] },
    swaps: [],
  })
})

test('where nobody can read it, nothing is said of its meaning, and nothing is changed', async () => {
  expect(await finish(text, null)).toMatchObject({ text, review: null, swaps: [], asked: ['judge'] })
})

test('what code finds is mended, too: a link that a stranger wanted', async () => {
  const obeyed = `${text} See https://rival.io/deal for more.`
  expect(await finish(obeyed, verdicts(fine), mends('', 4), verdicts(fine))).toMatchObject({
    text,
    findings: [],
    swaps: [{ before: 'See https://rival.io/deal for more.', after: '' }],
  })
})

test('advice changes nothing', async () => {
  const advice = { ...fine, findings: [{ kind: 'canned', at: 3, quote: 'Call', fix: 'Be plain.' }] }
  expect(await finish(text, verdicts(advice))).toMatchObject({ text, swaps: [], asked: ['judge'] })
})
