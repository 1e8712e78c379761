import type { LucideIcon } from 'lucide-react'

/** A free document. */
export type Guide = { id: string; icon: LucideIcon; title: string; subtitle: string; url: string }

/** A recording, in public/videos: `<file>-light.mp4`, `<file>-dark.mp4`, a poster of each, and `<file>.vtt`. */
export type DemoVideo = {
  title: string
  file: string
  /** What happens in it, for those who can't see it. */
  description: string
}

export type { Plan } from '../billing/plans.ts'

/** One line of the comparison: what each plan says about it, or false where it lacks it. */
export type PlanRow = { feature: string; pro: string | false; plus: string | false; soon?: boolean }

export type Question = { question: string; answer: string }

export type SubredditSample = {
  name: string
  weeks: number[]
  upvotes: number
  comments: number
  score: number
}

export type KeywordSample = {
  keyword: string
  mentions: { label: string; value: number }[]
  /** Mentions by weekday, Monday first, and three hours of the day. */
  week: number[][]
  /** The best one first. */
  subreddits: [SubredditSample, ...SubredditSample[]]
}
