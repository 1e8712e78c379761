import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('an outage is told when it begins and when it is over, however often it is met', async () => {
  const told: string[] = []
  const outcomes = ['works', 'one', 'two', 'three', 'works', 'works', 'four', 'works']
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const { stop } = repeat({
    everyMs: 1,
    run: async () => {
      const outcome = outcomes.shift()
      if (!outcome) resolve()
      else if (outcome !== 'works') throw new Error(outcome)
      return { more: false }
    },
    onFailure: (error) => void told.push((error as Error).message),
    onRecovery: () => void told.push('works again'),
  })
  await done
  await stop()
  expect(told).toEqual(['one', 'works again', 'four', 'works again'])
})

test('a run that has to wait says nothing about whether the outage is over', async () => {
  const told: string[] = []
  const outcomes = ['fails', 'waits', 'waits', 'fails', 'waits', 'works', 'waits']
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const { stop } = repeat({
    everyMs: 1,
    run: async () => {
      const outcome = outcomes.shift()
      told.push(outcome ?? 'end')
      if (!outcome) resolve()
      if (outcome === 'fails') throw new Error(outcome)
      return outcome === 'works' ? { more: false } : 'waits'
    },
    onFailure: () => void told.push('(failing)'),
    onRecovery: () => void told.push('(works again)'),
  })
  await done
  await stop()
  const expected = [
    'fails',
    '(failing)',
    'waits',
    'waits',
    'fails',
    'waits',
    'works',
    '(works again)',
    'waits',
    'end',
  ]
  expect(told.slice(0, expected.length)).toEqual(expected)
})
