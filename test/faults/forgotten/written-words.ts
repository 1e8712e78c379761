import { createSecretWords } from './secret-words.ts'

export const words = createSecretWords()

const post = (place: string) => ({
  title: words.make(`${place}: title`),
  body: words.make(`${place}: text`),
  author: words.make(`${place}: author`),
})

/** Everything that people on Reddit write and that comes to us. */
export const strangers = {
  watched: post('watched post'),
  unwatched: post('post of an unwatched community'),
  old: post('post found by a search'),
  comment: { body: words.make('comment: text'), author: words.make('comment: author') },
  /** Below what the user posted. */
  reply: { body: words.make('reply: text'), author: words.make('reply: author') },
  link: { title: words.make('link post: title'), address: words.make('link post: address') },
  pasted: { title: words.make('pasted post: title'), body: words.make('pasted post: text') },
  waiting: {
    title: words.make('pasted post that waits: title'),
    body: words.make('pasted post that waits: text'),
  },
  rule: { name: words.make('rule: name'), text: words.make('rule: text') },
}

/** What models say about it, who quote. */
export const said = {
  why: words.make('why a post fits'),
  fix: words.make('advice about a draft'),
  broken: words.make('broken answer'),
}

/** In somebody's hands when something fails. */
export const failed = {
  stored: words.make('post that could not be stored'),
  garbled: words.make('answer that is none'),
}

export const strangersKinds = words.kinds()

/** These are in a process alone, or leave before anyone could look. */
export const passing = [
  'pasted post: title',
  'pasted post: text',
  'advice about a draft',
  'broken answer',
  'answer that is none',
]

/** What the user writes, which stays. */
export const own = {
  draft: words.make('own draft'),
  context: words.make('own words for a draft'),
  ticket: words.make('own ticket'),
}

/** More than 4 kB, which PostgreSQL would compress. */
export const longTicket = `I can't find ${own.ticket}. `.repeat(140).trim()
