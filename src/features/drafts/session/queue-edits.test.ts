import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api-error.ts'
import type { DraftText } from '../judge/draft-context.ts'
import { queueEdits } from './queue-edits.ts'

const text = (content: string): DraftText => ({ title: null, content })
const away = new ApiError({ error: 'away', code: 'unreachable' })

/** A server that answers each save when it is told to. */
function startQueue() {
  const asked: { id: string; edit: DraftText; answer: PromiseWithResolvers<void> }[] = []
  const queue = queueEdits((id, edit) => {
    const answer = Promise.withResolvers<void>()
    asked.push({ id, edit, answer })
    return answer.promise
  })
  const said = () => asked.map(({ edit }) => edit.content)
  const arrived = async (count: number) => {
    await expect.poll(() => asked.length).toBe(count)
  }
  return { queue, asked, said, arrived }
}

test('a save that is on its way is waited for, and a later one does not overtake it', async () => {
  const { queue, asked, said, arrived } = startQueue()
  queue.add('a', text('old'))
  void queue.flush()
  await arrived(1)
  queue.add('a', text('new'))
  let done = false
  const second = queue.flush().then(() => {
    done = true
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect({ said: said(), done }).toEqual({ said: ['old'], done: false })
  asked[0]?.answer.resolve()
  await arrived(2)
  expect({ said: said(), done }).toEqual({ said: ['old', 'new'], done: false })
  asked[1]?.answer.resolve()
  await second
})

test('what could not be saved fails aloud, and is tried again with the next change', async () => {
  const { queue, asked, arrived } = startQueue()
  queue.add('a', text('first'))
  const failing = queue.flush()
  await arrived(1)
  queue.add('a', text('second'))
  asked[0]?.answer.reject(away)
  await expect(failing).rejects.toBe(away)
  void queue.flush()
  await arrived(2)
  expect(asked[1]?.edit).toEqual(text('second'))
})

test('with nothing new to say, a failed save is tried again all the same', async () => {
  const { queue, asked, said, arrived } = startQueue()
  queue.add('a', text('mine'))
  const failing = queue.flush()
  await arrived(1)
  asked[0]?.answer.reject(away)
  await expect(failing).rejects.toBe(away)
  const again = queue.flush()
  await arrived(2)
  asked[1]?.answer.resolve()
  await again
  await queue.flush()
  expect(said()).toEqual(['mine', 'mine'])
})

test('one draft that cannot be saved keeps no other from it', async () => {
  const { queue, asked, arrived } = startQueue()
  queue.add('a', text('of a'))
  queue.add('b', text('of b'))
  const both = queue.flush()
  await arrived(1)
  asked[0]?.answer.reject(away)
  await arrived(2)
  asked[1]?.answer.resolve()
  await expect(both).rejects.toBe(away)
  expect(asked.map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each([
  ['a draft that is gone', 'not_found'],
  ['words that are refused', 'invalid_input'],
] as const)('%s: nothing is tried again', async (_, code) => {
  const { queue, asked, said, arrived } = startQueue()
  queue.add('a', text('late'))
  const failing = queue.flush()
  await arrived(1)
  asked[0]?.answer.reject(new ApiError({ error: 'No.', code }))
  await expect(failing).rejects.toThrow('No.')
  await queue.flush()
  expect(said()).toEqual(['late'])
})
