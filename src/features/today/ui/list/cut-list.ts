import type { Today } from '../../schema.ts'

/** The day's list is as long as the pace leaves room for. What is beyond stays at hand: advice never locks. */
export function cutList({ threads, pace }: Pick<Today, 'threads' | 'pace'>) {
  const room = Math.max(0, pace.to - pace.posted)
  return { day: threads.slice(0, room), beyond: threads.slice(room) }
}
