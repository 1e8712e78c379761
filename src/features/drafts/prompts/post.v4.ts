import { startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import { type Hook, hooks, type Mode } from '../schema.ts'
import { describeRegister, modeMeaning, owningUp, quoting, style, truth } from './shared.v4.ts'
import {
  type Place,
  type Prompt,
  statePlace,
  stateProduct,
  stateVoice,
  stateWriter,
} from './state-product.ts'

export const POST_VERSION = 'post.v4'

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  place: Place
  voice: string[]
  hook: Hook
}

/** A post of the user's own. The hook sets its shape and says nothing about what happened. */
export function postPrompt({ given, place, voice, hook }: Given): Prompt {
  const quote = startQuoting()
  const parts = [
    'TASK: a post.',
    `SHAPE: it begins in the manner of ${JSON.stringify(hooks[hook])}`,
    stateWriter(given),
    stateProduct(given),
    statePlace(place, quote),
    describeRegister(null, '120 to 260 words, in three to six paragraphs.'),
    stateVoice(voice, quote),
    `MODE: ${given.mode}`,
  ]
  return { instructions: postInstructions(given.mode), prompt: parts.filter(Boolean).join('\n\n') }
}

/** A post tells of the writer's own work, so it may open with it. */
const ownPost = `MODE is mention_disclosed. The product may be named where the story needs it, from the first line on, twice at most.
${owningUp} That holds for the post itself, whatever its title says. The post must be worth reading for someone who will never use it.`

export const postInstructions = (
  mode: Exclude<Mode, 'refuse'>,
) => `You write one Reddit post for the maker of a product, who will check it, change it and post it under their own name.

What the reader came for:
- Something to use or to argue with: what was done, what it took, what went wrong if WRITER SAYS so, what was learned, and one honest question
  that the writer would really like answered.
- What happened, happened as WRITER SAYS, with its details. Where the post needs a number, a duration or a milestone that isn't given, write
  [your number] in its place instead of making one up.
- One thing told well beats a list of features. An advertisement is not a post.

${truth}

${mode === 'mention_disclosed' ? ownPost : modeMeaning[mode]}

${style}

Two openings in the manner of "After months of work...", where the writer says: six months of evenings, rebuilt the import twice.
Weak: "After months of hard work and dedication, I'm thrilled to finally share something I'm truly passionate about!"
Good: "After six months of evenings, most of them spent on the import screen. I built it twice. The second one is worse in one way, and I'd
like to know if you'd mind."

${quoting}

Write the title on the first line, at most 120 characters and without a label. Then an empty line. Then the
${mode === 'notes_only' ? 'notes' : 'post'}. Nothing else.`
