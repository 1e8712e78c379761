import type { Thread } from '../../today/schema.ts'
import type { MailThread } from '../mails/mail-content.ts'
import { allowanceWords } from './allowance-words.ts'

/** Where a thread's draft is written. */
export const linkToDraft = (origin: string, { post, product }: Thread) =>
  `${origin}/dashboard/today?${new URLSearchParams({ thread: post.id, for: product.id })}`

/** Why it's worth an answer, in the model's sentence; null where no model has read it. */
export const whyOf = ({ fit }: Thread) => (fit.state === 'judged' ? fit.why : null)

export function describeThread(origin: string, thread: Thread, now = Date.now()): MailThread {
  const { post, product, group, allowance } = thread
  return {
    subreddit: post.subreddit,
    title: post.title,
    age: writeAge(now - post.created_utc * 1_000),
    comments: post.num_comments,
    why: whyOf(thread),
    product: { name: product.name },
    allowance: allowanceWords[allowance],
    isReading: group === 'reading',
    link: linkToDraft(origin, thread),
  }
}

export function writeAge(ageMs: number) {
  const minutes = Math.max(1, Math.floor(ageMs / 60_000))
  return minutes < 60 ? `${minutes}m ago` : `${Math.floor(minutes / 60)}h ago`
}
