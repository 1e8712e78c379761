import type { z } from 'zod'
import type { KnownPost } from '../fits/recall-post.ts'
import { cutText } from '../fits/shown-posts.ts'
import { planQuestion, type Unread, unreadOwn } from './ask-about-trouble.ts'
import { unlessRefused } from './choose-mode.ts'
import { decideFollowUp } from './judge/decide-follow-up.ts'
import type { Plan } from './order.ts'
import { planCalls } from './plan-calls.ts'
import { FOLLOW_UP_VERSION, followUpPrompt } from './prompts/follow-up.v1.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'
import type { commentInput, Mention } from './schema.ts'

const MAX_OUTPUT_TOKENS = 600

type Comment = z.output<typeof commentInput>
type Asked = Pick<Comment, 'postTitle' | 'postDescription' | 'contextInfo' | 'mention'> & {
  replyTo: NonNullable<Comment['replyTo']>
  subreddit: string | undefined
  postId: string | undefined
  /** What the user had said; '' where nobody knows. */
  own: string
  known: KnownPost
}

/** What is to be written to someone who replied to the user, and what it may do there. */
export function orderFollowUp(surroundings: Surroundings, input: Asked): { plan: Plan; prompt: Prompt } {
  const { productId, product, passport, rules, ledger, ownDrafts, voice, founder, opening } = surroundings
  const { replyTo, subreddit = null, postId = null, own, known, contextInfo: context } = input
  const post = {
    title: input.postTitle || (opening?.title ?? ''),
    text: input.postDescription || (opening?.text ?? ''),
  }
  // The talk has begun, so the product is named again only where the user wishes it.
  const mention: Mention = input.mention === 'always' ? 'always' : 'never'
  const { mode, reasons, linksAllowed } = unlessRefused(
    decideFollowUp({ passport, reply: replyTo.text, post, said: known.said, context, ledger, mention }),
  )
  const given = {
    task: 'comment' as const,
    mode,
    linksAllowed,
    product,
    context,
    founder,
    earlier: own,
    // What it answers, and may neither leave unanswered nor copy.
    post: { title: post.title, text: replyTo.text },
    source: null,
    ownDrafts: own === '' ? ownDrafts : [...ownDrafts, own],
    // A reply is as long as what it answers needs, not as long as what is said to posts.
    register: null,
    writtenLinks: [],
  }
  const unread: Unread[] = [
    { whose: 'stranger', words: wordsOf(subreddit, post.title, replyTo.text), feared: known.feared },
    ...unreadOwn(context, subreddit ?? undefined),
  ]
  const prompt = followUpPrompt({ given, opening: post, place: { subreddit, rules }, voice })
  const plan = {
    given,
    reasons,
    rules,
    version: FOLLOW_UP_VERSION,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    unread,
    calls: [...planQuestion(unread), ...planCalls(given, rules, prompt, MAX_OUTPUT_TOKENS)],
    about: { productId, subreddit, postId, replyId: replyTo.replyId, mention },
  }
  return { plan, prompt }
}

const wordsOf = (subreddit: string | null, title: string, text: string) => ({
  community: subreddit ?? '',
  title,
  text: cutText(text),
})
