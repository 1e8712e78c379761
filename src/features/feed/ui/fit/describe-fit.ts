import { plainText } from '../../../../ui/plain-text.ts'
import { isAnswerable, isInTrouble, type PostFit } from './post-fit.ts'

type Wants = Extract<PostFit, { state: 'sieved' }>['wants']

const wantsInWords: Record<Wants, string> = {
  asks_tool: 'Asks for a tool',
  has_problem: 'Describes a problem',
  asks_how: 'Asks for advice',
  shows: 'Shows their work',
  sells: 'Sells something',
  hires: 'A job, not a question',
  surveys: 'A survey, not a question',
  rants: 'Lets off steam',
  news: 'News, not a question',
  social: 'Small talk',
}

/** Why a post fits or doesn't, in one sentence: the model's, or the post's own that comes closest. Null where there is nothing to say. */
export function describeFit(fit: PostFit | undefined, { title }: { title: string }) {
  if (!fit || isInTrouble(fit)) return null
  if (fit.state === 'judged') return fit.why
  if (fit.state !== 'sieved') return null
  const says = isAnswerable(fit) && fit.asks && tells(fit.asks, title) ? fit.asks : null
  return says ? `“${plainText(says).trim()}”` : wantsInWords[fit.wants]
}

/** The title can be read already, and an item of a list says little without the others. */
const tells = (asks: string, title: string) =>
  asks !== title.trim() && !asks.startsWith('- ') && !asks.startsWith('* ')
