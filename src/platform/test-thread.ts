import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { AppError } from './errors.ts'
import { serveThread } from './serve-thread.ts'

const notes: string[] = []

/** What the tests of threads have done there. */
const verbs: Record<string, (...args: never[]) => unknown> = {
  add: (a: number, b: number) => a + b,
  note: (text: string) => notes.push(text),
  rest: async (forMs: number) => {
    await wait(forMs)
    return threadId
  },
  spin: (): number => {
    for (;;) notes.length = 0
  },
  match: (text: string) => /^(?:\W*(?:also|so|and)\W+)*x$/.test(text),
  fill: () => {
    const all: unknown[] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at / 3))
  },
  refuse: () => {
    throw new AppError('declined', 'Better not.', { reason: 'refuse' })
  },
  fail: () => {
    throw new TypeError('Not like this')
  },
}

serveThread((verb, ...args) => verbs[verb]?.(...(args as never[])))
