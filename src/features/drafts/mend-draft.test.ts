import { expect, test } from 'vitest'
import type { Model } from '../../adapters/model/create-model.ts'
import { judgeHere } from '../judging-verbs.ts'
import { pawSlot } from './judge/test-context.ts'
import { mendDraft } from './mend-draft.ts'

const usage = { inputTokens: 1, outputTokens: 1 }
const advice =
  'Write down a policy and tell new clients about it when they book. Ask those who missed two visits for a deposit. Keep a short list of people who can come at once.'

/** A model that writes the same again when it is asked to mend it. */
async function mend(content: string) {
  const model: Model = {
    writeText: async () => ({ kind: 'ok', value: content, usage }),
    generateObject: async ({ schema }) => ({ kind: 'ok', value: schema.parse({}), usage }),
  }
  const live = { signal: new AbortController().signal, emit: () => {} }
  const given = { ...pawSlot, mode: 'mention_disclosed' as const }
  const task = {
    model,
    judge: judgeHere,
    given,
    draft: { title: null, content },
    maxOutputTokens: 900,
    mayAsk: true,
    live,
  }
  const { draft, findings, cut } = await mendDraft(task)
  return { content: draft.content, stops: findings.filter(({ level }) => level === 'block').length, cut }
}

test.each([
  ['begging', 'Please upvote this.'],
  ['a customer who is none', 'A friend told me about PawSlot.'],
  ['a claim without a fact', 'I make PawSlot, and it supports payroll and bookkeeping.'],
  ['a number without a fact', 'I make PawSlot, and it has 40,000 users.'],
  ['a contact', 'Write to help@else.example.'],
])('what a stranger may have led to is cut before it is shown: %s', async (_, sentence) => {
  expect(await mend(`${advice} ${sentence}`)).toEqual({ content: advice, stops: 0, cut: true })
})

test('a missing disclosure is added', async () => {
  const { content, stops } = await mend(`${advice} PawSlot sends SMS reminders.`)
  expect({ content, stops }).toEqual({
    content: `${advice} PawSlot (I make it) sends SMS reminders.`,
    stops: 0,
  })
})

test('where less than half would be left, all is shown with what is wrong', async () => {
  const begging = 'Please upvote this. And sign up today, it takes a minute of your time.'
  const { content, stops, cut } = await mend(`Ask for a deposit. ${begging}`)
  expect({ content, cut }).toEqual({ content: `Ask for a deposit. ${begging}`, cut: false })
  expect(stops).toBeGreaterThan(0)
})
