import type { PlannedCall } from '../../spending/price.ts'
import { cutText } from '../fits/shown-posts.ts'
import { planQuestion, type Unread } from './ask-about-trouble.ts'
import { chooseMode } from './choose-mode.ts'
import type { Plan } from './order.ts'
import { planCalls } from './plan-calls.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'

const MAX_OUTPUT_TOKENS = 1_800

/** What one kind of post has of its own. */
type Kind = {
  task: 'post' | 'rewrite'
  subreddit: string | undefined
  contextInfo: string
  mention: 'auto' | 'never'
  rulesRead: boolean
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
  const { productId, product, passport, rules, ledger, ownDrafts } = surroundings
  const { task, subreddit, contextInfo, mention, rulesRead, source, version, longest, before = [] } = kind
  const { mode, reasons, linksAllowed } = chooseMode({
    task,
    passport,
    post: null,
    source,
    context: contextInfo,
    said: null,
    fit: null,
    intent: null,
    ledger,
    mention,
    rulesRead,
  })
  const given = {
    task,
    mode,
    linksAllowed,
    product,
    context: contextInfo,
    post: null,
    source,
    ownDrafts,
    register: null,
    writtenLinks: [],
  }
  const unread = unreadWords(contextInfo, source, subreddit)
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

/** What the user tells, and the post whose shape is taken. */
function unreadWords(context: string, source: string | null, community = ''): Unread[] {
  const words = (text: string) => ({ community, title: '', text: cutText(text) })
  const own: Unread = { whose: 'user', words: words(context), feared: false }
  const theirs: Unread[] = source === null ? [] : [{ whose: 'stranger', words: words(source), feared: false }]
  return context.trim() === '' ? theirs : [own, ...theirs]
}
