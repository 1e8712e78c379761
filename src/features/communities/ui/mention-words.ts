import { Ban, Check, CircleQuestionMark, type LucideIcon, Pin } from 'lucide-react'

type Words = { comments: string; posts: string; Icon: LucideIcon; tone: 'fine' | 'bound' | 'quiet' }

const unread: Words = {
  comments: 'Rules not read yet',
  posts: 'Rules not read yet',
  Icon: CircleQuestionMark,
  tone: 'quiet',
}

/** A ban is a fact, not an alarm. */
const words: Record<string, Words> = {
  banned: { comments: 'No, just help', posts: 'Not allowed', Icon: Ban, tone: 'quiet' },
  set_threads: { comments: 'Promo thread only', posts: 'Promo thread only', Icon: Pin, tone: 'bound' },
  ratio: { comments: 'Now and then', posts: 'Now and then', Icon: Check, tone: 'fine' },
  with_disclosure: {
    comments: "If you say it's yours",
    posts: "If you say it's yours",
    Icon: Check,
    tone: 'fine',
  },
  allowed: { comments: 'Allowed', posts: 'Allowed', Icon: Check, tone: 'fine' },
  silent: { comments: 'If it helps', posts: 'No rule on it', Icon: Check, tone: 'fine' },
}

/** Whether the product may be named there, in words. What was not read never looks like leave. */
export const mentionWords = (stance: string) => words[stance] ?? unread
