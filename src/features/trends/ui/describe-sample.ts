import type { Trend } from '../schema.ts'
import { DAY } from './known-time.ts'

/** Fewer draw a picture of chance. */
export const ENOUGH = 10

/** What Reddit's silence leaves: our own posts, which are kept for 48 hours. */
const OWN_TIME_MS = 3 * DAY * 1_000

export const countMentions = ({ places }: Trend) => places.reduce((sum, { posts }) => sum + posts, 0)

/** How many mentions there are, and since when they are counted. */
export function describeSample(trend: Trend, timeZone: string) {
  if (!trend.countable) return 'This keyword is too common to count, or uses search operators.'
  const known = listKnown(trend)
  if (known.length === 0)
    return trend.isPartial
      ? "Reddit isn't answering, so nothing is counted here yet."
      : 'Nothing is counted here yet.'
  const since = writeSince(known, timeZone)
  const count = countMentions(trend)
  if (count === 0) return `No mentions ${since}.`
  if (count >= ENOUGH)
    return `Based on ${count.toLocaleString('en-US')} mentions ${since}. A hint, not a statistic.`
  return `Only ${count} ${count === 1 ? 'mention' : 'mentions'} ${since}: too few to show a trend.`
}

/** What is missing from the counts. */
export function describeGaps(trend: Trend, now: number) {
  const known = listKnown(trend)
  if (known.length === 0) return []
  const gaps = trend.places
    .filter(({ since }) => since === null)
    .map(({ subreddit }) => `r/${subreddit} isn't counted yet.`)
  if (!trend.isPartial) return gaps
  const isShort = known.every(({ since }) => now - Date.parse(since) < OWN_TIME_MS)
  return [
    ...gaps,
    isShort
      ? "Reddit isn't answering, so this covers only the last two days."
      : "Reddit isn't answering, so earlier mentions are missing.",
  ]
}

type Known = { subreddit: string; since: string }

const listKnown = ({ places }: Trend): Known[] =>
  places.flatMap(({ subreddit, since }) => (since === null ? [] : [{ subreddit, since }]))

/** 'since Aug 25 (r/SaaS since Nov 12)': first the longest time, then what is known for less. */
function writeSince(known: Known[], timeZone: string) {
  const dated = known
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
    .map(({ subreddit, since }) => ({
      subreddit,
      date: new Date(since).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' }),
    }))
  const date = dated[0]?.date
  const later = dated.filter((one) => one.date !== date)
  const others = later.map((one) => `r/${one.subreddit} since ${one.date}`).join(', ')
  return later.length === 0 ? `since ${date}` : `since ${date} (${others})`
}
