import { z } from 'zod'
import { readChildren } from './read-posts.ts'

export type RedditCommunity = {
  name: string
  title: string
  about: string
  subscribers: number | null
  /** public, restricted, private, archived, … */
  type: string
  over18: boolean
  quarantined: boolean
}

export type RedditRule = {
  name: string
  text: string
  appliesTo: 'all' | 'link' | 'comment'
  /** There is such a rule, but nobody knows what it says. */
  unread?: boolean
}

const text = z.string().catch('')
const flag = z.boolean().catch(false)

const wireCommunity = z.object({
  display_name: z.string().regex(/^\w{2,30}$/),
  title: text,
  public_description: text,
  subscribers: z.int().nullable().catch(null),
  // Of a community that we may not see Reddit tells little more than its name.
  subreddit_type: z.string().catch('private'),
  over18: flag,
  quarantine: flag,
})

export const readCommunities = (answer: unknown) => readChildren(answer, 't5', readCommunity)

/** Profiles look like communities; they are none. */
function readCommunity(data: unknown): RedditCommunity | undefined {
  const parsed = wireCommunity.safeParse(data)
  if (!parsed.success || parsed.data.subreddit_type === 'user') return undefined
  const wire = parsed.data
  return {
    name: wire.display_name,
    title: wire.title,
    about: wire.public_description,
    subscribers: wire.subscribers,
    type: wire.subreddit_type,
    over18: wire.over18,
    quarantined: wire.quarantine,
  }
}

const wireAbout = z.object({ kind: z.literal('t5'), data: z.unknown() })

/** The answer about one community. */
export function readAbout(answer: unknown): RedditCommunity | undefined {
  const parsed = wireAbout.safeParse(answer)
  return parsed.success ? readCommunity(parsed.data.data) : undefined
}

const namesAnswer = z.object({ names: z.array(z.string()) })

/** Names as Reddit spells them; profiles are none. */
export const readNames = (answer: unknown) =>
  namesAnswer.safeParse(answer).data?.names.filter((name) => /^\w{2,21}$/.test(name))

const rulesAnswer = z.object({ rules: z.array(z.unknown()) })
const wireRule = z.object({
  short_name: z.string(),
  description: z.string().nullish(),
  kind: z.enum(['all', 'link', 'comment']).catch('all'),
  priority: z.number().catch(0),
})

/** In the order in which the community shows them. */
export function readRules(answer: unknown): RedditRule[] | undefined {
  const parsed = rulesAnswer.safeParse(answer)
  if (!parsed.success) return undefined
  const rules = parsed.data.rules.map((one) => wireRule.safeParse(one).data)
  const read = rules
    .filter((rule) => rule !== undefined)
    .toSorted((a, b) => a.priority - b.priority)
    .map((rule) => ({ name: rule.short_name, text: rule.description ?? '', appliesTo: rule.kind }))
  return [...read, ...rules.filter((rule) => rule === undefined).map(() => unreadRule)]
}

const unreadRule: RedditRule = { name: '', text: '', appliesTo: 'all', unread: true }
