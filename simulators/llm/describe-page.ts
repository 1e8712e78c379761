import { readSentences } from './read-sentences.ts'

const MAX_DESCRIPTION = 400
const MAX_FACT = 180

export type Description = {
  facts: { text: string; source: string }[]
  whoFor: string | null
  notFor: string | null
  description: string
}

/** What a sober model would say of a page: its most telling sentences, shortened. */
export function describePage(page: string, productName: string): Description {
  const sentences = readSentences(page).filter(({ length }) => length >= 30 && length <= 320)
  const early = new Set(sentences.slice(0, 5))
  const score = (sentence: string) => scoreOf(sentence, productName) + (early.has(sentence) ? 2 : 0)
  const telling = sentences.filter((sentence) => scoreOf(sentence, productName) > 0)
  const best = telling.toSorted((a, b) => score(b) - score(a))
  const [opening] = best
  const rest = best.filter((sentence) => sentence !== opening && !/\d/.test(sentence))
  return {
    facts: telling.slice(0, 10).map((source) => ({ text: firstPart(source), source })),
    whoFor: phraseAfter(
      /\b(?:(?:made|built|meant) )?for ((?:independent|small|private|freelance|teams|shops)[^.,;:\n]{3,120})/i,
      page,
    ),
    notFor: phraseAfter(/\bnot (?:made|meant|built) for ((?:(?!,? because)[^.;:\n]){3,120})/i, page),
    description: fill([opening, ...rest].filter((sentence) => sentence !== undefined)),
  }
}

function scoreOf(sentence: string, name: string) {
  const signs: [RegExp, number][] = [
    [/\b(is|are) an? \w+/i, 2],
    [/\b(helps?|keeps?|writes?|sends?|reads?|stores?|sits|works?|runs?|connects?|exports?)\b/i, 1],
    [/[$€£]\s?\d|\d+ (free )?days|\b\d[\d,.]* ?(%|GB|TB|people|minutes|hours)/i, 2],
    [/\b(not|never|no)\b.*\b(made|meant|for|till|tool)\b/i, 1],
  ]
  const named = name !== '' && sentence.toLowerCase().startsWith(name.toLowerCase()) ? 3 : 0
  return signs.reduce((sum, [sign, worth]) => sum + (sign.test(sentence) ? worth : 0), named)
}

function firstPart(sentence: string) {
  if (sentence.length <= MAX_FACT) return sentence
  const cut = sentence.slice(0, MAX_FACT).replace(/[,;][^,;]*$/, '')
  return `${cut.length < MAX_FACT ? cut : cut.replace(/\s\S*$/, '')}.`
}

function fill(sentences: string[]) {
  let text = ''
  for (const sentence of sentences.slice(0, 4)) {
    const longer = `${text} ${sentence}`.trim()
    if (longer.length <= MAX_DESCRIPTION) text = longer
  }
  return text
}

const phraseAfter = (pattern: RegExp, page: string) => pattern.exec(page)?.[1]?.trim() ?? null
