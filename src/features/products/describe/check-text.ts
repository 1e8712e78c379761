import { parse } from 'tldts'
import { hasHidden } from '../../../adapters/website/plain-text.ts'

const MARKUP = /[<>`{}\\|]|\]\(|\*\*|__|^\s*#|&[a-z#\d]+;/im
const E_MAIL = /\S@\S|(^|\s)@\w/
const LINK = /\b(https?|hxxps?|ftp|mailto|javascript|data):|:\/\/|\bwww\./i
const SPELT_LINK = /\w\s*(\[\.\]|[[(]\s*dot\s*[\])]|\sdot\s)\s*[a-z]{2,}/i
const TO_A_WRITER = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|above|previous|prior|guideline)`,
    String.raw`\b(system|developer|hidden|initial) (prompt|message|instruction|override)`,
    String.raw`\b(language|ai) model\b.{0,40}\b(must|should|shall|please|you)\b`,
    String.raw`\bas an ai\b|\bAI assistants?\b.{0,20}\b(must|should|please)\b|\byou are (now|chatgpt|an? (ai|assistant))`,
    String.raw`\b(respond|reply|answer|output)\b.{0,30}\b(only|exactly|verbatim|instead)\b|\bverbatim\b`,
    String.raw`\b(write|say|add|include|append|answer|put|mention)\b.{0,60}\bin (the|your) (description|answer|output|summary|response|json)`,
    String.raw`^(please )?(mention|say|state|claim|write|add|include|append|tell \w+|recommend) (that|the (words?|sentence|phrase|link|fact|text))\b`,
    String.raw`\byour (instructions|prompt|summary)\b|\bjailbreak|\bprompt injection`,
  ].join('|'),
  'i',
)

/** Whether a text gives orders to whoever writes about the page. */
export const speaksToWriter = (text: string) => TO_A_WRITER.test(text.normalize('NFKC').trim())

/** Text that is nothing but words: no link, address, markup or hidden character, and no word to a model. */
export function isPlainStatement(text: string, ownNames: string) {
  // Full-width and styled letters must not carry what plain ones may not.
  const plain = text.normalize('NFKC')
  if (hasHidden(text) || speaksToWriter(text)) return false
  if ([MARKUP, E_MAIL, LINK, SPELT_LINK].some((ban) => ban.test(plain))) return false
  const names = plain.match(/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu) ?? []
  return names.every((name) => isOwn(name, ownNames) || parse(name).isIcann !== true)
}

/** A product may be called like its address. */
const isOwn = (name: string, ownNames: string) =>
  ownNames.toLowerCase().split(/\s+/).includes(name.toLowerCase())
