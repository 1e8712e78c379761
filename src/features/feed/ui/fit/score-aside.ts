import { createBoundedWorker, TookTooLong } from '../../../../ui/bounded-worker.ts'
import type { Opportunity, scorePosts } from './score-post.ts'
import type { ScoringVerbs } from './score-worker.ts'

const run = createBoundedWorker<ScoringVerbs>(
  () => new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' }),
)

type Asked = Parameters<typeof scorePosts>
export type Scores = ReadonlyMap<string, Opportunity>

/** Scores posts apart from the page. One that nobody can read in time gets no score, and the others do. */
export async function scoreAside(
  posts: Asked[0],
  product: Asked[1],
  now: Asked[2],
  onTrouble: () => void,
): Promise<Scores> {
  try {
    return await run('scorePosts', posts, product, now)
  } catch (error) {
    onTrouble()
    if (!(error instanceof TookTooLong) || posts.length < 2) return new Map()
    const half = Math.floor(posts.length / 2)
    const first = await scoreAside(posts.slice(0, half), product, now, onTrouble)
    const second = await scoreAside(posts.slice(half), product, now, onTrouble)
    return new Map([...first, ...second])
  }
}
