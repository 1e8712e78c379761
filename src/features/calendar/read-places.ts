import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { findSetThreads, keyOf, type SetThread } from '../../judge/find-set-threads.ts'
import { type Cadence, readCadence } from '../../judge/form/read-term.ts'
import type { Clause } from '../../judge/model/read-rules.v1.ts'
import type { RuleReading } from '../../judge/rule-reading.ts'
import { findReading } from '../communities/find-reading.ts'
import { type PassportSource, sayByReadings, sayByWords } from '../communities/read-passport.ts'
import { inTime } from '../drafts/read-surroundings.ts'
import type { CalendarCommunity } from './schema.ts'

/** A set thread with the number of the rule that sets it aside. */
export type RuledThread = SetThread & { rule: number }

/** What a community's rules say of where and how often its members may speak of what they make. */
export type Place = {
  state: CalendarCommunity['rules']
  stance: ReturnType<typeof sayByReadings>['selfPromotion']
  threads: RuledThread[]
  /** How often in comments, by rules that say so. */
  cadences: { cadence: Cadence; quote: string }[]
}

const UNREAD: Place = { state: 'unread', stance: 'unknown', threads: [], cadences: [] }

/** Nobody waits long for rules: those that come too late are as good as unread. */
export const readPlace = async (source: PassportSource, community: string): Promise<Place> =>
  (await inTime(read(source, community))) ?? UNREAD

async function read(source: PassportSource, community: string): Promise<Place> {
  const rules = await source.posts.rules(community)
  if (rules.kind !== 'ok') return UNREAD
  const readings = await findReading(source, community, rules.value)
  if (!readings) {
    const { selfPromotion } = await sayByWords(source.judge, rules.value, 'comment')
    // Without rules there is nothing to be read.
    return { ...UNREAD, state: rules.value.length === 0 ? 'read' : 'unread', stance: selfPromotion }
  }
  const { selfPromotion, terms } = sayByReadings(rules.value, readings, 'comment')
  return {
    state: readings.every(({ by }) => by === 'model') ? 'read' : 'partly',
    stance: selfPromotion,
    threads: threadsOf(rules.value, readings),
    cadences: terms.flatMap(({ kind, subject, value, quote }) => {
      const cadence = kind === 'cadence' && subject === 'promotion' ? readCadence(value) : null
      return cadence ? [{ cadence, quote }] : []
    }),
  }
}

/** In the order of the rules; of two that speak of the same thread, the first. */
function threadsOf(rules: RedditRule[], readings: RuleReading[]): RuledThread[] {
  const found = rules.flatMap((rule, at) =>
    findSetThreads(`${rule.name}\n${rule.text}`, scoped(rule, readings[at]?.clauses ?? [])).map((one) => ({
      ...one,
      rule: at + 1,
    })),
  )
  const seen = new Set<string>()
  return found.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}

/** Reddit lets moderators say that a rule is for posts, which they then don't write into it. */
const scoped = ({ appliesTo }: RedditRule, clauses: Clause[]) =>
  appliesTo === 'link' ? clauses.map((clause) => ({ ...clause, scope: 'posts' as const })) : clauses
