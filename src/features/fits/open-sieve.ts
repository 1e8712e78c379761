import type { Encoder } from '../../judge/sieve/encoder/encoder.ts'
import { sievePosts } from '../../judge/sieve/sieve-posts.ts'
import type { RuleSieve } from '../communities/read-community-rules.ts'
import { readRulesBySieve } from '../communities/read-rules-by-sieve.ts'
import type { Judge } from '../judging-verbs.ts'
import type { Sieve } from './reader.ts'

/** A worker's sieve. What patterns read is read on `judge`'s threads, where no text can hold up others. */
export function openSieve(encoder: Encoder, judge: Judge): Sieve & RuleSieve {
  const readPosts: Sieve['readPosts'] = async ({ name, description, facts }, posts) => {
    const product = {
      name,
      description: description ?? '',
      facts: facts.map(({ text }) => text),
    }
    const written = posts.map(({ title, text, community }) => ({ title, text, subreddit: community }))
    const sieved = await sievePosts(encoder, product, await judge('readWords', product, written))
    return posts.flatMap(({ id: postId }, at) => {
      const one = sieved[at]
      if (!one) return []
      const { score, wants, asks, meets, language, trouble } = one
      return [{ said: { postId, score, wants, inTrouble: trouble.found, asks, meets }, language }]
    })
  }
  return {
    readPosts,
    readForAll: async (posts, productsFor) => {
      const all = []
      for (const post of posts)
        for (const product of productsFor(post))
          for (const one of await readPosts(product, [post])) all.push({ ...one, product })
      return all
    },
    readRules: (rules) => readRulesBySieve(encoder, judge, rules),
  }
}
