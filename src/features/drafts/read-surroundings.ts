import type { Known } from '../../adapters/reddit/post-source.ts'
import { issuePassport, type PassportSource, unknownPassport } from '../communities/read-passport.ts'
import type { SignedInContext } from '../request-context.ts'
import { findProduct, type SentProduct } from './find-product.ts'
import { quoteRules } from './prompts/quote-rules.ts'
import { readPast } from './read-past.ts'
import { recallVoice } from './recall-voice.ts'

/** Rules and comments are good to know, but nobody waits long for them. */
const PATIENCE_MS = 2_500

type Asked = SentProduct & {
  kind: 'comment' | 'post'
  subreddit?: string | undefined
  postId?: string | undefined
}

export type Surroundings = Awaited<ReturnType<typeof readSurroundings>>

/** What a draft has to know of the user, the community and the conversation. */
export async function readSurroundings(tenant: SignedInContext, asked: Asked) {
  const { posts } = tenant
  const { kind, subreddit, postId } = asked
  const [{ productId, known, product }, { ledger, contents }, { samples, founder }, passport, rules, thread] =
    await Promise.all([
      findProduct(tenant, asked),
      readPast(tenant, { subreddit, besides: postId }),
      recallVoice(tenant),
      subreddit ? readPassportInTime(tenant, subreddit, kind) : null,
      subreddit ? readRulesInTime(tenant, subreddit, kind) : [],
      postId ? inTime(posts.thread(postId)) : null,
    ])
  const isUnread = postId !== undefined && couldNotBeRead(thread)
  const comments =
    thread?.kind === 'ok' ? thread.value.comments.map(({ body, score }) => ({ body, score })) : []
  return {
    productId,
    /** As posts were read for it. */
    known,
    product,
    ledger,
    ownDrafts: contents,
    voice: samples,
    founder,
    passport,
    /** In the community's words. */
    rules,
    comments,
    /** Which community the thread is in, as Reddit says, and what it opens with. */
    ...(thread?.kind === 'ok' && {
      threadIn: thread.value.post.subreddit,
      opening: { title: thread.value.post.title, text: thread.value.post.selftext },
    }),
    /** Why there are no comments: how people write here is then known from another thread, if at all. */
    ...(isUnread && { unheard: { register: await recallRegister(tenant, subreddit) } }),
    /** Whether Reddit takes no more comments; false where it couldn't be asked. */
    isClosed: thread?.kind === 'ok' && thread.value.post.closed,
    isGone: thread?.kind === 'missing' && thread.deleted === true,
  }
}

/** It may well be there, with comments that the user can see. */
const couldNotBeRead = (thread: Known<unknown> | null) =>
  thread === null || (thread.kind !== 'ok' && thread.kind !== 'missing')

/** Without Redis nothing is known. */
const recallRegister = ({ registers }: SignedInContext, subreddit: string | undefined) =>
  subreddit ? registers.find(subreddit).catch(() => null) : null

/** Rules that come too late are rules that nobody has read. */
export const readPassportInTime = async (source: PassportSource, subreddit: string, kind: Asked['kind']) =>
  (await inTime(issuePassport(source, subreddit, kind))) ?? unknownPassport(subreddit)

/** All of them as they stand; none where they can't be had. */
export async function readRulesInTime(tenant: SignedInContext, subreddit: string, kind: Asked['kind']) {
  const rules = await inTime(tenant.posts.rules(subreddit))
  return rules?.kind === 'ok' ? quoteRules(rules.value, kind) : []
}

export async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
