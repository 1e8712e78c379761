import { anyTradeWords } from './any-trade-words.ts'
import { readTerms, rootOf } from './topic-words.ts'

export type About = { name: string; description: string | null; facts?: string[] }
export type Written = { title: string; text: string; subreddit?: string | null | undefined }

/** How much a word counts in a title, beside one below it. */
const TITLE_BONUS = 1.5
/** What a product says first is what it is; the rest is what it can do besides. */
const BESIDES = 0.6
const ANY_TRADE = 0.6
/** What it adds that the post speaks of the people whom the product is for, or stands where they meet. */
const AMONG_ITS_PEOPLE = 0.6
/** What is left where nothing points to them. */
const AMONG_OTHERS = 0.75
/** So much in common is as good as it gets. */
const ENOUGH = 1.8
/** The most that too few words are worth: never a strong fit. */
const LITTLE = 0.3

const anyTrade = new Set(anyTradeWords.map(rootOf))
const AUDIENCE = /\bfor (.+?)(?= (?:who|that|which|so|to|without)\b|[,.;:]|$)/i

/** What a product is about: its words with how much each tells, and whom it is for. */
export function readSubject({ name, description, facts = [] }: About) {
  const [first = '', ...rest] = (description ?? '').split(/(?<=[.!?])\s+/)
  const audience = [...readTerms(AUDIENCE.exec(first)?.[1] ?? '').keys()].filter(
    (root) => !anyTrade.has(root),
  )
  const weights = new Map<string, number>()
  const weigh = (text: string, place: number) => {
    for (const root of readTerms(text).keys())
      if (!audience.includes(root) && !weights.has(root))
        weights.set(root, place * (anyTrade.has(root) ? ANY_TRADE : 1))
  }
  weigh(`${name} ${first}`, 1)
  weigh([...rest, ...facts].join(' '), BESIDES)
  return { weights, audience }
}

/** The words of a post, each with whether its title has it. */
export function readWritten({ title, text, subreddit }: Written) {
  const said = new Map<string, boolean>()
  for (const root of readTerms(text).keys()) said.set(root, false)
  for (const root of readTerms(title).keys()) said.set(root, true)
  return { said, subreddit: subreddit?.toLowerCase() ?? '' }
}
type Subject = ReturnType<typeof readSubject>
type ReadWritten = ReturnType<typeof readWritten>
type Shared = { root: string; weight: number; inTitle: boolean }[]

/** What a post has of the product's words. */
export function findShared({ weights }: Subject, { said }: ReadWritten) {
  const shared: Shared = []
  for (const [root, weight] of weights) {
    const inTitle = said.get(root)
    if (inTitle !== undefined) shared.push({ root, weight, inTitle })
  }
  return shared
}

type Circumstances = {
  /** Somebody looks for a tool. */
  seeks: boolean
  /** 0 to 1: how little the other posts use a word. */
  rarity: (root: string) => number
}

/** How much of a post is the product's topic, 0 to 1, by the words that they share. */
export function readTopic(
  { audience }: Subject,
  { said, subreddit }: ReadWritten,
  shared: Shared,
  { seeks, rarity }: Circumstances,
) {
  const people = audience.filter((root) => said.has(root))
  const among = people.length > 0 || audience.some((root) => subreddit.includes(root))
  const own = people.length > 0 || shared.some(({ root }) => !anyTrade.has(root))
  const sum = shared.reduce(
    (total, { root, weight, inTitle }) => total + weight * rarity(root) * (inTitle ? TITLE_BONUS : 1),
    0,
  )
  const total = among ? sum + AMONG_ITS_PEOPLE : sum * (audience.length > 0 ? AMONG_OTHERS : 1)
  return { topic: Math.min(most(), total / ENOUGH) }

  /** Two words make a topic if one of them, or the place, is the product's own; fewer are worth little, or nothing. */
  function most() {
    const [only, another] = shared
    if (!only) return seeks && people.length > 0 ? LITTLE : 0
    if (!own && !among && audience.length > 0) return seeks ? LITTLE : 0
    if (another) return 1
    if (!anyTrade.has(only.root)) return among ? 1 : LITTLE
    const titled = among && only.inTitle
    if (titled && (seeks || people.length > 0)) return 1
    return titled || seeks || people.length > 0 ? LITTLE : 0
  }
}
