import { readIntent } from './read-intent.ts'
import { type About, findShared, readSubject, readTopic, readWritten, type Written } from './read-topic.ts'

const FLOOR = 0.05
const VETO = 0.1
/** Less of the product's topic is none. */
const ON_TOPIC = 0.2
/** What is left of a word that every post has. */
const COMMONEST = 0.4

/** What patterns read of a post whatever the product. */
export const readWording = (post: Written) => ({
  ...readIntent(post.title, post.text),
  ...readWritten(post),
})

/** How well an answer that names the product would suit each post by its words, 0 to 1. It needs both: someone who asks, and the product's topic. */
export const scorePosts = (posts: Written[], product: About) => scoreWordings(posts.map(readWording), product)

/** The same of posts whose words have been read. */
export function scoreWordings(posts: ReturnType<typeof readWording>[], product: About): number[] {
  const subject = readSubject(product)
  const read = posts.map((post) => ({ post, shared: findShared(subject, post) }))
  const found = new Map<string, number>()
  for (const { shared } of read) for (const { root } of shared) found.set(root, (found.get(root) ?? 0) + 1)
  // What every post here talks about tells little about one of them.
  const rarity = (root: string) =>
    Math.max(COMMONEST, 1 - ((found.get(root) ?? 0) / Math.max(posts.length, 4)) ** 0.7)
  return read.map(({ post, shared }) => {
    const { seeks, strength, veto } = post
    const { topic } = readTopic(subject, post, shared, { seeks, rarity })
    const core = Math.sqrt(Math.max(FLOOR, strength) * (topic >= ON_TOPIC ? topic : FLOOR))
    return (veto ? VETO : 1) * core
  })
}
