import { expect, test } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

type Answer = { kind: 'found'; value: number } | { kind: 'missing' } | { kind: 'unavailable'; cause: unknown }
const found = (value: number): Answer => ({ kind: 'found', value })
const down: Answer = { kind: 'unavailable', cause: 'down' }

function remembering(freshMs: number) {
  const clock = { now: 0 }
  const asked: string[] = []
  const remember = rememberAnswers(freshMs, () => clock.now)
  const ask = (key: string, answer: Answer) =>
    remember(key, async () => {
      asked.push(key)
      return answer
    })
  return { clock, asked, ask }
}

test('an answer is kept while it is fresh, each under its own key', async () => {
  const { clock, asked, ask } = remembering(60_000)
  await ask('a', found(1))
  clock.now = 59_000
  expect(await ask('a', found(2))).toEqual(found(1))
  expect(await ask('b', found(3))).toEqual(found(3))
  clock.now = 61_000
  expect(await ask('a', found(4))).toEqual(found(4))
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('while the store is down the last answer is shown for an hour, and the store asked now and then', async () => {
  const { clock, asked, ask } = remembering(60_000)
  await ask('a', found(1))
  clock.now = 61_000
  expect(await ask('a', down)).toEqual(found(1))
  expect(await ask('a', down)).toEqual(found(1))
  clock.now = 67_000
  expect(await ask('a', down)).toEqual(found(1))
  expect(asked).toHaveLength(3)
  clock.now = 3_700_000
  expect(await ask('a', down)).toEqual(down)
})

test('a failure is not kept', async () => {
  const { ask } = remembering(60_000)
  expect(await ask('a', down)).toEqual(down)
  expect(await ask('a', found(1))).toEqual(found(1))
})

test('readers who come at once share one question', async () => {
  const { asked, ask } = remembering(60_000)
  await Promise.all([ask('a', found(1)), ask('a', found(2)), ask('a', found(3))])
  expect(asked).toEqual(['a'])
})

test('at zero seconds nothing is kept at all', async () => {
  const { ask } = remembering(0)
  await ask('a', found(1))
  expect(await ask('a', found(2))).toEqual(found(2))
  expect(await ask('a', down)).toEqual(down)
})

test('a thousand questions about nothing push no answer out', async () => {
  const { asked, ask } = remembering(60_000)
  const real = Array.from({ length: 100 }, (_, i) => `real ${i}`)
  for (const key of real) await ask(key, found(1))
  for (let i = 0; i < 1_000; i += 1) await ask(`made up ${i}`, { kind: 'missing' })
  asked.length = 0
  for (const key of real) await ask(key, found(2))
  expect(asked).toEqual([])
})

test('what is missing is remembered too, and found once it is there', async () => {
  const { clock, asked, ask } = remembering(60_000)
  await ask('a', { kind: 'missing' })
  expect(await ask('a', found(1))).toEqual({ kind: 'missing' })
  expect(asked).toEqual(['a'])
  clock.now = 61_000
  expect(await ask('a', found(1))).toEqual(found(1))
  clock.now = 122_000
  expect(await ask('a', { kind: 'missing' })).toEqual({ kind: 'missing' })
  expect(await ask('a', down)).toEqual({ kind: 'missing' })
})
