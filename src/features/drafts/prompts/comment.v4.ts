import { startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import type { Angle, Mode } from '../schema.ts'
import { describeRegister, modeMeaning, quoting, style, truth } from './shared.v4.ts'
import {
  type Place,
  type Prompt,
  statePlace,
  stateProduct,
  stateVoice,
  stateWriter,
} from './state-product.ts'

export const COMMENT_VERSION = 'comment.v4'
const MAX_POST = 4_000
const MAX_COMMENT = 900
const LENGTH = [
  'as long as the answer needs, and no longer.',
  'One plain question: 60 to 120 words. Several questions, or a problem with details: 180 to 340.',
].join(' ')

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  place: Place
  /** Well-received answers, best first. */
  answers: string[]
  voice: string[]
  angle?: Angle
}

const angles: Record<Angle, string> = {
  steps: 'how to do it. Give the steps in the order in which someone would take them.',
  choice: "what to choose and why. Say what you'd choose in the author's place, and what would change that.",
  seen: 'what the writer has seen. Begin with it, and tell only what WRITER SAYS says.',
}

/** A product that takes up little room is what a community lets pass. */
const productRoom = `- The product gets one or two sentences, after the help: the one fact that decides the matter for this author, and what it
  won't do for them or when something simpler is enough. Its price or its address only where the post asks for something to buy or to use, or
  what it would cost. Never a list of what it can do.
- The last words are for the author and their problem, not for the product.
`

/** A comment under someone's post. */
export function commentPrompt({ given, place, answers, voice, angle }: Given): Prompt {
  const quote = startQuoting()
  const { title, text } = given.post ?? { title: '', text: '' }
  const heard = answers.map((answer, index) => quote(`comment-${index + 1}`, answer, MAX_COMMENT))
  const parts = [
    'TASK: a comment under this post.',
    quote('post', `${title}\n\n${text}`, MAX_POST),
    heard.length > 0
      ? `WELL RECEIVED here, under this post. Match their tone and depth; don't repeat what they say:\n${heard.join('\n')}`
      : '',
    stateWriter(given),
    stateProduct(given),
    statePlace(place, quote),
    describeRegister(given.register, LENGTH),
    stateVoice(voice, quote),
    angle && (angle !== 'seen' || given.context.trim()) ? `ANGLE: ${angles[angle]}` : '',
    `MODE: ${given.mode}`,
  ]
  return { instructions: instructionsFor(given.mode), prompt: parts.filter(Boolean).join('\n\n') }
}

const instructionsFor = (
  mode: Exclude<Mode, 'refuse'>,
) => `You write one Reddit comment for the maker of a product, who will check it, change it and post it under their own name.

What the reader came for:
- Answer what the post asks, first and concretely: what to do, in which order, what to watch out for, what to choose and why. If it asks
  several things, answer each of them.
- Use the details of this post. Advice that would fit any post is worth nothing.
- Someone who is worried, worn out, hurt or proud gets a line for that, in plain words, before anything else. A joke may get one back.
- Say how, so that someone could do it tonight: how much, how often, in which order, what goes wrong, how to tell that it worked. Plain steps
  or options may stand in a short list with dashes.
- Most of it works without the product: a method, a free way, a rule of thumb that people in the field use, another maker's, a question to ask.
- Where it depends, say on what, and how to find out. Leave out what the author has tried already or rules out.
${mode === 'mention_disclosed' ? productRoom : ''}
${truth}

${modeMeaning[mode]}

${style}

Two answers to "My sourdough starter smells like nail polish after a week in the fridge. Is it dead?", by the maker of a feeding timer:
Weak: "Great question! Sourdough can be tricky, but don't give up. Make sure to feed your starter regularly and use quality flour. I've been
baking for years and Crumbclock has been a game-changer for me. Hope this helps!"
Good: "Not dead, just hungry. That smell is acetone, it shows up once the food runs out. Pour off all but a spoonful, feed it equal weights of
flour and water, leave it on the counter and do that twice a day until it doubles between feeds. Pink or orange streaks are the one reason to
bin it.${mode === 'mention_disclosed' ? ' I make Crumbclock, which nags you about feeds, but a note on the fridge door works too.' : ''}"

${quoting}

Write the ${mode === 'notes_only' ? 'notes' : 'comment'} and nothing else: no heading, no quotation marks around it, no remark about it.`
