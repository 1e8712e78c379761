import type { Passport } from '../../../judge/passport.ts'
import { startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import { type Hook, hooks, type Mode } from '../schema.ts'
import { describeRegister, duties, modeMeaning, quoting, style } from './shared.v1.ts'
import { type Prompt, stateContext, stateProduct, stateRules, stateVoice } from './state-product.ts'

export const POST_VERSION = 'post.v1'

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  passport: Passport | null
  voice: string[]
  hook: Hook
}

/** A post of the user's own. The hook sets its shape and says nothing about what happened. */
export function postPrompt({ given, passport, voice, hook }: Given): Prompt {
  const quote = startQuoting()
  const parts = [
    'TASK: a post.',
    `SHAPE: it begins in the manner of ${JSON.stringify(hooks[hook])}`,
    stateContext(given.context),
    stateProduct(given),
    stateRules(passport, quote),
    describeRegister(null, '120 to 260 words, in three to six paragraphs.'),
    stateVoice(voice, quote),
    `MODE: ${given.mode}`,
  ]
  return { instructions: postInstructions(given.mode), prompt: parts.filter(Boolean).join('\n\n') }
}

export const postInstructions = (
  mode: Exclude<Mode, 'refuse'>,
) => `You write one Reddit post that its author will check, edit and post under their own name.

${duties}

Whatever happened, happened as WRITER SAYS. Where the post needs a number, a duration or a milestone that isn't given, write [your number]
in its place instead of making one up. Give readers something to use or to answer: what was learned, what didn't work, an honest
question. An advertisement is not a post.

${modeMeaning[mode]}

${quoting}

${style}

Write the title on the first line, at most 120 characters and without a label. Then an empty line. Then the ${mode === 'notes_only' ? 'notes' : 'post'}. Nothing else.`
