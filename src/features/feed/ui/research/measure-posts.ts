import type { Post } from '../../schema.ts'

const DAY_MS = 24 * 3_600_000
const STEPS = 12
/** How many of a subreddit's posts its opportunity score rests on. */
const BEST = 5
/** So much of what was found should lie within the time that is shown. */
const COVERED = 0.8

const units = [
  { name: 'days', ms: DAY_MS },
  { name: 'weeks', ms: 7 * DAY_MS },
  { name: 'months', ms: 30 * DAY_MS },
] as const
const YEARS = { name: 'years', ms: 365 * DAY_MS } as const

export type Measures = ReturnType<typeof measurePosts>

/** What a handful of posts tells about a keyword: when it is talked about, where, and with how much echo. */
export function measurePosts(
  posts: Post[],
  subreddits: string[],
  points: ReadonlyMap<string, number>,
  now: number,
) {
  const unit = units.find(({ ms }) => covers(posts, ms * STEPS, now)) ?? YEARS
  const mentions = countSteps(posts, unit.ms, now)
  return {
    count: posts.length,
    unit: unit.name,
    mentions: mentions.map((value, step) => ({ label: stepDate(step, unit.ms, now), value })),
    trend: trendOf(mentions),
    hours: countHours(posts),
    places: subreddits
      .map((name) => {
        const here = posts.filter((post) => post.subreddit.toLowerCase() === name.toLowerCase())
        return {
          name,
          steps: countSteps(here, unit.ms, now),
          medianScore: median(here.map(({ score }) => score)),
          medianComments: median(here.map(({ num_comments }) => num_comments)),
          opportunity: bestMean(here.flatMap(({ id }) => points.get(id) ?? [])),
        }
      })
      .toSorted((a, b) => b.opportunity - a.opportunity),
  }
}

function covers(posts: Post[], spanMs: number, now: number) {
  const within = posts.filter(({ created_utc }) => now - created_utc * 1_000 < spanMs).length
  return within >= posts.length * COVERED
}

function countSteps(posts: Post[], stepMs: number, now: number) {
  const steps = Array.from({ length: STEPS }, () => 0)
  for (const { created_utc } of posts) {
    const step = STEPS - 1 - Math.floor(Math.max(0, now - created_utc * 1_000) / stepMs)
    if (step >= 0) steps[step] = (steps[step] ?? 0) + 1
  }
  return steps
}

function stepDate(step: number, stepMs: number, now: number) {
  const date = new Date(now - (STEPS - 1 - step) * stepMs)
  const old = stepMs >= YEARS.ms
  return date.toLocaleDateString(
    'en-US',
    old ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' },
  )
}

/** The later half beside the earlier one. */
function trendOf(steps: number[]): 'rising' | 'steady' | 'falling' {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const earlier = sum(steps.slice(0, STEPS / 2))
  const later = sum(steps.slice(STEPS / 2))
  if (later > earlier * 1.25) return 'rising'
  return later < earlier * 0.8 ? 'falling' : 'steady'
}

/** By the reader's own clock. */
function countHours(posts: Post[]) {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { created_utc } of posts) {
    const hour = new Date(created_utc * 1_000).getHours()
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  return hours
}

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round((upper + (sorted[middle - 1] ?? 0)) / 2)
}

function bestMean(scores: number[]) {
  const best = scores.toSorted((a, b) => b - a).slice(0, BEST)
  return best.length === 0 ? 0 : Math.round(best.reduce((total, score) => total + score, 0) / best.length)
}
