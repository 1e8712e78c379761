import type { Fit } from '../../../ui/fit-pill.tsx'
import type { Post } from '../schema.ts'
import { readIntent } from './read-intent.ts'
import { readTerms } from './read-terms.ts'
import { writeSpan } from './write-age.ts'

export type Opportunity = {
  /** 0 to 100. */
  score: number
  fit: Fit
  /** The one thing to know about it, on the card. */
  reason: string
  /** Every part of the score in words, for the dialog. */
  points: { good: boolean; text: string }[]
  /** The passage of the text that asks for an answer, exactly as it stands there. */
  passage: string | null
}

type Subject = { name: string; description: string | null }
type Scored = Pick<Post, 'id' | 'title' | 'selftext' | 'created_utc' | 'num_comments'>

const FLOOR = 0.05
const VETO = 0.1
const TITLE_BONUS = 1.5
/** So many telling words in common are as good as it gets. */
const ENOUGH_TERMS = 2.5
const STRONG_FROM = 55
const FAIR_FROM = 26
const HOUR_MS = 3_600_000

/**
 * How well an answer that names the product would suit each post. It needs both: somebody who asks, and a topic that is
 * the product's. Freshness and room in the thread move it by at most 30 %.
 */
export function scorePosts(posts: Scored[], product: Subject, now: number) {
  const subject = readTerms(`${product.name} ${product.description ?? ''}`)
  const read = posts.map((post) => ({
    post,
    title: readTerms(post.title),
    body: readTerms(post.selftext),
  }))
  // What every post here talks about tells nothing about one of them.
  const rarity = new Map(
    [...subject.keys()].map((term) => {
      const found = read.filter(({ title, body }) => title.has(term) || body.has(term)).length
      return [term, Math.max(0.2, 1 - (found / Math.max(posts.length, 4)) ** 0.7)]
    }),
  )
  return new Map(
    read.map(({ post, title, body }) => {
      const shared = [...rarity].flatMap(([term, rare]) => {
        const word = title.get(term) ?? body.get(term)
        return word ? [{ word, weight: rare * (title.has(term) ? TITLE_BONUS : 1) }] : []
      })
      return [post.id, scorePost(post, product, shared, now)]
    }),
  )
}

type Shared = { word: string; weight: number }[]

function scorePost(post: Scored, product: Subject, shared: Shared, now: number): Opportunity {
  const intent = readIntent(post.title, post.selftext)
  const ageMs = Math.max(0, now - post.created_utc * 1_000)
  const topic = Math.min(1, shared.reduce((sum, { weight }) => sum + weight, 0) / ENOUGH_TERMS)
  const core = Math.sqrt(Math.max(FLOOR, intent.strength) * Math.max(FLOOR, topic))
  const fresh = Math.exp(-ageMs / HOUR_MS / 36)
  const room = 1 / (1 + (post.num_comments / 40) ** 1.5)
  const score = 100 * (intent.veto ? VETO : 1) * core * (0.7 + 0.3 * (0.6 * fresh + 0.4 * room))
  const words = shared.toSorted((a, b) => b.weight - a.weight).map(({ word }) => word)
  return {
    score: Math.round(score),
    fit: score >= STRONG_FROM ? 'strong' : score >= FAIR_FROM ? 'fair' : 'low',
    reason: reasonOf(intent, topic, product),
    points: [
      ...(intent.veto ? [{ good: false, text: intent.veto }] : []),
      intent.strongest
        ? { good: true, text: `${intent.strongest.says}${quote(intent.strongest.phrase)}` }
        : { good: false, text: 'Asks for nothing' },
      words.length > 0
        ? { good: true, text: `Talks about ${join(words.slice(0, 3))}, as ${product.name} does` }
        : { good: false, text: `Off topic for ${product.name}` },
      momentum(ageMs, fresh, room, post.num_comments),
    ],
    passage: intent.strongest ? passageAround(post.selftext, intent.strongest.phrase) : null,
  }
}

function reasonOf({ veto, strongest }: ReturnType<typeof readIntent>, topic: number, product: Subject) {
  if (veto) return veto
  if (topic < 0.2) return `Off topic for ${product.name}`
  return strongest?.reason ?? 'On topic, but asks for nothing'
}

function momentum(ageMs: number, fresh: number, room: number, comments: number) {
  const state = fresh < 0.25 ? 'going cold' : room < 0.3 ? 'crowded' : 'still moving'
  const said = comments === 1 ? '1 comment' : `${comments} comments`
  return { good: state === 'still moving', text: `${writeSpan(ageMs)} old with ${said}, ${state}` }
}

const quote = (phrase: string) => (phrase === '?' ? '' : `: “${phrase.trim()}”`)

function join(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function passageAround(text: string, phrase: string) {
  const sentences = text.match(/[^.?!\n]+[.?!]*/g) ?? []
  const found = sentences.find((sentence) => sentence.replaceAll('’', "'").includes(phrase))
  return found?.trim() || null
}
