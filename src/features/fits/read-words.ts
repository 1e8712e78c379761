import type { WordsOfPost } from '../../judge/sieve/mix/words-of-post.ts'
import { findSensitiveNeed } from '../drafts/judge/find-sensitive-need.ts'
import { readIntent } from '../../judge/words/read-intent.ts'
import { scorePosts } from '../feed/ui/fit/score-post.ts'

type Worded = { title: string; text: string; subreddit: string }
type About = { name: string; description: string; facts: string[] }

/** Every post as old and as busy as the others, so that only words count. */
const SAME_MOMENT = { created_utc: 0, num_comments: 0 }

/** What the patterns make of a product's posts, as one voice in the sieve. */
export function readWords<Post extends Worded>(
  product: About,
  posts: Post[],
): (Post & { words: WordsOfPost })[] {
  const found = scorePosts(
    posts.map(({ title, text, subreddit }, at) => ({
      id: String(at),
      title,
      selftext: text,
      subreddit,
      ...SAME_MOMENT,
    })),
    product,
    0,
  )
  return posts.map((post, at) => {
    const { strength, seeks, veto } = readIntent(post.title, post.text)
    const score = (found.get(String(at))?.score ?? 0) / 100
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
