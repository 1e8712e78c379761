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
