import { hasHidden } from '../platform/plain-text.ts'
import { speaksToWriter } from './speaks-to-writer.ts'

const MARKUP = /[<>`{}\\|]|\]\(|\*\*|__|^\s*#|&[a-z#\d]+;|"\s*:/im
const E_MAIL = /\S@\S|(^|\s)@\w/
const LINK = /\b(https?|hxxps?|ftp|mailto|javascript|data):|:\/\/|\bwww\./i
const SPELT_LINK = /\w\s*(\[\.\]|[[(]\s*dot\s*[\])]|\sdot\s)\s*[a-z]{2,}/i
/** Endings of names that lead nowhere: `Node.js`, `ASP.NET`, `notes.md`. */
const NO_ADDRESS =
  /\.(?:js|ts|jsx|tsx|css|html?|json|md|csv|tsv|xlsx?|docx?|pptx?|pdf|txt|xml|ya?ml|png|jpe?g|svg|gif|mp[34]|wav|zip|py|rb|rs|go|php|sql|ics|epub)$|^(?:asp|ado|vb|ml)\.net$|^(?:\p{L}\.)+\p{L}?$|^v?[\d.]+\p{L}{0,2}$/iu

/** Text that is nothing but words: no link, address, markup or hidden character, and no word to a model. */
export function isPlainStatement(text: string, ownNames: string) {
  // Full-width and styled letters must not carry what plain ones may not.
  const plain = text.normalize('NFKC')
  if (hasHidden(text) || speaksToWriter(text)) return false
  if ([MARKUP, E_MAIL, LINK, SPELT_LINK].some((ban) => ban.test(plain))) return false
  const names = plain.match(/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu) ?? []
  return names.every((name) => isOwn(name, ownNames) || NO_ADDRESS.test(name))
}

/** A product may be called like its address. */
const isOwn = (name: string, ownNames: string) =>
  ownNames.toLowerCase().split(/\s+/).includes(name.toLowerCase())
