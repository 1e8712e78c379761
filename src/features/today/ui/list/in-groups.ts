import type { Thread } from '../../schema.ts'

const order = ['mention', 'help', 'reading'] as const

/** Threads in the groups in which they are shown. An empty group isn't. */
export const inGroups = (threads: Thread[]) =>
  order
    .map((group) => ({ group, threads: threads.filter((thread) => thread.group === group) }))
    .filter((part) => part.threads.length > 0)
