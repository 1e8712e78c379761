import { isEverydayWord } from './everyday-words.ts'
import { seeThrough } from './hidden-characters.ts'
import { lines } from './lines.ts'
import type { Place } from './place.ts'
import { plainQuotes } from './split-words.ts'

/** By its name and its address. */
export type NamedProduct = { name: string; website: string | null }

type Pattern = { find: RegExp; isName: (text: string, place: Place, around: string) => boolean }

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}])`
const EDGE_AFTER = String.raw`(?:'s(?![\p{L}\p{N}])|(?![\p{L}\p{N}]))`
const BETWEEN = String.raw`(?:[\s._·-]{0,2}|\s?[+&|*~]\s?)`
const LOOKS_LIKE: Record<string, string> = {
  o: '[o0]',
  i: '[i1]',
  e: '[e3]',
  l: '[l1]',
  a: '[a4@]',
  s: '[s5$]',
}
const SUFFIX = /(?:\.(?:com|io|app|ai|co|dev|net|org|so|me|xyz|tools)|\s+(?:app|hq|inc\.?|ltd\.?|gmbh))$/i

/** Whether a text names the product, however it spells it. */
export const namesProduct = (text: string, product: NamedProduct) => findNamings(text, product).length > 0

/**
 * Every place where the product is named: in any case or spacing, as a possessive, by its domain, spelt out. `around` is the
 * conversation: where it speaks of `a kiln`, the word is a word there, and Kiln is meant only where it is used as a name.
 */
export function findNamings(text: string, product: NamedProduct, around = text): Place[] {
  const { shown, at } = seeThrough(plainQuotes(text))
  const places = patternsOf(product).flatMap(({ find, isName }) =>
    [...shown.matchAll(find)]
      .map((match) => ({ start: match.index, end: match.index + match[0].replace(/'s$/, '').length }))

      .filter((place) => isName(shown, place, around)),
  )
  return places
    .map(({ start, end }) => ({ start: at(start), end: at(end - 1) + 1 }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(startsAfterTheLast())
}

/** Several patterns may find the same naming. */
export function startsAfterTheLast() {
  let taken = 0
  return ({ start, end }: Place) => {
    if (start < taken) return false
    taken = end
    return true
  }
}

let last: { key: string; patterns: Pattern[] } | null = null

function patternsOf(product: NamedProduct): Pattern[] {
  const key = `${product.name}\n${product.website ?? ''}`
  if (last?.key !== key) last = { key, patterns: makePatterns(product) }
  return last.patterns
}

function makePatterns({ name, website }: NamedProduct): Pattern[] {
  const full = name.trim()
  const base = full.replace(SUFFIX, '').trim()
  const names = [...new Set([full, base.length >= 4 ? base : full])].filter((one) =>
    /[\p{L}\p{N}]/u.test(one),
  )
  const host = hostOf(website)
  const label = host?.split('.')[0] ?? ''
  return [
    ...names.map(namePattern),
    ...(host ? [domainPattern(host)] : []),
    ...(label.length >= 5 && !isEverydayWord(label) && !names.some((one) => squeeze(one) === squeeze(label))
      ? [namePattern(label)]
      : []),
    ...names.filter((one) => squeeze(one).length >= 5).map(spelledPattern),
  ]
}

export function hostOf(website: string | null): string | null {
  if (!website) return null
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(website) ? website : `https://${website}`)
  return url?.hostname.replace(/^www\./, '').replace(/\.$/, '') || null
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** `PawSlot`, `Paw Slot`, `paw-slot` and `pawslot` are one name, and so are `Tallybird` and `tally bird`. */
function namePattern(name: string): Pattern {
  const parts = name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[\s._·-]+/)
    .filter(Boolean)
  const long = squeeze(name).length >= 5
  const letters = Array.from(parts.join(' '), (letter) =>
    letter === ' ' ? BETWEEN : ((long ? LOOKS_LIKE[letter.toLowerCase()] : undefined) ?? escape(letter)),
  )
  const spellings = [letters.join(''), ...(parts.length === 1 ? splitOnce(letters) : [])]
  const find = new RegExp(`${EDGE_BEFORE}(?:${spellings.join('|')})${EDGE_AFTER}`, 'giu')
  const everyday = parts.every((part) => isEverydayWord(part))
  const together = parts.length > 1 && !/\s/.test(name)
  const mayBeWord = everyday || (!together && !/\p{N}/u.test(name))
  if (!mayBeWord) return { find, isName: () => true }
  return {
    find,
    isName: (text, place, around) => {
      const said = text.slice(place.start, place.end)
      // Written in one word as only the name is.
      if (together && !/[\s._·-]/.test(said)) return true
      // `quiet + books`: nobody puts words together so, but who hides a name.
      if (/[+|*~]/.test(said)) return true
      if (isOrdinary(text, place)) return false
      // `pay day` is seldom Payday: in two words it has to stand like a name, too.
      const apart = parts.length === 1 && /[\s-]/.test(said)
      return everyday || apart || isWordIn(around, find)
        ? isUsedAsName(text, place, parts.length > 1 || apart)
        : true
    },
  }
}

/** With one gap, wherever it leaves three letters on both sides. */
const splitOnce = (letters: string[]) =>
  letters
    .slice(0, -5)
    .map(
      (_, at) =>
        `${letters.slice(0, at + 3).join('')}(?:[\\s-]|\\s?[+&|*~]\\s?)${letters.slice(at + 3).join('')}`,
    )

const ARTICLE = new RegExp(
  lines`
    \b(?:an?|the|my|your|our|his|her|their|this|that|any|some|no|each|every|another
    |which)\s+(?:(?!(?:apps?|tools?|product|called|named|sites?|services?|projects?|startup|software|company
    |is|was|uses?|using|like|ma[dk]es?|founder|maker|dev|developer|of|behind|team|at|from|with|extension
    |plugin|and|or|thing)\b)[\w-]{2,}\s+)?$
  `,
  'i',
)

/** `a kiln`, small and with an article: nobody speaks of a product so, unless they say `the kiln app`. */
const isOrdinary = (text: string, { start, end }: Place) =>
  /^\p{Ll}/u.test(text.slice(start)) &&
  ARTICLE.test(text.slice(Math.max(0, start - 24), start)) &&
  !PRODUCT_NOUN.test(text.slice(end, end + 20))

const isWordIn = (around: string, find: RegExp) =>
  [...around.matchAll(find)].some(({ 0: said, index }) =>
    isOrdinary(around, { start: index, end: index + said.length }),
  )

const PRODUCT_NOUN =
  /^(?:'s)?\s+(?:app|tool|site|website|software|extension|plugin|account|team|founder|dev|maker|link|page|thing)\b/i
const NAMED = new RegExp(
  lines`
    \b(?:called|named|use|using|used|uses|try|tried|trying|recommend|make|made|built|build|building|run
    |launched|created|check out|checkout|sign up for|switch(?:ed)? to|moved? to|like|love|with|via|is|by|of
    |on|it's|product|app|tool|startup|project|there's|theres|there is)[\s:,"*([-]*$
  `,
  'i',
)
const DETERMINER =
  /\b(?:an?|the|my|your|our|his|her|their|this|that|some|any|no|each|every|more|enough|extra|big|small|good|little|of|in|for)\s+$/i
const ENDS = new RegExp(
  lines`
    ^(?:'s\b|[)\]"*_]*\s*(?:[.,;:!?()\n–—-]|$)
    |[)\]"*_]*\s+(?:for|to|because|which|since|as|and|it|but|so|is|was|does|did|has|can|could|will|would
    |should|might|may|lets|handles|sends|helps|supports|offers|works?|myself|last|after|when)\b)
  `,
  'i',
)
const VERB = new RegExp(
  lines`
    ^(?:'s\b|'ll\b|\s+(?:is|isn't|was|does|doesn't|did|has|can|can't|could|will|won't|would|should|might|may
    |lets|let|handles|sends|helps|supports|offers|works|makes|takes|keeps|gives|shows|costs|runs|syncs
    |tracks|automates|finds|saves|also|just|only|never|actually|already)\b|\s*[(—–]
    |,\s*(?:which|I|my|our|a|the)\b|\s*:|\s+-\s)
  `,
)
const CAN_START = /(?:^|[.!?:…]["')\]]*\s+|\n\s*|^\s*|["(*[]\s*|[-*•]\s+|\d[.)]\s+)$/

/** An everyday word is the product where it is written like a name, or stands where only a name can. */
function isUsedAsName(text: string, { start, end }: Place, manyWords: boolean): boolean {
  const said = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 40), start)
  const after = text.slice(end, end + 40)
  if (PRODUCT_NOUN.test(after) && !/^\p{Ll}/u.test(said)) return true
  const capital = /^[\p{Lu}\d]/u.test(said) && (!manyWords || /[\s._·-]\p{Lu}|\p{Ll}\p{Lu}/u.test(said))
  if (!capital || isTitleCase(text, start)) {
    if (/\b(?:called|named)\s+["*]?$/i.test(before)) return true
    return (
      NAMED.test(before) &&
      !DETERMINER.test(before) &&
      !/\b(?:with|via|is|by|of|on|like|it's)\s+$/i.test(before) &&
      ENDS.test(after)
    )
  }
  if (CAN_START.test(before)) return manyWords || VERB.test(after) || /^\s*[.!]?\s*$/.test(after)
  return true
}

/** In `How to Build a Buffer Between Meetings` a capital says nothing. */
function isTitleCase(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n')[0] ?? ''
  const long = line.match(/\p{L}{4,}/gu) ?? []
  return long.length >= 4 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length >= 0.8
}

function domainPattern(host: string): Pattern {
  const labels = host.split('.').map(escape)
  const dot = String.raw`\s?(?:\.|\[\.\]|\(\.\)|[[(]?\s?\bdot\b\s?[\])]?)\s?`
  return { find: new RegExp(EDGE_BEFORE + labels.join(dot) + EDGE_AFTER, 'giu'), isName: () => true }
}

/** `P a w S l o t`, `p.a.w.s.l.o.t` */
function spelledPattern(name: string): Pattern {
  const letters = Array.from(squeeze(name)).map(escape).join(String.raw`(?:[\s._*·|-]|\u200B)`)
  return { find: new RegExp(EDGE_BEFORE + letters + EDGE_AFTER, 'giu'), isName: () => true }
}
