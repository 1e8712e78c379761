import { readAnsweredPost } from '../judge/read-answered-post.ts'
import { pawSlot } from '../judge/test-context.ts'
import type { Finding, Review } from '../schema.ts'
import type { Place } from './decide-again.ts'
import { reduceSession } from './reduce-session.ts'
import type { Kept, SessionEvent, Written } from './session-event.ts'
import { beginSession, type Given } from './session-state.ts'
import type { Passport } from './use-passport.ts'

/** What the tests of this folder write about. */
const { product, post } = pawSlot
const title = post?.title ?? ''
const text = post?.text ?? ''
const reading = readAnsweredPost({ title, text })

export const answered = { id: 'p1', title, text, subreddit: 'quietplace', reading }
export const given: Given = { task: 'comment', product, context: '', post, source: null }
export const about = { productId: 'p' }

export const noPromotion: Passport = {
  subreddit: 'quietplace',
  selfPromotion: 'banned',
  aiText: 'silent',
  links: 'silent',
  quotes: { selfPromotion: 'No self-promotion.', aiText: null, links: null },
  numbers: { selfPromotion: 2, aiText: null, links: null },
  terms: [],
  by: 'model',
  rules: 3,
  fetchedAt: '2026-11-15T10:00:00Z',
  stale: false,
}

/** A comment's session, or that of a post, after some events. */
export const comment = (...events: SessionEvent[]) =>
  after(beginSession({ follows: true, place: underPost() }), ...events)
export const ownPost = (...events: SessionEvent[]) =>
  after(beginSession({ follows: false, place: inSubreddit('quietplace') }), ...events)
export const after = (state: ReturnType<typeof beginSession>, ...events: SessionEvent[]) =>
  events.reduce(reduceSession, state)

export const underPost = (passport?: Passport): Place => ({
  post: { subreddit: 'quietplace', reading },
  passport,
})
export const inSubreddit = (subreddit: string, passport?: Passport): Place => ({
  post: { subreddit },
  passport,
})

export const ask = (turn: number): SessionEvent => ({ type: 'asked', turn, basis: { given, about } })
export const words = (turn: number, text: string): SessionEvent => ({
  type: 'worded',
  turn,
  said: { type: 'text', field: 'content', text },
})
export const answer = (content: string, rest: Partial<Written> = {}): Written => ({
  draftId: 'd1',
  mode: 'no_mention',
  reasons: [],
  note: null,
  text: { title: null, content },
  review: null,
  swaps: [],
  writtenLinks: [],
  writtenBy: null,
  register: null,
  ...rest,
})
export const written = (turn: number, content: string, rest: Partial<Written> = {}): SessionEvent => ({
  type: 'written',
  turn,
  answer: answer(content, rest),
  ownWords: { title: null, content: '' },
})
export const finished = (turn: number, content: string, rest: Partial<Written> = {}): SessionEvent => ({
  type: 'finished',
  turn,
  answer: answer(content, rest),
})
export const edit = (content: string): SessionEvent => ({ type: 'edited', text: { title: null, content } })

export const kept: Kept = {
  id: 'k1',
  productId: 'p',
  task: 'comment',
  mode: 'no_mention',
  subreddit: 'quietplace',
  postId: 'p1',
  title: null,
  content: 'Kept words',
  context: '',
  reasons: [],
  named: false,
  mention: 'auto',
  register: null,
  review: null,
  writtenLinks: [],
  writtenBy: null,
  edited: false,
  copiedAt: null,
  createdAt: '2026-11-15T10:00:00Z',
  posted: false,
}

/** Something that was found, in these words of a text or in the whole. */
export const finding = (message: string, rest: Partial<Finding> = {}): Finding => ({
  rule: 'overclaim',
  level: 'fault',
  message,
  fix: null,
  field: 'content',
  span: null,
  repair: null,
  ...rest,
})
export const foundIn = (text: string, words: string, rest: Partial<Finding> = {}): Finding => {
  const start = text.indexOf(words)
  return finding(words, { span: [start, start + words.length], ...rest })
}
export const review = (...findings: Finding[]): Review => ({
  disclosed: null,
  byRules: true,
  rules: 3,
  claims: 0,
  findings,
})

export const saying = (...messages: string[]) => ({
  findings: messages.map((message) => finding(message, { rule: 'placeholder_left', level: 'lock' })),
  named: false,
  disclosed: false,
})
