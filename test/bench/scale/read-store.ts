import type { Store } from '../../../src/features/watch/ask-store.ts'
import type { HeldPosts } from './held-posts.ts'
import type { Schedule } from './schedule.ts'
import { postOf, rankOf, type SimulatedPosts } from './simulated-posts.ts'

type Options = {
  schedule: Schedule
  held: HeldPosts
  posts: SimulatedPosts
  now: () => number
  /** Counts a listing as whole however few posts there are. */
  isFewEnough: boolean
}

/** What src/features/watch/ask-store.ts and find-stored.ts ask PostgreSQL, answered from memory. */
export function readStore({ schedule, held, posts, now, isFewEnough }: Options): Store {
  const filler = Array.from({ length: 100 }, () => ({ created_utc: 0 }))

  function holding(name: string, [a, b, c, most, overS]: unknown[]) {
    const names = [a, b, c].filter((one) => one !== null).map(String)
    const known = names.map(schedule.named).filter((one) => one !== undefined)
    const found = name.startsWith('search_')
      ? []
      : names.flatMap((one) => held.newest(rankOf(one), Number(overS) * 1_000, Number(most)))
    const shown = isFewEnough && found.length > 0 ? Number(most) : Math.min(found.length, Number(most))
    const oldest = { created_utc: (posts.at[found.at(-1) ?? 0] ?? 0) / 1_000 }
    return {
      communities: known.length,
      polledAt: Math.min(...known.map((one) => one.polledAt)),
      completeSince: Math.max(...known.map((one) => one.completeSince)),
      isLate: known.some(
        ({ polledAt, everyMinutes }) => polledAt < now() - Math.min(40, 5 + 4 * everyMinutes) * 60_000,
      ),
      posts: shown === 0 ? [] : [...filler.slice(1, shown), oldest],
    }
  }

  return {
    query: async ({ name, values }) => {
      if (name !== 'post_by_id') return { rows: [holding(name, values)] }
      const post = postOf(String(values[0]))
      return { rows: held.isKept(post) ? [{ seenAt: held.seenAt(post), post: { id: values[0] } }] : [] }
    },
  }
}
