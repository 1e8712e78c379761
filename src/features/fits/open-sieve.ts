import { openEncoder } from '../../judge/sieve/encoder/open-encoder.ts'
import { sievePosts } from '../../judge/sieve/sieve-posts.ts'
import type { Judge } from '../judging-verbs.ts'
import type { Sieve } from './reader.ts'

/** A worker's sieve. What patterns read is read on `judge`'s threads, where no text can hold up others. */
export function openSieve(judge: Judge): Sieve & { close: () => Promise<void> } {
  const encoder = openEncoder()
  return {
    readPosts: async ({ name, description, facts }, posts) => {
      const product = {
        name,
        description: description ?? '',
        facts: facts.map(({ text }) => text),
        profile: null,
      }
      const written = posts.map(({ title, text, community }) => ({ title, text, subreddit: community }))
      const sieved = await sievePosts(encoder, product, await judge('readWords', product, written))
      return posts.flatMap(({ id }, at) => {
        const said = sieved[at]
        return said
          ? [{ postId: id, score: said.score, wants: said.wants, inTrouble: said.trouble.found }]
          : []
      })
    },
    close: encoder.close,
  }
}
