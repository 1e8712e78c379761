import type { PostSource } from '../../../src/adapters/reddit/post-source.ts'
import type { ReaderNotes } from '../../../src/features/watch/reader-notes.ts'
import { DAY_MS, DISCOVERIES, DRAFT_PATIENCE_MS } from './assumptions.ts'
import type { Ask } from './draw-people.ts'
import type { HeldPosts } from './held-posts.ts'
import type { Random } from './random.ts'
import { idOf, nameOf, type SimulatedPosts } from './simulated-posts.ts'
import { sizeOf, type Tally } from './tally.ts'
import type { VirtualClock } from './virtual-clock.ts'

const SHOWN = 15
/** From a feed to the post in it that someone answers. */
const LOOKS_MS = 60_000

type Options = {
  source: PostSource
  note: ReaderNotes['note']
  clock: VirtualClock
  /** The first posts of a community. */
  hottest: (rank: number) => number[]
  tally: Tally
  random: Random
}

/** What people do, each through the product's own source of posts. */
export function createReaders({ source, note, clock, hottest, tally, random }: Options) {
  async function openFeed({ ranks: [rank = 1], sort, drafts }: Extract<Ask, { kind: 'feed' }>) {
    const name = nameOf(rank)
    note(name)
    // The reader shows whether the community lets one mention a product.
    void source.rules(name)
    const time = sort === 'rising' ? 'all' : 'day'
    const found = await source.feed({ subreddits: [name], sort, time, limit: SHOWN })
    tally.count('requests')
    if (found.kind !== 'ok') tally.count('unanswered')
    else if (tally.isMeasured()) {
      tally.shown[sizeOf(rank)].push(clock.now() - Date.parse(found.freshness.fetchedAt))
    }
    if (!drafts) return
    await clock.wait(LOOKS_MS)
    await draft(rank)
  }

  /** Under one of the first posts, the first most often. */
  async function draft(rank: number) {
    const place = Math.floor((SHOWN + 1) ** random()) - 1
    const post = hottest(rank)[place]
    const asked = clock.now()
    const thread = await source.thread(post === undefined ? `old_${rank}_${place}` : idOf(post))
    tally.count('drafts')
    if (thread.kind !== 'ok' || clock.now() - asked > DRAFT_PATIENCE_MS) tally.count('withoutThread')
  }

  async function visit({ ranks, user }: Extract<Ask, { kind: 'newcomer' }>) {
    for (let n = 0; n < DISCOVERIES; n += 1) await source.discover(`words ${user} ${n}`, 'relevance')
    for (const rank of ranks) {
      await source.feed({ subreddits: [nameOf(rank)], sort: 'hot', time: 'day', limit: SHOWN })
      await source.rules(nameOf(rank))
    }
  }

  return {
    start(ask: Ask) {
      if (ask.kind === 'feed') void openFeed(ask)
      else if (ask.kind === 'newcomer') void visit(ask)
      else if (ask.kind === 'search') {
        const { words, ranks, time } = ask
        void source.search({ words, subreddits: ranks.map(nameOf), sort: 'relevance', time, limit: SHOWN })
      } else {
        const [rank = 1] = ask.ranks
        const shown = hottest(rank)
        const post = shown[Math.floor(ask.place * shown.length)]
        void source.post(ask.isOwn && post !== undefined ? idOf(post) : `x${ask.at}`)
      }
    },
  }
}

/** The first posts of a community by Reddit's formula, looked at anew every five minutes. */
export function createHottest(posts: SimulatedPosts, held: HeldPosts, now: () => number) {
  const known = new Map<number, { at: number; shown: number[] }>()
  const heat = (post: number) => Math.log10(posts.score[post] ?? 1) + (posts.at[post] ?? 0) / 45_000_000
  return (rank: number) => {
    const before = known.get(rank)
    if (before && now() - before.at < 300_000) return before.shown
    const shown = held
      .newest(rank, 2 * DAY_MS, Number.MAX_SAFE_INTEGER)
      .toSorted((a, b) => heat(b) - heat(a))
      .slice(0, SHOWN)
    known.set(rank, { at: now(), shown })
    return shown
  }
}
