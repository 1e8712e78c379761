import type pg from 'pg'
import type { HeldPosts } from './held-posts.ts'
import { rankOf } from './simulated-posts.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** Of a watched community, what decides whether the store answers for it. */
export type Known = { products: number; everyMinutes: number; polledAt: number; completeSince: number }

type Plan = { name: string; every: number; polled: number | null; since: number | null }
type Sent = { text: string }

export type Schedule = ReturnType<typeof createSchedule>

/**
 * What workers send to PostgreSQL. Statements about the schedule go there, at the virtual time; those about posts are answered from memory. One that
 * is neither stops the run: then the product has changed, and this no longer measures it.
 */
export function createSchedule(
  worker: pg.Client,
  clock: VirtualClock,
  held: HeldPosts,
  communities: Map<number, Known>,
) {
  let told = Number.NaN

  function ask(sent: Sent, values: unknown[]) {
    if (told !== clock.now()) {
      told = clock.now()
      void worker.query(`set bench.now = '${told / 1_000}'`)
    }
    return clock.meanwhile(worker.query(sent, values))
  }

  function answerOfPosts(text: string, values: unknown[]) {
    const [first] = values
    if (text.includes('insert into reddit.posts as kept')) return held.store(JSON.parse(String(first)))
    if (text.includes('update reddit.posts set removed_by_category = ')) {
      held.empty(values.find((one) => Array.isArray(one)) ?? [])
      return []
    }
    if (text.includes('select id from reddit.posts')) {
      return held.among(Array.isArray(first) ? first : []).map((id) => ({ id }))
    }
    const most = Number(values.at(-1))
    if (text.includes('check_at <= now() order by check_at')) return held.due(most)
    if (text.includes('order by seen_at')) return held.others(most)
    throw new Error(`The bench does not know this statement: ${text}`)
  }

  /** What PostgreSQL has just been told, for readers. */
  function note(plans: Plan[]) {
    for (const { name, every, polled, since } of plans) {
      const known = communities.get(rankOf(name))
      if (!known) continue
      known.everyMinutes = every
      if (polled === null) throw new Error(`The poll of ${name} failed, and nothing here fails.`)
      known.polledAt = polled * 1_000
      if (since !== null) known.completeSince = since * 1_000
    }
  }

  return {
    client: {
      query: async (sent: Sent, values: unknown[]) => {
        if (/\breddit\.posts\b/.test(sent.text)) return { rows: answerOfPosts(sent.text, values) }
        const answer = await ask(sent, values)
        const isPlan = sent.text.includes('update reddit.watched_communities as kept set products')
        if (isPlan) note(JSON.parse(String(values.find((one) => String(one).startsWith('[{')))))
        return answer
      },
    },
    /** What readers were told has to be what PostgreSQL holds. */
    async compare() {
      const { rows } = await worker.query<{ name: string; every: number; polled: number; since: number }>(
        `select name, every_minutes as every, (extract(epoch from polled_at) * 1000)::float8 as polled,
           (extract(epoch from complete_since) * 1000)::float8 as since from reddit.watched_communities`,
      )
      const wrong = rows.filter(({ name, every, polled, since }) => {
        const known = communities.get(rankOf(name))
        if (known?.everyMinutes !== every) return true
        return Math.abs(known.polledAt - polled) > 1 || Math.abs(known.completeSince - since) > 1
      })
      if (wrong.length > 0 || rows.length !== communities.size)
        throw new Error(`${wrong.length} of ${rows.length} communities differ, such as ${wrong[0]?.name}.`)
    },
    named: (name: string) => communities.get(rankOf(name)),
  }
}
