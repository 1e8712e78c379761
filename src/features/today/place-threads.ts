import type { Fate } from '../activity/find-outcomes.ts'
import type { PassportSource } from '../communities/read-passport.ts'
import type { Passport } from '../communities/schema.ts'
import { type Decision, decideByReading } from '../drafts/judge/decide-by-reading.ts'
import { type Lately, ledgerOf } from '../drafts/read-ledger.ts'
import { readPassportInTime } from '../drafts/read-surroundings.ts'
import type { Reason } from '../drafts/schema.ts'
import type { Post } from '../feed/schema.ts'
import { fitOf, readingOf, type StoredVerdict } from '../fits/find-readings.ts'
import type { Fit } from '../fits/schema.ts'
import { cutText } from '../fits/shown-posts.ts'
import type { LookingProduct } from './find-looking.ts'
import type { FoundThread } from './find-threads.ts'
import type { Allowance, Thread } from './schema.ts'

type Found = {
  kind: FoundThread['kind'] | 'saved'
  productId: string
  post: Post
  /** Null where nobody has read it for the product as it is now. */
  verdict: StoredVerdict | null
  lowered: FoundThread['lowered']
}
type Given = { found: Found[]; looking: LookingProduct[]; lately: Lately[]; fates: Fate[] }

/** Each thread with what a draft under it may do, decided as the draft will decide it. */
export async function placeThreads(source: PassportSource, { found, looking, lately, fates }: Given) {
  const products = new Map(looking.map((product) => [product.id, product]))
  const names = [...new Set(found.map(({ post }) => post.subreddit))]
  const [passports, readings] = await Promise.all([
    Promise.all(
      names.map(async (name) => [name, await readPassportInTime(source, name, 'comment')] as const),
    ),
    readPosts(source, found),
  ])
  const passportOf = new Map(passports)
  return found.flatMap(({ kind, post, verdict, productId, lowered }, at) => {
    const product = products.get(productId)
    const passport = passportOf.get(post.subreddit)
    if (!product || !passport) return []
    const fit: Fit = verdict ? fitOf(readingOf(verdict)) : { postId: post.id, state: 'unread' }
    const isGuess = fit.state !== 'judged'
    const answered = readings[at]
    // No model has said otherwise, and a draft would be refused.
    if (isGuess && answered?.trouble) return []
    const decision = decideByReading({
      task: 'comment',
      passport,
      post: answered ?? { kind: null, forPromotion: false },
      trouble: null,
      ledger: ledgerOf(lately, fates, post.subreddit),
      mention: 'auto',
    })
    const mayName = decision.mode === 'mention_disclosed'
    const isToRead = kind === 'reading' || kind === 'skipped'
    const thread: Thread = {
      post,
      product: { id: product.id, name: product.name, icon: product.icon },
      group: isToRead ? 'reading' : mayName && !isGuess ? 'mention' : 'help',
      allowance: (isToRead ? null : findHindrance(decision, isGuess)) ?? allowanceOf(passport, decision),
      fit,
      lowered,
    }
    return { kind, thread }
  })
}

/** What patterns read in the posts. Where they take too long, each is taken for a plain question. */
function readPosts({ judge }: PassportSource, found: Found[]) {
  const posts = found.map(({ post }) => ({ title: post.title, text: cutText(post.selftext) }))
  return judge('readAnsweredPosts', posts).catch(() => [])
}

const HINDRANCES: Partial<Record<Reason['code'], Allowance>> = {
  named_as_often_as_allowed: 'named_lately',
  removed_here: 'removed_here',
  author_promotes: 'not_the_place',
  post_is_survey: 'not_the_place',
  post_is_about_job: 'not_the_place',
}

/** Why the product isn't named although the community allows it; null where that is no question. */
function findHindrance({ mode, reasons: [first] }: Decision, isGuess: boolean): Allowance | null {
  if (mode === 'mention_disclosed') return isGuess ? 'guessed' : null
  return (first && HINDRANCES[first.code]) ?? null
}

const STANCES: Record<Passport['selfPromotion'], Allowance> = {
  allowed: 'allowed',
  with_disclosure: 'disclosed',
  silent: 'silent',
  ratio: 'rationed',
  set_threads: 'set_threads',
  banned: 'banned',
  unknown: 'unknown',
}

function allowanceOf({ aiText, selfPromotion }: Passport, { mode }: Decision): Allowance {
  if (aiText === 'banned') return 'ai_banned'
  // One of the set threads itself.
  if (selfPromotion === 'set_threads' && mode === 'mention_disclosed') return 'disclosed'
  return STANCES[selfPromotion]
}
