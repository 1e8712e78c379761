import { startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import type { Mode } from '../schema.ts'
import type { Outline } from './clean-outline.ts'
import { postInstructions } from './post.v4.ts'
import { describeRegister } from './shared.v4.ts'
import {
  type Place,
  type Prompt,
  statePlace,
  stateProduct,
  stateVoice,
  stateWriter,
} from './state-product.ts'

export const REWRITE_VERSION = 'rewrite.v4'

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  place: Place
  voice: string[]
  outline: Outline
}

const lengths = { short: '80 to 150 words.', medium: '150 to 260 words.', long: '260 to 420 words.' }

/** A post of the user's own in the shape of another one, which this prompt doesn't know. */
export function rewritePrompt({ given, place, voice, outline }: Given): Prompt {
  const quote = startQuoting()
  const beats = outline.beats.map(
    ({ role, gist }, index) => `${index + 1}. ${role}${gist ? `: ${gist}` : ''}`,
  )
  const parts = [
    'TASK: a post in a given shape.',
    `SHAPE: ${outline.form}, ${outline.tone} in tone. Its steps, each to be filled with what WRITER SAYS. A step for which neither that
nor ABOUT THE WRITER has anything is left out, whatever it is called: nobody admits a mistake that they haven't told:\n${quote('outline', beats.join('\n'))}`,
    stateWriter(given),
    stateProduct(given),
    statePlace(place, quote),
    describeRegister(null, lengths[outline.length]),
    stateVoice(voice, quote),
    `MODE: ${given.mode}`,
  ]
  return { instructions: postInstructions(given.mode), prompt: parts.filter(Boolean).join('\n\n') }
}
