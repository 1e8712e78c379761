import type { Means } from '../means.ts'
import type { Encoder } from './encoder/encoder.ts'
import { findTrouble, type Trouble } from './find-trouble.ts'
import { askHead } from './heads/head.ts'
import { readGrams } from './heads/read-grams.ts'
import { type Met, meet } from './meet.ts'
import type { WordsOfPost } from './mix/words-of-post.ts'
import type { SievedProduct } from './product-lines.ts'
import { type ReadPost, readPosts, troubleHead } from './read-posts.ts'
import { readProducts } from './read-products.ts'
import { type Written, wholeOf } from './read-texts.ts'

type SievedPost = Met & Pick<ReadPost, 'wants' | 'language'> & { by: Means; trouble: Trouble }

/** Orders one product's posts, and says what can be said of each. `words` are what patterns make of the same posts. */
export async function sievePosts(
  encoder: Encoder,
  product: SievedProduct,
  posts: (Written & { words: WordsOfPost })[],
): Promise<SievedPost[]> {
  const [about] = await readProducts(encoder, [product])
  const read = await readPosts(encoder, posts)
  return posts.flatMap(({ words }, at) => {
    const post = read[at]
    if (!post || !about) return []
    const { wants, language } = post
    const trouble = findTrouble(post.trouble, words.trouble)
    return [{ by: 'sieve', wants, trouble, language, ...meet(post, about, words) }]
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
    findTrouble(
      askHead(troubleHead, { whole, grams: readGrams(wholes[at] ?? '') }).trouble,
      posts[at]?.words.trouble ?? false,
    ),
  )
}
