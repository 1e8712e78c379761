import { type Cadence, readCadence } from './form/read-term.ts'
import { readSetDays } from './form/read-set-days.ts'
import type { Weekday } from './form/read-term.ts'
import type { Clause } from './model/read-rules.v1.ts'
import type { Term } from './passport.ts'

/** What a member has to do besides, as the rule says it. */
const CONDITIONS = ['min_karma', 'min_age_days', 'flair', 'title_format', 'price_stated', 'approval'] as const
export type Condition = { kind: (typeof CONDITIONS)[number]; value: string }

/** A thread, or a day, that a rule sets aside for what members make. */
export type SetThread = {
  /** Null where the rule names days only. */
  name: string | null
  /** Each of them every week; none where code can't read when it is. */
  weekdays: Weekday[]
  /** A day without a thread, on which posts of one's own are meant. */
  inPosts: boolean
  /** What may be done there. */
  allows: { mentions: boolean; links: boolean; disclosed: boolean }
  /** How often, as far as code understands it: in so many days, or in each thread. */
  cadences: Cadence[]
  perThread: number | null
  conditions: Condition[]
  quote: string
}

/** The set threads of one rule, by what its clauses say. `text`: title and text. */
export function findSetThreads(text: string, clauses: Clause[]): SetThread[] {
  const found = clauses.filter(isSet).flatMap((clause) => threadsOf(text, clause))
  const byName = new Map<string, SetThread>()
  for (const one of found) {
    const key = keyOf(one)
    const known = byName.get(key)
    byName.set(key, known ? join(known, one) : one)
  }
  return [...byName.values()]
}

/** The same name is the same thread; days without one are told apart by the days. */
export const keyOf = ({ name, weekdays }: Pick<SetThread, 'name' | 'weekdays'>) =>
  (name ?? weekdays.join(' ')).toLowerCase()

const isSet = ({ subject, stance, terms }: Clause) =>
  subject !== 'ai_text' &&
  stance !== 'banned' &&
  terms.some(({ kind }) => kind === 'weekday' || kind === 'thread')

function threadsOf(text: string, { subject, scope, stance, terms, quote }: Clause): SetThread[] {
  const valuesOf = (kind: Term['kind']) =>
    terms.flatMap((term) => (term.kind === kind ? [term.value.trim()] : []))
  const names = valuesOf('thread')
  const days = valuesOf('weekday')
  const told = {
    allows: {
      mentions: subject === 'promotion',
      links: subject === 'links',
      disclosed: subject === 'promotion' && stance === 'with_disclosure',
    },
    cadences: valuesOf('cadence').flatMap((value) => readCadence(value) ?? []),
    perThread:
      valuesOf('cadence')
        .map(readPerThread)
        .find((times) => times !== null) ?? null,
    conditions: terms.flatMap(({ kind, value }) => (isCondition(kind) ? [{ kind, value }] : [])),
    quote,
  }
  if (names.length === 0)
    return [
      {
        name: null,
        inPosts: scope === 'posts',
        weekdays: readSetDays({ days, thread: null, quote, text }),
        ...told,
      },
    ]
  return names.map((name) => ({
    name,
    inPosts: false,
    // Nobody knows which of several threads is on which day, unless its own name says so.
    weekdays: readSetDays({ days: names.length > 1 ? [] : days, thread: name, quote, text }),
    ...told,
  }))
}

const isCondition = (kind: Term['kind']): kind is Condition['kind'] =>
  CONDITIONS.some((known) => known === kind)

const PER_THREAD = new Map([
  ['once per thread', 1],
  ['1 per thread', 1],
  ['one per thread', 1],
  ['twice per thread', 2],
  ['2 per thread', 2],
  ['two per thread', 2],
])

const readPerThread = (value: string) => PER_THREAD.get(value.toLowerCase()) ?? null

function join(one: SetThread, other: SetThread): SetThread {
  return {
    ...one,
    // Where two clauses say different days, nobody knows.
    weekdays: one.weekdays.join() === other.weekdays.join() ? one.weekdays : [],
    allows: {
      mentions: one.allows.mentions || other.allows.mentions,
      links: one.allows.links || other.allows.links,
      disclosed: one.allows.disclosed || other.allows.disclosed,
    },
    cadences: [...one.cadences, ...other.cadences],
    perThread: one.perThread ?? other.perThread,
    conditions: [...one.conditions, ...other.conditions],
  }
}
