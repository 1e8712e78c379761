import type { MarkInput, Thread, Today } from '../../schema.ts'

/** What the user has done with a thread that the last answer doesn't know of yet. */
export type Act = {
  postId: string
  /** Null where its words have left. */
  thread: Thread | null
  does: MarkInput['kind'] | 'unsaved'
}
export type Acts = ReadonlyMap<string, Act>

/** The day as it is once the acts that are on their way have arrived. */
export function applyMarks(today: Today, acts: Acts): Today {
  if (acts.size === 0) return today
  const isOpen = ({ post }: Thread) => !acts.has(post.id)
  const kept = today.saved.filter(({ postId }) => {
    const act = acts.get(postId)
    return act === undefined || act.does === 'saved'
  })
  const known = new Set(kept.map(({ postId }) => postId))
  const fresh = [...acts.values()].flatMap(({ thread, does }) =>
    thread && does === 'saved' && !known.has(thread.post.id)
      ? [
          {
            postId: thread.post.id,
            subreddit: thread.post.subreddit,
            savedAt: new Date().toISOString(),
            thread,
          },
        ]
      : [],
  )
  return {
    ...today,
    threads: today.threads.filter(isOpen),
    reading: today.reading.filter(isOpen),
    setAside: today.setAside + [...acts.values()].filter(({ does }) => does !== 'unsaved').length,
    saved: [...fresh.toReversed(), ...kept],
  }
}
