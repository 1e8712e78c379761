import { LRUCache } from 'lru-cache'
import { draw, mixSeeds, pick, pickByShare } from '../draw.ts'
import type { Post } from '../post.ts'
import { userName } from './names.ts'
import { closings, fillSentence, flairs, type Intent, middles, openings, titles } from './sentences.ts'

export type PostText = { title: string; body: string; author: string; flair: string | null; link?: string }

const intents: Record<Post['community']['character'], [Intent, number][]> = {
  text: [
    ['question', 0.45],
    ['story', 0.2],
    ['opinion', 0.12],
    ['rant', 0.12],
    ['show', 1],
  ],
  news: [
    ['news', 0.8],
    ['opinion', 0.1],
    ['question', 1],
  ],
  picture: [
    ['show', 0.5],
    ['story', 0.35],
    ['question', 1],
  ],
}

const remembered = new LRUCache<string, PostText>({ max: 20_000 })

/** The words of a post, written when first read. */
export function textOf(post: Post): PostText {
  // Of two worlds in one process, each has posts of its own under the same ids.
  if (post.written) return readWritten(post.written)
  const key = `${post.community.seed}:${post.id}`
  let text = remembered.get(key)
  if (!text) {
    text = post.recurring ? recurringThread(post) : write(post)
    remembered.set(key, text)
  }
  return text
}

const readWritten = ({ title, body, author, flair, link }: NonNullable<Post['written']>): PostText => ({
  title,
  body,
  author,
  flair: flair ?? null,
  ...(link ? { link } : {}),
})

function recurringThread({ community }: Post): PostText {
  const promotes = community.rules.some(({ description }) => /thread/i.test(description))
  return {
    title: promotes
      ? `Weekly self-promotion thread of r/${community.name}`
      : `Weekly chat: ask anything about ${community.topic.key}`,
    body: promotes
      ? 'Share what you made, what it costs and who it is for. Anywhere else it will be removed.'
      : 'No question is too small. New here? Say hello.',
    author: 'AutoModerator',
    flair: null,
  }
}

function write(post: Post): PostText {
  const { seed, shape, community } = post
  const { topic } = community
  const at = (salt: number) => (turn: number) => draw(mixSeeds(seed, salt), turn)
  const intent = pickByShare(intents[community.character], draw(seed, 20))
  const title = capital(fillSentence(pick(titles[intent], draw(seed, 21)), topic, at(0)))
  const hasText = shape === 'self' || shape === 'poll' || (shape === 'gallery' && draw(seed, 22) < 0.3)
  const author = userName(Math.floor(draw(seed, 23) ** 2 * 4000) + community.index * 4000)
  const flair = draw(seed, 24) < 0.45 ? pick(flairs, draw(seed, 25)) : null
  const link = `https://${pick(topic.sites, draw(seed, 26))}/${slugOf(title)}?utm_source=feed&id=${seed % 10_000}`
  return {
    title,
    body: hasText && draw(seed, 27) > 0.04 ? writeBody(post, intent, at) : '',
    author,
    flair,
    ...(shape === 'link' ? { link } : {}),
  }
}

function writeBody(post: Post, intent: Intent, at: (salt: number) => (turn: number) => number) {
  const { seed } = post
  const { topic } = post.community
  const count = 1 + Math.floor(draw(seed, 30) ** 2 * 9)
  const first = Math.floor(draw(seed, 31) * middles.length)
  const parts = [pick(openings[intent], draw(seed, 32))]
  // Seven is coprime to the number of sentences: none comes twice before all came once.
  for (let n = 0; n < count; n += 1) parts.push(middles[(first + n * 7) % middles.length] ?? '')
  parts.push(pick(closings[intent], draw(seed, 33)))
  return parts
    .map((part, n) => capital(fillSentence(part, topic, at(n + 1))))
    .reduce((text, part, n) => `${text}${n % 3 === 0 ? '\n\n' : ' '}${part}`)
}

/** The words of a title as they stand in a permalink. */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 50)
    .replace(/^_+|_+$/g, '') || '_'

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1)
