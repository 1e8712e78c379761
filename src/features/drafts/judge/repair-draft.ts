import { showHidden } from '../../../judge/form/hidden-characters.ts'
import { removeLinks } from '../../../judge/form/remove-links.ts'
import { removeSentences } from '../../../judge/form/remove-sentences.ts'
import { countWords } from '../../../judge/form/split-words.ts'
import { contentWords } from '../../../judge/words/claim-words.ts'
import type { Finding } from '../schema.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { type ReadSentence, readDraft } from './read-draft.ts'
import { foreignLinks } from './rules/find-foreign-links.ts'

/** The draft with one finding mended; as it was where the finding has no repair. */
export function repairDraft(draft: DraftText, finding: Finding, given: DraftContext): DraftText {
  const text = (finding.field === 'title' ? draft.title : draft.content) ?? ''
  const write = (mended: string): DraftText => ({ ...draft, [finding.field]: mended })
  switch (finding.repair) {
    case 'add_disclosure':
      return write(addDisclosure(text, given))
    case 'remove_link':
      return write(removeLinks(text, (part) => foreignLinks(part, given).map(({ link }) => link)))
    case 'remove_hidden':
      return write(showHidden(text))
    case 'remove_sentence':
      return finding.span ? write(removeSentences(text, finding.span)) : draft
    case 'shorten':
      return write(shorten(draft, given))
    case null:
      return draft
  }
}

/** In brackets behind the name where a sentence has room for it, else as a sentence before it. */
function addDisclosure(text: string, given: DraftContext): string {
  const { sentences } = readDraft({ title: null, content: text }, given)
  const sentence = sentences.find(({ namings }) => namings.length > 0)
  const naming = sentence?.namings[0]
  if (!sentence || !naming) return text
  const within = `${text.slice(0, naming.end)} (I make it)${text.slice(naming.end)}`
  const hasRoom =
    /^\s+\p{L}/u.test(text.slice(naming.end, sentence.end)) && !/[[("'*_/]$/.test(text.slice(0, naming.start))
  if (hasRoom && isDisclosed(within, given)) return within
  const name = given.product.name.trim()
  const mark = /^(?:[-*+•>]|\d+[.)])\s+/.exec(text.slice(sentence.start))?.[0].length ?? 0
  const at = sentence.start + mark
  const before = `${text.slice(0, at)}I make ${name}. ${text.slice(at)}`
  return isDisclosed(before, given) ? before : `I make ${name}.\n\n${text}`
}

function isDisclosed(text: string, given: DraftContext) {
  const { sentences } = readDraft({ title: null, content: text }, given)
  const first = sentences.findIndex(({ namings }) => namings.length > 0)
  return sentences[first]?.discloses === true || sentences[first - 1]?.discloses === true
}

/** Drops what tells least until the text is as short as the longest usual comment. */
function shorten(draft: DraftText, given: DraftContext): string {
  const limit = given.register?.p90Words ?? Number.POSITIVE_INFINITY
  const asked = new Set(contentWords(`${given.post?.title ?? ''} ${given.post?.text ?? ''}`))
  let text = draft.content
  while (countWords(text) > limit) {
    const { sentences } = readDraft({ title: null, content: text }, given)
    const worth = (sentence: ReadSentence) =>
      contentWords(sentence.text).filter((word) => asked.has(word)).length / (countWords(sentence.text) + 3)
    const least = sentences
      .map((sentence, at) => ({ sentence, keep: mustStay(sentences, at), worth: worth(sentence), at }))
      .filter(({ keep }) => !keep)
      .toSorted((a, b) => a.worth - b.worth || b.at - a.at)[0]
    if (!least) return text
    const shorter = removeSentences(text, [least.sentence.start, least.sentence.end])
    if (countWords(shorter) >= countWords(text)) return text
    text = shorter
  }
  return text
}

/** The disclosure, and the naming that it is there for. */
export const mustStay = (sentences: ReadSentence[], at: number) =>
  sentences[at]?.discloses === true || (sentences[at]?.namings.length ?? 0) > 0 || sentences.length === 1
