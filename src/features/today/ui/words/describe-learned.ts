import type { Counted, Habit, LearnedSubject } from '../../schema.ts'

const wanted: Record<string, string> = {
  asks_tool: 'posts that ask for a tool',
  has_problem: 'posts that tell of a problem',
  asks_how: 'posts that ask for advice',
  shows: 'posts that show something off',
  sells: 'posts that sell something',
  hires: 'posts that hire',
  surveys: 'surveys',
  rants: 'rants',
  news: 'news',
  social: 'jokes and small talk',
}

/** 'posts about “late invoices”'. */
export function describeSubject({ about, subject }: LearnedSubject) {
  if (about === 'community') return `posts in r/${subject}`
  if (about === 'wants') return wanted[subject] ?? 'such posts'
  if (about === 'age') return `threads older than ${subject === '24' ? 'a day' : 'half a day'}`
  return `posts about “${subject.endsWith('.') ? subject.slice(0, -1) : subject}”`
}

/** 'You skip posts in r/SaaS'. */
export const describeHabit = ({ does, ...subject }: Pick<Habit, 'does' | 'about' | 'subject'>) =>
  `You ${does} ${describeSubject(subject)}`

/** '7 of 7'. */
export const countHabit = ({ does, seen, skipped }: Pick<Habit, 'does' | 'seen' | 'skipped'>) =>
  `${does === 'skip' ? skipped : seen - skipped} of ${seen}`

/** 'Posts about “deposits”: 3 of 4 skipped'. */
export function describeWatched(counted: Counted) {
  const subject = describeSubject(counted)
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${counted.skipped} of ${counted.seen} skipped`
}
