import type { Passport } from '../../../judge/passport.ts'
import { startQuoting } from '../../../prompting/quote-strangers.ts'
import { withoutOrders } from '../../../prompting/without-orders.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import type { Mode } from '../schema.ts'
import { describeRegister, duties, modeMeaning, quoting, style } from './shared.v1.ts'
import { type Prompt, stateProduct, stateRules, stateVoice } from './state-product.ts'

export const COMMENT_VERSION = 'comment.v1'
const MAX_POST = 4_000
const MAX_COMMENTS = 5
const MAX_COMMENT = 400

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  passport: Passport | null
  comments: string[]
  voice: string[]
}

/** A comment under somebody's post. */
export function commentPrompt({ given, passport, comments, voice }: Given): Prompt {
  const quote = startQuoting()
  const { title, text } = given.post ?? { title: '', text: '' }
  const heard = comments
    .slice(0, MAX_COMMENTS)
    .map((comment, index) => quote(`comment-${index + 1}`, withoutOrders(comment), MAX_COMMENT))
  const parts = [
    'TASK: a comment under this post.',
    quote('post', withoutOrders(`${title}\n\n${text}`), MAX_POST),
    heard.length > 0 ? `OTHERS have said already; don't repeat them:\n${heard.join('\n')}` : '',
    stateProduct(given),
    stateRules(passport, quote),
    describeRegister(given.register, '50 to 110 words.'),
    stateVoice(voice, quote),
    `MODE: ${given.mode}`,
  ]
  return { instructions: instructionsFor(given.mode), prompt: parts.filter(Boolean).join('\n\n') }
}

const instructionsFor = (
  mode: Exclude<Mode, 'refuse'>,
) => `You write one Reddit comment that somebody will check, edit and post under their own name.

${duties}

Answer first what the author asks; if there are several questions, each of them. Give at least one useful way that doesn't involve the
product: a method, a setting, a kind of tool, a question to ask. Be concrete enough to act on today.

${modeMeaning[mode]}

${quoting}

${style}

Write the ${mode === 'notes_only' ? 'notes' : 'comment'} and nothing else: no heading, no quotation marks around it, no remark about it.`
