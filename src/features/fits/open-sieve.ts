import { LRUCache } from 'lru-cache'
import type { KnownProduct } from '../../judge/known-product.ts'
import type { Encoder } from '../../judge/sieve/encoder/encoder.ts'
import { findTrouble } from '../../judge/sieve/find-trouble.ts'
import { meet } from '../../judge/sieve/meet.ts'
import type { SievedProduct } from '../../judge/sieve/product-lines.ts'
import { readPosts } from '../../judge/sieve/read-posts.ts'
import { type ReadProduct, readProducts } from '../../judge/sieve/read-products.ts'
import { takeBreaks } from '../../platform/take-breaks.ts'
import type { RuleSieve } from '../communities/read-community-rules.ts'
import { readRulesBySieve } from '../communities/read-rules-by-sieve.ts'
import type { Judge } from '../judging-verbs.ts'
import { readWordsInTime } from './read-words-in-time.ts'
import type { Feed, FeedSieve, Sieve, Sieved } from './reader.ts'

/** Of some 20 kB each. */
const KNOWN_PRODUCTS = 2_000

/** A worker's sieve. What patterns read is read on `judge`'s threads, where no text can hold up others. */
export function openSieve(encoder: Encoder, judge: Judge): Sieve & FeedSieve & RuleSieve {
  const recall = rememberProducts(encoder)

  async function readFeeds(feeds: Feed[]) {
    const posts = [...new Map(feeds.flatMap((feed) => feed.posts).map((post) => [post.id, post])).values()]
    const placeOf = new Map(posts.map(({ id }, place) => [id, place]))
    const asked = feeds.map((feed) => ({
      product: aboutOf(feed.product),
      places: feed.posts.map(({ id }) => placeOf.get(id) ?? 0),
    }))
    const written = posts.map(({ title, text, community }) => ({ title, text, subreddit: community }))
    const [words, products, read] = await Promise.all([
      readWordsInTime(judge, written, asked),
      recall(asked.map(({ product }) => product)),
      readPosts(encoder, written),
    ])
    const takeBreak = takeBreaks()
    const sieved: Sieved[][] = []
    for (const [feed, { places }] of asked.entries()) {
      const own: Sieved[] = []
      for (const [at, place] of places.entries()) {
        await takeBreak()
        const [id, post, plain] = [posts[place]?.id, read[place], words.posts[place]]
        const [product, score = 0] = [products[feed], words.scores[feed]?.[at]]
        if (!id || !post || !plain || !product) continue
        const inTrouble = findTrouble(post.trouble, plain.trouble).found
        const met = meet(post, product, { ...plain, score })
        own.push({ said: { postId: id, wants: post.wants, inTrouble, ...met }, language: post.language })
      }
      sieved.push(own)
    }
    return sieved
  }

  return {
    readFeeds,
    readPosts: async (product, posts) => (await readFeeds([{ product, posts }]))[0] ?? [],
    readRules: (rules) => readRulesBySieve(encoder, judge, rules),
  }
}

const aboutOf = ({ name, description, facts }: KnownProduct): SievedProduct => ({
  name,
  description: description ?? '',
  facts: facts.map(({ text }) => text),
})

/** Products as they were read, known by their words, so that one that has changed is read anew. */
function rememberProducts(encoder: Encoder) {
  const known = new LRUCache<string, ReadProduct>({ max: KNOWN_PRODUCTS })
  return async (products: SievedProduct[]) => {
    const keys = products.map(({ name, description, facts }) => JSON.stringify([name, description, facts]))
    const found = new Map(keys.map((key) => [key, known.get(key)]))
    const missing = new Map(
      keys.flatMap((key, at) => (found.get(key) ? [] : ([[key, products[at]]] as const))),
    )
    const read = await readProducts(
      encoder,
      [...missing.values()].filter((one) => one !== undefined),
    )
    for (const [at, key] of [...missing.keys()].entries()) {
      found.set(key, read[at])
      known.set(key, read[at])
    }
    return keys.map((key) => found.get(key))
  }
}
