import type { Passport } from '../communities/schema.ts'
import { decideByReading } from '../drafts/judge/decide-by-reading.ts'
import { type Lately, ledgerOf } from '../drafts/read-ledger.ts'
import { readPassportInTime } from '../drafts/read-surroundings.ts'
import { fitOf, readingOf } from '../fits/find-readings.ts'
import { cutText } from '../fits/shown-posts.ts'
import type { SignedInContext } from '../request-context.ts'
import type { LookingProduct } from './find-looking.ts'
import type { FoundThread } from './find-threads.ts'
import type { Allowance, Thread } from './schema.ts'

type Given = { found: FoundThread[]; looking: LookingProduct[]; lately: Lately[] }

/** Each thread with what a draft under it may do, decided as the draft will decide it. */
export async function placeThreads(tenant: SignedInContext, { found, looking, lately }: Given) {
  const products = new Map(looking.map((product) => [product.id, product]))
  const names = [...new Set(found.map(({ post }) => post.subreddit))]
  const [passports, readings] = await Promise.all([
    Promise.all(
      names.map(async (name) => [name, await readPassportInTime(tenant, name, 'comment')] as const),
    ),
    readAnswered(tenant, found),
  ])
  const passportOf = new Map(passports)
  return found.flatMap(({ kind, post, verdict, productId }, at) => {
    const product = products.get(productId)
    const passport = passportOf.get(post.subreddit)
    if (!product || !passport) return []
    const fit = fitOf(readingOf(verdict))
    const answered = readings[at]
    // No model has said otherwise, and a draft would be refused.
    if (fit.state !== 'judged' && answered?.trouble) return []
    const { mode } = decideByReading({
      task: 'comment',
      passport,
      post: answered ?? { kind: null, forPromotion: false },
      trouble: null,
      ledger: ledgerOf(lately, post.subreddit),
      mention: 'auto',
    })
    const mayName = mode === 'mention_disclosed'
    const thread: Thread = {
      post,
      product: { id: product.id, name: product.name, icon: product.icon },
      group: kind === 'reading' || kind === 'skipped' ? 'reading' : mayName ? 'mention' : 'help',
      allowance: allowanceOf(passport, mayName),
      fit,
    }
    return { kind, thread }
  })
}

/** What patterns read in the posts. Where they take too long, each is taken for a plain question. */
function readAnswered({ judge }: SignedInContext, found: FoundThread[]) {
  const posts = found.map(({ post }) => ({ title: post.title, text: cutText(post.selftext) }))
  return judge('readAnsweredPosts', posts).catch(() => [])
}

const ALLOWANCES: Record<Passport['selfPromotion'], Allowance> = {
  allowed: 'allowed',
  with_disclosure: 'disclosed',
  silent: 'silent',
  ratio: 'rationed',
  set_threads: 'set_threads',
  banned: 'banned',
  unknown: 'unknown',
}

function allowanceOf({ aiText, selfPromotion }: Passport, mayName: boolean): Allowance {
  if (aiText === 'banned') return 'ai_banned'
  // One of the set threads itself.
  if (selfPromotion === 'set_threads' && mayName) return 'disclosed'
  return ALLOWANCES[selfPromotion]
}
