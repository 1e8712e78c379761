import type { Behaviour } from './behaviours.ts'
import type { ChatRequest } from './chat-request.ts'
import { describePage } from './describe-page.ts'
import { mendSentences } from './drafts/mend-sentences.ts'
import { obeyStrangers } from './drafts/obey-strangers.ts'
import { outlinePost } from './drafts/outline-post.ts'
import { writeDraft } from './drafts/write-draft.ts'
import { fillSchema } from './fill-schema.ts'
import { obeyPage } from './obey-page.ts'
import { readQuotation, readSentences } from './read-sentences.ts'
import type { Recordings } from './recordings.ts'
import { replayAnswer } from './replay-answer.ts'

/** What was recorded, or else something plain: shaped by the schema that was asked for, fed by the text that the prompt quotes. */
export function writeAnswer(
  request: ChatRequest,
  recordings: Recordings,
  mode: Behaviour['mode'] | undefined,
) {
  if (mode === 'empty') return { text: '', isSimulated: false }
  const prompt = request.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const replayed = replayAnswer(request, prompt, recordings)
  const answer = replayed ?? compose(request, prompt, mode === 'obedient')
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const isSimulated = replayed === undefined
  return { text: mode === 'broken-json' ? text.slice(0, Math.ceil(text.length / 2)) : text, isSimulated }
}

function compose({ response_format: format }: ChatRequest, prompt: string, obedient: boolean) {
  const page = readQuotation(prompt)
  if (format?.type === 'json_schema') {
    const { schema } = format.json_schema
    if (page !== undefined && asksFor(schema, ['description', 'facts', 'whoFor', 'notFor'])) {
      const name = /called "([^"\n]+)"/.exec(prompt)?.[1] ?? ''
      return obedient ? obeyPage(page, name) : describePage(page, name)
    }
    if (page !== undefined && asksFor(schema, ['form', 'tone', 'length', 'beats'])) return outlinePost(page)
    // One that obeys strangers mends nothing.
    if (asksFor(schema, ['sentences'])) return obedient ? { sentences: [] } : mendSentences(prompt)
    return fillSchema(schema)
  }
  if (format?.type === 'json_object') return { answer: 'ok' }
  const draft = obedient ? obeyStrangers(prompt) : writeDraft(prompt)
  if (draft !== undefined) return draft
  return (
    readSentences(page ?? prompt)
      .slice(0, 2)
      .join(' ') || 'I have nothing to add.'
  )
}

const asksFor = ({ properties }: { properties?: unknown }, names: string[]) =>
  names.every((name) => Object.hasOwn(properties ?? {}, name))
