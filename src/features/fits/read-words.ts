import type { WordsOfPost } from '../../judge/sieve/mix/words-of-post.ts'
import { findPlainTrouble } from '../../judge/words/find-plain-trouble.ts'
import { readIntent } from '../../judge/words/read-intent.ts'
import { scorePosts } from '../../judge/words/score-posts.ts'

type Worded = { title: string; text: string; subreddit: string }
type About = { name: string; description: string; facts: string[] }

/** What the patterns make of a product's posts, as one voice in the sieve. */
export function readWords<Post extends Worded>(
  product: About,
  posts: Post[],
): (Post & { words: WordsOfPost })[] {
  const scores = scorePosts(posts, product)
  return posts.map((post, at) => {
    const { strength, seeks, veto } = readIntent(post.title, post.text)
    // In the steps that the mix has learned.
    const score = Math.round(100 * (scores[at] ?? 0)) / 100
    return {
      ...post,
      words: { score, strength, seeks, vetoed: veto !== null, trouble: findPlainTrouble(post) !== null },
    }
  })
}
