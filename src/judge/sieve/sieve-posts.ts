import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Means } from '../means.ts'
import type { PostVerdict } from '../model/judge-posts.v1.ts'
import { detectLanguage } from './detect-language.ts'
import type { Encoder } from './encoder/encoder.ts'
import { askHead } from './heads/head.ts'
import { readGrams } from './heads/read-grams.ts'
import { readHead } from './heads/weights-file.ts'
import { findClosest } from './mix/find-closest.ts'
import { measurePost } from './mix/measure-post.ts'
import { mix, mixMeasures, withoutCommon } from './mix/mix.ts'
import type { WordsOfPost } from './mix/words-of-post.ts'
import type { SievedProduct } from './product-lines.ts'
import { readProduct } from './read-product.ts'
import { readTexts, type Written, wholeOf } from './read-texts.ts'

export type Wants = PostVerdict['wants']

type Trouble = { found: boolean; by: Means }

export type SievedPost = {
  by: Means
  /** 0 to 1, to order posts and to choose those that the judge reads. Not a verdict on one of them. */
  score: number
  wants: Wants
  trouble: Trouble
  language: string | null
  /** The sentence of the post that comes closest to a line about the product, and that line. */
  asks: string | null
  meets: string | null
}

const wantsHead = readHead<Wants>('wants')
const fitsHead = readHead<'strong' | 'fair' | 'low'>('fits')
const troubleHead = readHead<'trouble' | 'fine'>('trouble')
const { common, ...mixed } = mix.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'weights/mix.json'), 'utf8')),
)
/** Careful: people in trouble are left alone at the price of some harmless posts. 0.45 would spare half of those, and miss more people. */
const TROUBLE_FROM = 0.39
/** Beside plain words of it, such as those of the patterns. Many jokes use them, too. */
const PLAIN_TROUBLE_FROM = 0.25

/** Orders a product's posts without a model, and says what can be said of each. `words` are what patterns make of the same posts. */
export async function sievePosts(
  encoder: Encoder,
  product: SievedProduct,
  posts: (Written & { words: WordsOfPost })[],
): Promise<SievedPost[]> {
  const about = await readProduct(encoder, product, common)
  const read = await readTexts(encoder, posts)
  return posts.flatMap((post, at) => {
    const one = read[at]
    if (!one) return []
    const wants = askHead(wantsHead, one)
    const trouble = askHead(troubleHead, one).trouble
    const own = (vector: Float32Array) => withoutCommon(vector, common)
    const said = { ...one, whole: own(one.whole), each: one.each.map(own) }
    const measures = measurePost(
      post,
      said,
      about,
      { wants, fits: askHead(fitsHead, one), trouble },
      post.words,
    )
    return {
      by: 'sieve' as const,
      score: mixMeasures({ ...mixed, common }, measures),
      wants: mostLikely(wants),
      trouble: troubleOf(trouble, post.words.trouble),
      language: detectLanguage(wholeOf(post)),
      ...findClosest(said, about),
    }
  })
}

/** Whether someone is in trouble, without asking about any product. */
export async function sieveTrouble(
  encoder: Encoder,
  posts: (Written & { words: { trouble: boolean } })[],
): Promise<Trouble[]> {
  const wholes = posts.map(wholeOf)
  const vectors = await encoder.encode(wholes)
  return vectors.map((whole, at) =>
    troubleOf(
      askHead(troubleHead, { whole, grams: readGrams(wholes[at] ?? '') }).trouble,
      posts[at]?.words.trouble ?? false,
    ),
  )
}

function troubleOf(likely: number, plainly: boolean): Trouble {
  if (likely >= TROUBLE_FROM) return { found: true, by: 'sieve' }
  return plainly && likely >= PLAIN_TROUBLE_FROM
    ? { found: true, by: 'words' }
    : { found: false, by: 'sieve' }
}

const mostLikely = <Label extends string>(likely: Record<Label, number>) =>
  (Object.entries(likely) as [Label, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))[0]
