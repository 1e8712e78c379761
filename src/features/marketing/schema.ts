import type { LucideIcon } from 'lucide-react'

/** A free document that lives elsewhere. */
export type Guide = { id: string; icon: LucideIcon; title: string; subtitle: string; url: string }

export type VideoSource = { src: string; type: 'video/mp4' | 'video/webm'; media?: string }

/** Without a source the page shows an illustration that says so, never a broken player. */
export type DemoVideo = { title: string; sources: VideoSource[]; poster?: string; captions?: string }

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
  hours: number[]
  /** The best one first. */
  subreddits: [SubredditSample, ...SubredditSample[]]
}
