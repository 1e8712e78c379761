import { readWords } from '../../src/features/fits/read-words.ts'
import type { SievedProduct } from '../../src/judge/sieve/product-lines.ts'
import type { WordsOfPost } from '../../src/judge/sieve/mix/words-of-post.ts'

type Post = { title: string; text: string; subreddit: string }

/** One product's posts with what patterns make of them. */
export function withWords<Some extends Post>(product: SievedProduct, posts: Some[]) {
  const read = readWords(posts, [{ product, places: [...posts.keys()] }])
  const [scores = []] = read.scores
  return posts.flatMap((post, at): (Some & { words: WordsOfPost })[] => {
    const plain = read.posts[at]
    return plain ? [{ ...post, words: { ...plain, score: scores[at] ?? 0 } }] : []
  })
}
