import type { Survival } from '../../src/features/activity/schema.ts'
import type { Learned, Thread, Today } from '../../src/features/today/schema.ts'

/** In the order in which she did it. Of what she dismissed the text is only what it was. */
export type Act = { did: string; text: string }

/** One look at Today, with what followed. */
export type Session = {
  at: number
  part: 'morning' | 'evening'
  headline: string
  groups: Record<Thread['group'], number>
  beyond: number
  rows: Thread[]
  read: Today['read']
  waiting: number
  /** What the page says to “You can mention it”. */
  hint: string | null
  acts: Act[]
  /** What Today said in the end. */
  after: string
  coming: string[]
}

/** What she posted. */
export type Own = {
  activityId: string
  commentId: string
  postId: string
  subreddit: string
  title: string
  postedAt: number
  named: boolean
  isFollowUp: boolean
  by: 'model' | 'simulator' | 'herself'
  isReviewed: boolean
}

export type Removal = { own: Own; at: number; due: number }
export type Answer = { own: Own; replyId: string; at: number; text: string; author: string; withinMs: number }
export type Mail = { at: number; subject: string }
/**
 * How many texts of strangers were looked for, how many are younger and may be there, and how many of the old ones were read again lately
 * because their thread is followed.
 */
export type Search = { at: number; looked: number; young: number; readAgain: number; found: string[] }

/** All that the report is made of. */
export type Diary = {
  monday: string
  seed: number
  sessions: Session[]
  own: Own[]
  removals: Removal[]
  replies: Answer[]
  /** By post: never to be listed again. */
  closed: Map<string, { at: number; how: string }>
  snoozed: Map<string, number>
  saved: { id: string; at: number } | null
  troubles: string[]
  verdicts: Map<string, 'recorded' | 'sieve'>
  learned?: { learned: Learned; withIt: Thread[]; without: Thread[] }
  survival: Survival[]
  searches: Search[]
}

export const openDiary = (monday: string, seed: number): Diary => ({
  monday,
  seed,
  sessions: [],
  own: [],
  removals: [],
  replies: [],
  closed: new Map(),
  snoozed: new Map(),
  saved: null,
  troubles: [],
  verdicts: new Map(),
  survival: [],
  searches: [],
})
