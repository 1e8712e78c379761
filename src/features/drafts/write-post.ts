import type { z } from 'zod'
import type { Passport } from '../feed/schema.ts'
import type { SignedInContext } from '../request-context.ts'
import { chooseMode } from './choose-mode.ts'
import type { Live } from './live.ts'
import { planCalls } from './plan-calls.ts'
import { type Order, produceDraft } from './produce-draft.ts'
import type { Prompt } from './prompts/state-product.ts'
import { readSurroundings } from './read-surroundings.ts'
import type { PostAnswer, postInput, rewriteInput } from './schema.ts'
import type { PlannedCall } from './spend/price.ts'

const MAX_OUTPUT_TOKENS = 1_800

type Asked = Omit<z.output<typeof postInput> | z.output<typeof rewriteInput>, 'subreddit'>

/** What one kind of post has of its own. */
type Kind = {
  task: 'post' | 'rewrite'
  subreddit: string | undefined
  /** The post whose shape it takes. */
  source: string | null
  version: string
  plan: (known: { given: Order['given']; passport: Passport | null; voice: string[] }) => {
    brief: Order['brief']
    /** The longest that the brief can be, for what it may cost. */
    longest: Prompt
    /** What is asked before. */
    before?: PlannedCall[]
  }
}

/** A post of the user's own: nobody has asked, so only the rules, the ledger and the user decide what it may do. */
export async function writePost(
  tenant: SignedInContext,
  asked: Asked,
  { task, subreddit, source, version, plan }: Kind,
  live: Live,
): Promise<PostAnswer> {
  await tenant.limits.draftTries.take(tenant.userId)
  const { productId, product, passport, ledger, ownDrafts, voice } = await readSurroundings(tenant, {
    ...asked,
    kind: 'post',
    subreddit,
  })
  const { mention, rulesRead } = asked
  const { mode, reasons, linksAllowed } = chooseMode({
    task,
    passport,
    post: null,
    source,
    context: asked.contextInfo,
    fit: null,
    intent: null,
    veto: null,
    ledger,
    mention,
    rulesRead,
  })
  const given = {
    task,
    mode,
    linksAllowed,
    product,
    context: asked.contextInfo,
    post: null,
    source,
    ownDrafts,
    register: null,
  }
  const { brief, longest, before = [] } = plan({ given, passport, voice })
  const order = {
    given,
    reasons,
    version,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    brief,
    calls: [...before, ...planCalls(given, longest, MAX_OUTPUT_TOKENS)],
    about: { productId, subreddit: subreddit ?? null, postId: null, mention },
  }
  const { title, ...rest } = await produceDraft(tenant, order, live)
  // A post has both, or it would not have come this far.
  return { ...rest, title: title ?? '' }
}
