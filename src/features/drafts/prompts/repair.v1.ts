import { oneLine, startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import type { Finding, Mode } from '../schema.ts'
import { duties, modeMeaning, quoting, style } from './shared.v1.ts'
import { type Prompt, stateContext, stateProduct } from './state-product.ts'

type Given = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  draft: DraftText
  findings: Finding[]
}

/** So many at once; more than these are put right by cutting. */
export const MOST_FINDINGS = 8
/** Of what a finding is about, so much is told. */
export const MOST_SAID = 200

/** Mends a draft. It doesn't see the stranger's text again, so that can't lead it astray a second time. */
export function repairPrompt({ given, draft, findings }: Given): Prompt {
  const quote = startQuoting()
  const parts = [
    draft.title === null ? 'TASK: mend a comment.' : 'TASK: mend a post.',
    quote('draft', draft.title === null ? draft.content : `${draft.title}\n\n${draft.content}`),
    `WRONG with it:\n${findings
      .slice(0, MOST_FINDINGS)
      .map((finding) => `- ${describeFinding(finding, draft)}`)
      .join('\n')}`,
    stateContext(given.context),
    stateProduct(given),
    `MODE: ${given.mode}`,
  ]
  return { instructions: instructionsFor(given), prompt: parts.join('\n\n') }
}

const instructionsFor = ({
  mode,
  task,
}: Given['given']) => `You mend a Reddit ${task === 'comment' ? 'comment' : 'post'} that a check has stopped. Change what is listed as wrong, or take it out; leave
every other sentence as it is, word by word. Add nothing new.

${duties}

${modeMeaning[mode]}

${quoting}

${style}

Write the mended text and nothing else${task === 'comment' ? '' : ': the title on the first line, then an empty line, then the post'}.`

function describeFinding({ message, field, span }: Finding, draft: DraftText) {
  const where = span
    ? oneLine((field === 'title' ? (draft.title ?? '') : draft.content).slice(...span), MOST_SAID)
    : ''
  return where ? `${message} It says: ${JSON.stringify(where)}` : message
}
