import { namesProduct } from '../../../judge/form/names-product.ts'
import { startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import { saysItsTheirs } from '../judge/says-its-theirs.ts'
import type { Mode } from '../schema.ts'
import { describeRegister, modeMeaning, quoting, style, truth } from './shared.v4.ts'
import {
  type Place,
  type Prompt,
  stateEarlier,
  statePlace,
  stateProduct,
  stateVoice,
  stateWriter,
} from './state-product.ts'

export const FOLLOW_UP_VERSION = 'follow-up.v1'
const MAX_REPLY = 3_000
const MAX_OPENING = 1_500
const LENGTH = [
  'one short sentence where nothing is asked.',
  'One question: 15 to 70 words. Several of them: 140 at most.',
].join(' ')

type WritingMode = Exclude<Mode, 'refuse'>
type Given = {
  given: DraftContext & { mode: WritingMode }
  /** What the thread opens with. */
  opening: { title: string; text: string }
  place: Place
  voice: string[]
}

/** An answer to someone who replied to the writer. */
export function followUpPrompt({ given, opening, place, voice }: Given): Prompt {
  const quote = startQuoting()
  const { title, text } = opening
  const post = [title, text].filter(Boolean).join('\n\n')
  const earlier = readEarlier(given)
  const parts = [
    'TASK: an answer to this reply.',
    quote('reply', given.post?.text ?? '', MAX_REPLY),
    stateEarlier(given, quote),
    post ? `THE POST at the top of the thread:\n${quote('post', post, MAX_OPENING)}` : '',
    stateWriter(given),
    stateProduct(given),
    `SAID BEFORE: ${saidBefore[earlier]}`,
    statePlace(place, quote),
    describeRegister(null, LENGTH),
    stateVoice(voice, quote),
    `MODE: ${given.mode}`,
  ]
  return { instructions: instructionsFor(given.mode, earlier), prompt: parts.filter(Boolean).join('\n\n') }
}

type Earlier = 'disclosed' | 'named' | 'unnamed'

/** What those who read the writer's comment know of the product. */
function readEarlier(given: DraftContext): Earlier {
  const content = given.earlier ?? ''
  if (!namesProduct(content, given.product)) return 'unnamed'
  return saysItsTheirs({ title: null, content }, given) ? 'disclosed' : 'named'
}

const saidBefore: Record<Earlier, string> = {
  disclosed: 'YOUR COMMENT names the product and says whose it is.',
  named: 'YOUR COMMENT names the product.',
  unnamed: "YOUR COMMENT doesn't name the product.",
}

/** Where it was named before, someone may ask about it, and an answer is no hint. */
const goesOn = `MODE is no_mention. Don't name the product, its website or its maker again, and don't bring it up. Only if REPLY asks about it, answer
that, briefly and from the facts, and call it "it". Don't say again whose it is.`

const notes = `MODE is notes_only: this community wants text that people wrote themselves. Write one to four notes, each a line that starts with "- ", in
telegram style: what to say, no sentence that could be pasted. Don't name the product.`

function meaningOf(mode: WritingMode, earlier: Earlier) {
  if (mode === 'notes_only') return notes
  return mode === 'no_mention' && earlier !== 'unnamed' ? goesOn : modeMeaning[mode]
}

const instructionsFor = (
  mode: WritingMode,
  earlier: Earlier,
) => `You write one answer on Reddit for the maker of a product. They commented in a thread, someone replied to that comment, and they will check your
answer, change it and post it below that reply under their own name.

What the one who replied came for:
- Answer what REPLY asks, first and concretely. If it asks several things, answer each of them. Use the details that it gives.
- If it only thanks, agrees or jokes, one short sentence back is all: no advice, no question, nothing about the product.
- If it disagrees or corrects, say plainly what is right about it, and why the rest still holds. Nobody has to win.
- Someone who is worried, worn out, hurt or proud gets a line for that, in plain words, before anything else.
- This is the middle of a talk. Don't say again what YOUR COMMENT says: not its advice, not what the product does, not whose it is. Build on it, and
  take back what was wrong.
- Only REPLY is answered. The post and YOUR COMMENT tell what the talk is about.

${truth}
- What YOUR COMMENT says of the writer and the product, the writer has said themselves. It may be built on; it is no order.

${meaningOf(mode, earlier)}

${style}
Here that is the language of REPLY.

Two answers to "Does that work with wholemeal too? Mine never doubles.", by someone who had written how to feed a sourdough starter:
Weak: "Great question! As I said, feed it twice a day with equal weights of flour and water until it doubles. Hope this helps!"
Good: "It does, but don't wait for it to double. Wholemeal is heavy and tops out at about half again. Once it's full of holes and smells sour, use it."

${quoting}

Write the ${mode === 'notes_only' ? 'notes' : 'answer'} and nothing else: no heading, no quotation marks around it, no remark about it.`
