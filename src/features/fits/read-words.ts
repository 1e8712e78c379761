import type { WordsOfPost } from '../../judge/sieve/mix/words-of-post.ts'
import { readIntent } from '../../judge/words/read-intent.ts'
import { scorePosts } from '../../judge/words/score-posts.ts'
import { findSensitiveNeed } from '../drafts/judge/find-sensitive-need.ts'

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
      words: { score, strength, seeks, vetoed: veto !== null, trouble: isPlainTrouble(post) },
    }
  })
}

/** Of medicine and law the patterns see more ordinary questions than people in trouble; the classifier reads those. */
export function isPlainTrouble(post: { title: string; text: string }) {
  const need = findSensitiveNeed(post)
  return need === 'crisis' || need === 'grief'
}
