import { setTimeout as wait } from 'node:timers/promises'
import { apiClient } from '../../test/api-client.ts'
import { mailbox } from '../../test/e2e/mailbox.ts'
import { startAgingStack } from '../../test/faults/forgotten/aging-stack.ts'
import { quietCommunities } from './persona.ts'
import type { Planned } from './schedule-posts.ts'
import { HOUR_MS, momentOf, addDays, writeClock } from './week-time.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

type Options = { monday: string; planned: Planned[]; say: (line: string) => void }

/** The whole product beside its simulators, and a clock that all of them follow. */
export async function openWorld({ monday, planned, say }: Options) {
  const aging = await startAgingStack()
  const { stack } = aging
  let aheadMs = 0
  let posted = 0
  const stops: { at: number; why: string }[] = []
  const known = new Map<string, { subreddit: string; title: string; at: number }>()
  const now = () => Date.now() + aheadMs

  const reddit = async (path: string, body: object) => {
    const answer = await fetch(`${stack.simulators.reddit}/__control/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The simulated Reddit said ${answer.status} to ${path}: ${text}`)
    return (text ? JSON.parse(text) : {}) as Record<string, string>
  }
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await stack.superuser.query<Row>(text, values)).rows

  try {
    const until = momentOf(addDays(monday, 21), 0) / 1_000
    for (const subreddit of quietCommunities) await reddit('quiet', { subreddit, until })
  } catch (error) {
    await aging.stop()
    throw error
  }

  /** What people have posted by now. */
  async function post() {
    while (posted < planned.length) {
      const next = planned[posted]
      if (!next || next.at > now()) return
      posted += 1
      const hoursAgo = (now() - next.at) / HOUR_MS
      const { id = '' } = await reddit('posts', { ...next.post, subreddit: next.subreddit, hoursAgo })
      known.set(id, { subreddit: next.subreddit, title: next.title, at: next.at })
    }
  }

  return {
    aging,
    api: apiClient(stack.origin),
    stack,
    mails: mailbox(stack.simulators.mail),
    rows,
    reddit,
    now,
    stops,
    /** The hand-written posts that are up, by their ids. */
    known,
    /** Everything stops, the clock goes to this moment, and everything starts. `meanwhile` happens on Reddit before. */
    goTo: async (at: number, why: string, meanwhile: () => Promise<unknown> = async () => {}) => {
      if (at < now())
        throw new Error(`The clock can't go back from ${writeClock(now())} to ${writeClock(at)}`)
      aheadMs = at - Date.now()
      await aging.goTo(aheadMs / HOUR_MS, async () => {
        await reddit('clock', { at: now() / 1_000 })
        await post()
        await meanwhile()
      })
      stops.push({ at, why })
      say(`${writeClock(now())}  ${why}`)
    },
    /** Waits until something is so, and says what wasn't. */
    until: async (what: string, isSo: () => Promise<boolean>, withinMs = 120_000) => {
      const from = Date.now()
      while (!(await isSo())) {
        if (Date.now() - from > withinMs) throw new Error(`Waited ${withinMs / 1_000} s in vain: ${what}`)
        await wait(500)
      }
    },
    stop: aging.stop,
  }
}
