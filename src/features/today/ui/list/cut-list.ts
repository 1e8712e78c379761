import type { Today } from '../../schema.ts'

/** The day's list ends where its goal is reached. What is beyond stays at hand: advice never locks. */
export function cutList({ threads, pace }: Pick<Today, 'threads' | 'pace'>) {
  const room = Math.max(0, pace.from - pace.posted)
  return { day: threads.slice(0, room), beyond: threads.slice(room) }
}
