import type { PlainWords } from '../../judge/sieve/mix/words-of-post.ts'
import { findPlainTrouble } from '../../judge/words/find-plain-trouble.ts'
import { readWording, scoreWordings } from '../../judge/words/score-posts.ts'

type Worded = { title: string; text: string; subreddit: string }
type Feed = {
  product: { name: string; description: string; facts: string[] }
  /** Which of the posts are the product's, by their places. */
  places: number[]
}
type Words = {
  /** Of each post, whatever the product. */
  posts: PlainWords[]
  /** Of each product, the scores of its own posts. */
  scores: number[][]
}

/** What the patterns make of posts and of what they are to products, as one voice in the sieve. */
export function readWords(posts: Worded[], feeds: Feed[]): Words {
  const read = posts.map((post) => ({ ...readWording(post), trouble: findPlainTrouble(post) !== null }))
  return {
    posts: read.map(({ strength, seeks, veto, trouble }) => ({
      strength,
      seeks,
      vetoed: veto !== null,
      trouble,
    })),
    scores: feeds.map(({ product, places }) => {
      const own = places.flatMap((place) => read[place] ?? [])
      return scoreWordings(own, product).map(inSteps)
    }),
  }
}

/** The mix has learned with hundredths. */
const inSteps = (score: number) => Math.round(100 * score) / 100
