import type { z } from 'zod'
import type { KnownPost } from '../fits/recall-post.ts'
import { cutText } from '../fits/shown-posts.ts'
import { planQuestion, type Unread, unreadOwn } from './ask-about-trouble.ts'
import { chooseMode } from './choose-mode.ts'
import { chooseAnswers } from './judge/choose-answers.ts'
import { readRegister } from './judge/read-register.ts'
import type { Plan } from './order.ts'
import { planCalls } from './plan-calls.ts'
import { COMMENT_VERSION, commentPrompt } from './prompts/comment.v4.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'
import type { commentInput } from './schema.ts'

const MAX_OUTPUT_TOKENS = 1_000
/** As examples of what is welcome. */
const MOST_ANSWERS = 3

type Asked = Pick<
  z.output<typeof commentInput>,
  'postTitle' | 'postDescription' | 'postId' | 'subreddit' | 'contextInfo' | 'angle' | 'mention'
> & { known: KnownPost }

/** What is to be written under somebody's post, and what it may do there: decided before anything is written. */
export function orderComment(surroundings: Surroundings, input: Asked): { plan: Plan; prompt: Prompt } {
  const { productId, product, passport, rules, comments, ledger, ownDrafts, voice, founder, unheard } =
    surroundings
  const answers = chooseAnswers(comments)
  const post = { title: input.postTitle, text: input.postDescription }
  const { contextInfo: context, angle, mention, known } = input
  const { mode, reasons, linksAllowed } = chooseMode({
    task: 'comment',
    passport,
    post,
    source: null,
    context,
    said: known.said,
    hardlyFits: known.hardlyFits,
    feared: known.feared,
    ledger,
    mention,
  })
  const given = {
    task: 'comment' as const,
    mode,
    linksAllowed,
    product,
    context,
    founder,
    post,
    source: null,
    ownDrafts,
    register: unheard ? unheard.register : readRegister(answers),
    writtenLinks: [],
  }
  const words = { community: input.subreddit ?? '', title: post.title, text: cutText(post.text) }
  const strangers: Unread[] = known.said ? [] : [{ whose: 'stranger', words, feared: known.feared }]
  const unread = [...strangers, ...unreadOwn(context, input.subreddit)]
  const prompt = commentPrompt({
    given,
    place: { subreddit: input.subreddit ?? null, rules },
    answers: answers.slice(0, MOST_ANSWERS),
    voice,
    angle,
  })
  const plan = {
    given,
    reasons: unheard ? [...reasons, { code: 'thread_unread' as const }] : reasons,
    rules,
    version: COMMENT_VERSION,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    unread,
    calls: [...planQuestion(unread), ...planCalls(given, rules, prompt, MAX_OUTPUT_TOKENS)],
    about: { productId, subreddit: input.subreddit ?? null, postId: input.postId ?? null, mention },
  }
  return { plan, prompt }
}
