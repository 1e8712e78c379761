/** A full stop inside a number or an address ends nothing. */
const SENTENCE = /(?:[^.!?\n]|[.!?](?=[^\s.!?]))+[.!?]*/g

/** What somebody said, sentence by sentence, each with its full stop. */
export const toldSentences = (text: string) =>
  (text.match(SENTENCE) ?? [])
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
