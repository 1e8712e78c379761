import { readIntent } from './read-intent.ts'
import { type About, readSubject, readTopic, readWritten, type Written } from './read-topic.ts'

const FLOOR = 0.05
const VETO = 0.1
/** Less of the product's topic is none. */
const ON_TOPIC = 0.2
/** What is left of a word that every post has. */
const COMMONEST = 0.4

/** How well an answer that names the product would suit each post by its words, 0 to 1. It needs both: someone who asks, and the product's topic. */
export function scorePosts(posts: Written[], product: About): number[] {
  const subject = readSubject(product)
  const read = posts.map((post) => ({ post, terms: readWritten(post) }))
  // What every post here talks about tells little about one of them.
  const rarity = new Map(
    [...subject.weights.keys()].map((root) => {
      const found = read.filter(({ terms }) => terms.title.has(root) || terms.text.has(root)).length
      return [root, Math.max(COMMONEST, 1 - (found / Math.max(posts.length, 4)) ** 0.7)]
    }),
  )
  return read.map(({ post, terms }) => {
    const { seeks, strength, veto } = readIntent(post.title, post.text)
    const { topic } = readTopic(subject, terms, { seeks, rarity: (root) => rarity.get(root) ?? 1 })
    const core = Math.sqrt(Math.max(FLOOR, strength) * (topic >= ON_TOPIC ? topic : FLOOR))
    return (veto ? VETO : 1) * core
  })
}
