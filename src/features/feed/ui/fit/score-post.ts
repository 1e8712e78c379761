import { type Intent, readIntent } from '../../../../judge/words/read-intent.ts'
import {
  type About,
  LITTLE,
  readSubject,
  readTopic,
  readWritten,
} from '../../../../judge/words/read-topic.ts'
import type { Fit } from '../../../../ui/fit-pill.tsx'
import type { Post } from '../../schema.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { writeSpan } from '../posts/write-age.ts'

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

type Scored = Pick<Post, 'id' | 'title' | 'selftext' | 'subreddit' | 'created_utc' | 'num_comments'>

const FLOOR = 0.05
const VETO = 0.1
const STRONG_FROM = 55
const FAIR_FROM = 26
/** Less of the product's topic is none. */
const ON_TOPIC = 0.2
/** What is left of a word that every post has. */
const COMMONEST = 0.4
const HOUR_MS = 3_600_000

/**
 * How well an answer that names the product would suit each post. It needs both: somebody who asks, and a topic that is
 * the product's. Freshness and room in the thread move it by at most 30 %.
 */
export function scorePosts(posts: Scored[], product: About, now: number) {
  const subject = readSubject(product)
  const read = posts.map((post) => ({ post, terms: readWritten({ ...post, text: post.selftext }) }))
  // What every post here talks about tells little about one of them.
  const rarity = new Map(
    [...subject.weights.keys()].map((root) => {
      const found = read.filter(({ terms }) => terms.title.has(root) || terms.text.has(root)).length
      return [root, Math.max(COMMONEST, 1 - (found / Math.max(posts.length, 4)) ** 0.7)]
    }),
  )
  return new Map(
    read.map(({ post, terms }) => {
      const intent = readIntent(post.title, post.selftext)
      const { seeks } = intent
      const found = readTopic(subject, terms, { seeks, rarity: (root) => rarity.get(root) ?? 1 })
      return [post.id, scorePost(post, product, { ...found, intent }, now)]
    }),
  )
}

type Found = ReturnType<typeof readTopic> & { intent: Intent }

function scorePost(post: Scored, product: About, { intent, topic, words }: Found, now: number): Opportunity {
  const ageMs = Math.max(0, now - post.created_utc * 1_000)
  const onTopic = topic >= ON_TOPIC
  const core = Math.sqrt(Math.max(FLOOR, intent.strength) * (onTopic ? topic : FLOOR))
  const fresh = Math.exp(-ageMs / HOUR_MS / 36)
  const room = 1 / (1 + (post.num_comments / 40) ** 1.5)
  // Of a pasted post nobody knows how old it is and who has answered: neither speaks for it nor against.
  const pasted = isPasted(post)
  const moving = pasted ? 0.5 : 0.6 * fresh + 0.4 * room
  const score = 100 * (intent.veto ? VETO : 1) * core * (0.7 + 0.3 * moving)
  const fit = score >= STRONG_FROM ? 'strong' : score >= FAIR_FROM ? 'fair' : 'low'
  return {
    score: Math.round(score),
    fit,
    reason: reasonOf(fit, intent, topic, product),
    points: [
      ...(intent.veto ? [{ good: false, text: intent.veto.reason }] : []),
      intent.strongest
        ? { good: true, text: `${intent.strongest.says}${quote(intent.strongest.phrase)}` }
        : { good: false, text: 'Asks for nothing' },
      onTopic
        ? { good: true, text: `Talks about ${join(words.slice(0, 3))}, as ${product.name} does` }
        : { good: false, text: `Off topic for ${product.name}` },
      ...(pasted ? [] : [momentum(ageMs, fresh, room, post.num_comments)]),
    ],
    passage: intent.strongest ? passageAround(post.selftext, intent.strongest.phrase) : null,
  }
}

/** A low fit says what is missing, any other what speaks for it: the reason never argues with the fit. */
function reasonOf(fit: Fit, { veto, strongest }: Intent, topic: number, product: About) {
  if (veto) return veto.reason
  if (topic < ON_TOPIC) return `Off topic for ${product.name}`
  if (!strongest) return 'On topic, but asks for nothing'
  if (fit === 'low') return 'On topic, but hardly asks for anything'
  return topic > LITTLE ? strongest.reason : `${strongest.says}, near your topic`
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
