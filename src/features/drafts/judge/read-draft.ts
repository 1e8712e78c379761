import { showHidden } from '../../../judge/form/hidden-characters.ts'
import { findNamings } from '../../../judge/form/names-product.ts'
import type { Place } from '../../../judge/form/place.ts'
import { type Sentence, splitSentences } from '../../../judge/form/split-sentences.ts'
import { plainQuotes } from '../../../judge/form/split-words.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { disclosesMaking } from './find-disclosure.ts'

export type FieldName = 'title' | 'content'

export type ReadSentence = Sentence & {
  field: FieldName
  /** Where the product is named, as offsets of the field. */
  namings: Place[]
  /** The sentence as it is seen, with `§` for each naming. */
  masked: string
  discloses: boolean
  /** It names the product, or goes on about it. */
  aboutProduct: boolean
}

export type ReadDraft = {
  fields: { field: FieldName; text: string; plain: string; namings: Place[] }[]
  /** Title first, then content. */
  sentences: ReadSentence[]
}

const GOES_ON =
  /^["'(*_\s-]*(?:it|it's|it'll|its|this (?:app|tool|one)|the (?:app|tool|product|software|site|service|free plan|pro plan|plan|trial)|we|we're|we've|we'll|our|they're|(?:and|but|plus|because|since|as|so) it|also,? it|there's (?:an?|also|no|\d+)|pricing|price|plans?|setup|comes with|works with|supports|integrates|no (?:credit card|setup|contract|fees?)|free (?:forever|plan|tier|trial))\b|^\W*(?:rated|used|trusted|loved|recommended|featured|certified|approved|available|reviewed|awarded) (?:by|in|on|as|for|\d)|^\W*(?:with )?(?:over|more than|nearly|about|already|some) \d|\b(?:loves?|use|uses|using|trusts?|pay for|paying for|rely on|on) it\b|\d ?% off (?:with|until|using|if you use)\b|\bout of (?:5|five|10|ten)\b|\b\d+ (?:reviewers|reviews|ratings|stars)\b/i

/** The draft taken apart once, for every rule. */
export function readDraft({ title, content }: DraftText, { product, post }: DraftContext): ReadDraft {
  const around = [title ?? '', content, post?.title ?? '', post?.text ?? ''].join('\n')
  const texts: [FieldName, string][] = [
    ['title', title ?? ''],
    ['content', content],
  ]
  const fields = texts
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({
      field,
      text,
      plain: plainQuotes(text),
      namings: findNamings(text, product, around),
    }))
  const sentences: ReadSentence[] = []
  for (const { field, plain, namings } of fields) {
    for (const sentence of splitSentences(plain)) {
      const named = namings.filter(({ start, end }) => start < sentence.end && end > sentence.start)
      const masked = mask(sentence, named)
      const before = sentences.at(-1)
      sentences.push({
        ...sentence,
        field,
        namings: named,
        masked,
        discloses: disclosesMaking(masked),
        aboutProduct: named.length > 0 || (before?.aboutProduct === true && GOES_ON.test(sentence.text)),
      })
    }
  }
  return { fields, sentences }
}

function mask({ text, start, end }: Sentence, namings: Place[]): string {
  let masked = ''
  let at = start
  for (const naming of namings) {
    masked += text.slice(at - start, Math.max(at, naming.start) - start) + '§'
    at = Math.min(naming.end, end)
  }
  return showHidden(masked + text.slice(at - start)).replaceAll(
    BARE_CONTRACTION,
    (word) => CONTRACTIONS[word.toLowerCase()] ?? word,
  )
}

/** As people type them in a hurry, so that each pattern knows one spelling. */
const CONTRACTIONS: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  cant: "can't",
  wont: "won't",
  havent: "haven't",
  wasnt: "wasn't",
  youre: "you're",
  theres: "there's",
  thats: "that's",
  weve: "we've",
}
const BARE_CONTRACTION = new RegExp(String.raw`\b(?:${Object.keys(CONTRACTIONS).join('|')})\b`, 'gi')
