import { expect, test } from 'vitest'
import { createModel } from '../../adapters/model/create-model.ts'
import { startTestModel } from '../../adapters/model/test-model.ts'
import { askJudge } from './ask-judge.ts'
import { judgePosts } from './judge-posts.v1.ts'
import { readRules } from './read-rules.v1.ts'

const { config, post: control } = await startTestModel()
const model = createModel(config)
/** Lets the model say this to the next question. */
const say = (answer: unknown) => control('behaviour', { mode: 'say', text: JSON.stringify(answer), times: 1 })

const profile = [
  { id: 'what', text: 'Booking for dog groomers' },
  { id: 'jobs.1', text: 'Remind owners the day before' },
  { id: 'notFor.1', text: 'Cat hotels' },
]
const post = {
  community: 'doggrooming',
  title: 'Third no-show this week',
  text: 'How do you “deal” with\nthis?',
}
const verdict = {
  asks: 'How do you "deal" with this?',
  wants: 'has_problem',
  serves: 'yes',
  fit: 'strong',
  meets: 'jobs.1',
  why: 'Loses money to no-shows, which reminders prevent.',
  trouble: 'none',
}

const judge = async (...verdicts: unknown[]) => {
  await say({ verdicts })
  const answer = await askJudge(model, judgePosts, { subject: profile, items: [post, post] })
  return answer.kind === 'ok' ? answer.value : answer.kind
}

test('a verdict holds when its quote stands in the post and its line in the profile', async () => {
  expect(await judge({ ref: 2, verdict })).toEqual([null, verdict])
})

test('a strong fit that quotes what nobody wrote, or meets a line that is not there, is only fair', async () => {
  const [invented, nowhere] = (await judge(
    { ref: 1, verdict: { ...verdict, asks: 'I would buy anything' } },
    { ref: 2, verdict: { ...verdict, meets: 'jobs.9' } },
  )) as (typeof verdict)[]
  expect(invented).toMatchObject({ fit: 'fair', asks: null })
  expect(nowhere).toMatchObject({ fit: 'fair', meets: null })
})

test('a line that says whom the product is not for is no reason for it', async () => {
  expect(await judge({ ref: 1, verdict: { ...verdict, meets: 'notFor.1' } })).toMatchObject([
    { fit: 'fair', meets: null },
    null,
  ])
})

test('a verdict that is not of its shape costs no other', async () => {
  expect(await judge({ ref: 1, verdict: { ...verdict, fit: 'superb' } }, { ref: 2, verdict })).toEqual([
    null,
    verdict,
  ])
})

test('an entry that does not say what it is about costs no other', async () => {
  expect(await judge({ ref: 'first', verdict }, { ref: 2, verdict })).toEqual([null, verdict])
})

test('a blank quote shows nothing', async () => {
  expect(await judge({ ref: 1, verdict: { ...verdict, asks: ' ' } })).toMatchObject([
    { fit: 'fair', asks: null },
    null,
  ])
})

test('a verdict on something that was not asked about is left out', async () => {
  expect(await judge({ ref: 7, verdict })).toEqual([null, null])
})

test('a clause whose quote is not in the rule is dropped, and the others are kept', async () => {
  const clause = { subject: 'promotion', scope: 'both', stance: 'banned', terms: [], quote: 'No ads.' }
  await say({ verdicts: [{ ref: 1, verdict: { clauses: [clause, { ...clause, quote: 'No links.' }] } }] })
  const answer = await askJudge(model, readRules, {
    subject: null,
    items: [{ title: 'Rule 1', text: 'No ads.' }],
  })
  expect(answer).toMatchObject({ kind: 'ok', value: [{ clauses: [clause] }] })
})

test('a model that is away is said to be', async () => {
  const nobody = createModel(undefined)
  const answer = await askJudge(nobody, readRules, { subject: null, items: [{ title: 'Rule 1', text: '' }] })
  expect(answer.kind).toBe('not_configured')
})
