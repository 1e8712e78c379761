import type { Closeness } from './measure-closeness.ts'
import type { WordsOfPost } from './words-of-post.ts'

export type Heard = {
  wants: Record<'asks_tool' | 'has_problem' | 'asks_how', number>
  fits: Record<'strong' | 'fair' | 'low', number>
  trouble: number
}

const SHORT = 40

/** What the mix weighs about a post by itself, whatever the product. */
export function measureAlone(
  { title, text }: { title: string; text: string },
  { wants, fits, trouble }: Heard,
) {
  const said = `${title}\n${text}`.trim()
  return {
    heard: {
      asks: logit(wants.asks_tool + wants.has_problem + wants.asks_how),
      looksStrong: logit(fits.strong),
      looksLow: logit(fits.low),
    },
    form: {
      questions: Math.min(3, said.split('?').length - 1),
      asksInTitle: Number(title.includes('?')),
      endsAsking: Number(said.endsWith('?')),
      length: Math.log(1 + said.length),
      short: Number(text.length < SHORT),
    },
    trouble: logit(trouble),
  }
}
type MeasuredAlone = ReturnType<typeof measureAlone>

/** Everything that the mix weighs about a post for a product, by name. */
export const measurePost = (
  closeness: Closeness,
  { heard, form, trouble }: MeasuredAlone,
  words: WordsOfPost,
) => ({
  ...closeness,
  ...heard,
  words: words.score,
  intent: words.strength,
  seeks: Number(words.seeks),
  vetoed: Number(words.vetoed),
  ...form,
  trouble,
})
export type Measures = ReturnType<typeof measurePost>

function logit(likely: number) {
  const bounded = Math.min(0.999, Math.max(0.001, likely))
  return Math.log(bounded / (1 - bounded))
}
