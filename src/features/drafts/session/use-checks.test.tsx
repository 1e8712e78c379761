// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorkers } from '../../../../test/fake-workers.ts'
import { settle } from '../../../../test/settle.ts'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import { readDraftChecks } from './read-draft-checks.ts'
import { reduceSession } from './reduce-session.ts'
import { draftOf } from './session-state.ts'
import { comment } from './test-session.ts'
import { useChecks } from './use-checks.ts'

let workers: ReturnType<typeof fakeWorkers>
beforeEach(() => {
  vi.useFakeTimers()
  workers = fakeWorkers()
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plain = { task: 'comment' } as DraftContext
const text = (content: string): DraftText => ({ title: null, content })
const saying = (message: string) => ({ findings: [{ message, level: 'advice', span: null }], named: false })

function useCheckedDraft(first: DraftText, context: DraftContext) {
  const begun = comment({ type: 'begunAlone', ownWords: first })
  const [state, dispatch] = useReducer(reduceSession, begun)
  const draft = draftOf(state)
  const checkNow = useChecks(draft, context, dispatch)
  const { uncheckable } = readDraftChecks(draft, context)
  return { checked: draft?.check, failed: uncheckable, checkNow, dispatch }
}

async function render(first: DraftText) {
  const hook = renderHook(({ context }) => useCheckedDraft(first, context), {
    initialProps: { context: plain },
  })
  await settle()
  const shown = () => hook.result.current
  return {
    shown,
    said: () => shown().checked?.findings.map(({ message }) => message),
    write: (text: DraftText) => settle(() => shown().dispatch({ type: 'edited', text })),
    openOther: (text: DraftText) => settle(() => shown().dispatch({ type: 'begunAlone', ownWords: text })),
    tryAgain: () => settle(() => shown().dispatch({ type: 'checkRetried' })),
    decide: (mode: DraftContext['mode']) => settle(() => hook.rerender({ context: { ...plain, mode } })),
    done: (index: number, message: string) => settle(() => workers.works[index]?.done(saying(message))),
    fail: (index: number) => settle(() => workers.works[index]?.fail()),
  }
}

test('what is found in an older text is not said of the newer one', async () => {
  const { said, write, done } = await render(text('first'))
  await write(text('second'))
  await done(0, 'about the first')
  expect(said()).toBeUndefined()
  await done(1, 'about the second')
  expect(said()).toEqual(['about the second'])
})

test('that an older text could not be checked is not said of the newer one', async () => {
  const { shown, write, done, fail } = await render(text('first'))
  await write(text('second'))
  await fail(0)
  expect(shown().failed).toBe(false)
  await done(1, 'fine')
  const third = text('third')
  await write(third)
  await settle(undefined, 250)
  await fail(2)
  expect(shown().failed).toBe(true)
  await write(text('fourth'))
  expect(shown().failed).toBe(false)
})

test('that a text could not be checked under one decision is not said of it under the next', async () => {
  const { shown, said, decide, done, fail } = await render(text('first'))
  await fail(0)
  expect(shown().failed).toBe(true)
  await decide('no_mention')
  await decide('mention_disclosed')
  await fail(1)
  expect(shown().failed).toBe(false)
  await done(2, 'fine')
  expect([shown().failed, said()]).toEqual([false, ['fine']])
})

test('what is found under one decision is not said under the next', async () => {
  const { said, decide, done } = await render(text('first'))
  await decide('no_mention')
  await done(0, 'under none')
  expect(said()).toBeUndefined()
  await done(1, 'under the first')
  expect(said()).toEqual(['under the first'])
})

test('the last word about one draft is not said of the next', async () => {
  const { shown, said, openOther, done } = await render(text('first'))
  await done(0, 'about the first')
  const pressed = shown().checkNow
  await openOther(text('other'))
  expect(said()).toBeUndefined()
  await settle(() => pressed())
  await done(1, 'about the other')
  expect(said()).toEqual(['about the other'])
})

test('pressed in mid-word, the text as it is at that press is checked, and a later one keeps its own word', async () => {
  const { shown, said, write, done } = await render(text('first'))
  await done(0, 'about the first')
  await write(text('second'))
  let found: unknown
  await settle(() =>
    shown()
      .checkNow()
      .then((findings) => (found = findings)),
  )
  await write(text('third'))
  await settle(undefined, 250)
  await done(1, 'about the second')
  expect(found).toEqual([expect.objectContaining({ message: 'about the second' })])
  await done(2, 'about the third')
  expect(said()).toEqual(['about the third'])
})

test('words that follow each other quickly are checked once', async () => {
  const { write, done } = await render(text('first'))
  await done(0, 'fine')
  for (const content of ['a', 'ab', 'abc']) await write(text(content))
  await settle(undefined, 250)
  expect(workers.works.map(({ args }) => (args[0] as DraftText).content)).toEqual(['first', 'abc'])
})

test('what could not be checked is tried again when the user asks for it', async () => {
  const { shown, said, tryAgain, done, fail } = await render(text('first'))
  await fail(0)
  expect(shown().failed).toBe(true)
  await tryAgain()
  expect(shown().failed).toBe(false)
  await settle()
  await done(1, 'fine')
  expect(said()).toEqual(['fine'])
})
