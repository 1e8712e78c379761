import type { PlannedCall } from '../../spending/price.ts'
import { cutText } from '../fits/shown-posts.ts'
import { planQuestion, type Unread, unreadOwn } from './ask-about-trouble.ts'
import { chooseMode } from './choose-mode.ts'
import type { Plan } from './order.ts'
import { planCalls } from './plan-calls.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'
import type { Mention } from './schema.ts'

const MAX_OUTPUT_TOKENS = 1_800

/** What one kind of post has of its own. */
type Kind = {
  task: 'post' | 'rewrite'
  subreddit: string | undefined
  contextInfo: string
  mention: Mention
  /** The post whose shape it takes. */
  source: string | null
  version: string
  /** The longest that the brief can be, for what it may cost. */
  longest: (given: Plan['given']) => Prompt
  /** What is asked before. */
  before?: PlannedCall[]
}

/** A post of the user's own: nobody has asked, so only the rules, the ledger and the user decide what it may do. */
export function planPost(surroundings: Surroundings, kind: Kind): Plan {
  const { productId, product, passport, rules, ledger, ownDrafts, founder } = surroundings
  const { task, subreddit, contextInfo, mention, source, version, longest, before = [] } = kind
  const { mode, reasons, linksAllowed } = chooseMode({
    task,
    passport,
    post: null,
    source,
    context: contextInfo,
    said: null,
    ledger,
    mention,
  })
  const given = {
    task,
    mode,
    linksAllowed,
    product,
    context: contextInfo,
    founder,
    post: null,
    source,
    ownDrafts,
    register: null,
    writtenLinks: [],
  }
  const unread = [
    ...unreadOwn(contextInfo, subreddit),
    ...(source === null ? [] : [unreadSource(source, subreddit)]),
  ]
  return {
    given,
    reasons,
    rules,
    version,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    unread,
    calls: [
      ...planQuestion(unread),
      ...before,
      ...planCalls(given, rules, longest(given), MAX_OUTPUT_TOKENS),
    ],
    about: { productId, subreddit: subreddit ?? null, postId: null, mention },
  }
}

/** The post whose shape is taken. */
const unreadSource = (source: string, community = ''): Unread => ({
  whose: 'stranger',
  words: { community, title: '', text: cutText(source) },
  feared: false,
})
