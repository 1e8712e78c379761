import { learnedMix } from './mix/learned-mix.ts'
import { measureCloseness } from './mix/measure-closeness.ts'
import { measurePost } from './mix/measure-post.ts'
import { mixMeasures } from './mix/mix.ts'
import type { WordsOfPost } from './mix/words-of-post.ts'
import type { ReadPost } from './read-posts.ts'
import type { ReadProduct } from './read-products.ts'

export type Met = {
  /** 0 to 1, to order posts and to choose those that the judge reads. Not a verdict on one of them. */
  score: number
  /** The sentence of the post that comes closest to a line about the product, and that line. */
  asks: string | null
  meets: string | null
}

/** What a post is to a product, once both have been read. `words` are what patterns make of the post. */
export function meet(post: ReadPost, product: ReadProduct, words: WordsOfPost): Met {
  const { measures, closest } = measureCloseness(post, product)
  return {
    score: mixMeasures(learnedMix, measurePost(measures, post.measures, words)),
    asks: post.sentences[closest.sentence] ?? null,
    meets: product.texts[closest.line] ?? null,
  }
}
