import type { Link } from './find-links.ts'
import { lines } from './lines.ts'
import { cutOut, tidy } from './remove-sentences.ts'
import { splitSentences } from './split-sentences.ts'

/** Stands where a link was, until its sentence is whole again. */
const HOLE = '\uFFFC'
const ROUNDS = 10

/** Which links of a text may not stand. */
type FindUnwanted = (text: string) => Link[]

/** Takes out every link that may not stand, and with it the clause or sentence that is nothing without it. */
export function removeLinks(text: string, findUnwanted: FindUnwanted): string {
  const rest = cutClauses(text, findUnwanted)
  // A text of one such sentence would be gone; its words are the user's to mend.
  return rest === '' ? takeOutAddresses(text, findUnwanted) : rest
}

function takeOutAddresses(text: string, findUnwanted: FindUnwanted): string {
  let rest = text
  for (let round = 0; round < ROUNDS; round += 1) {
    const links = findUnwanted(rest)
    if (links.length === 0) return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
    const open = links.reduceRight(
      (all, link) => all.slice(0, link.start) + (wordsOf(link, findUnwanted) ?? '') + all.slice(link.end),
      rest,
    )
    rest = tidy(open)
  }
  return ''
}

function cutClauses(text: string, findUnwanted: FindUnwanted): string {
  let rest = text
  // What is left may meet and make a new address, so look again until there is none.
  for (let round = 0; round < ROUNDS; round += 1) {
    const links = findUnwanted(rest)
    if (links.length === 0) return rest
    for (const { start, end, inside } of sentencesWith(links, rest).toReversed()) {
      const whole = mendSentence(rest.slice(start, end), start, inside, findUnwanted)
      rest = whole === null ? cutOut(rest, [start, end]) : `${rest.slice(0, start)}${whole}${rest.slice(end)}`
    }
    rest = tidy(rest)
  }
  return findUnwanted(rest).reduceRight((all, link) => all.slice(0, link.start) + all.slice(link.end), rest)
}

/** A link that is spelt out may reach over the end of a sentence; then both are one. */
function sentencesWith(links: Link[], text: string) {
  const sentences = splitSentences(text)
  const found: { start: number; end: number; inside: Link[] }[] = []
  for (const link of links) {
    const touched = sentences.filter(({ start, end }) => start < link.end && end > link.start)
    const start = Math.min(link.start, ...touched.map((sentence) => sentence.start))
    const end = Math.max(link.end, ...touched.map((sentence) => sentence.end))
    const last = found.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      last.inside.push(link)
    } else found.push({ start, end, inside: [link] })
  }
  return found
}

const MARK = /^(?:[-*+•>]|\d{1,2}[.)])\s+/
const DRESSED = new RegExp(`[*_~\`"'<]+${HOLE}[*_~\`"'>]+`, 'g')
const ASIDE = new RegExp(`\\s*[([][^()[\\]]*${HOLE}[^()[\\]]*[)\\]]`, 'g')
const END = /[.!?…]+["')\]]*$/

/** The sentence without its links, or null where it would only be half of one. */
function mendSentence(
  sentence: string,
  offset: number,
  links: Link[],
  findUnwanted: FindUnwanted,
): string | null {
  const open = links.reduceRight((all, link) => {
    const words = wordsOf(link, findUnwanted) ?? HOLE
    return all.slice(0, link.start - offset) + words + all.slice(link.end - offset)
  }, sentence)
  const mark = MARK.exec(open)?.[0] ?? ''
  const isItem = mark !== '' && !mark.startsWith('>')
  // Nothing but a link says nothing; in a list its words may be the item.
  if (links.length === 1 && links[0]?.written === sentence.slice(mark.length).replace(END, '') && !isItem)
    return null
  const body = open.slice(mark.length).replaceAll(DRESSED, HOLE).replaceAll(ASIDE, '')
  if (!body.includes(HOLE)) return /[\p{L}\p{N}]/u.test(body) ? mark + body : null
  const end = END.exec(body)?.[0] ?? ''
  const left = withoutClause(body.slice(0, body.length - end.length), isItem)
  return left && mark + left + end
}

const POINTLESS =
  /^(?:(?:click|read|see|learn|look)\s+)?(?:here|this|that|it|more|(?:this |the |my |our )?(?:link|website|site|page|post|url|source)|details)$/i

/** What a Markdown link is called, where that says something without the link. */
function wordsOf({ label }: Link, findUnwanted: FindUnwanted): string | null {
  const words = label?.trim() ?? ''
  if (words === '' || POINTLESS.test(words) || findUnwanted(words).length > 0) return null
  return words
}

const SEPARATOR =
  /(?:\s*;\s+|\s+[-–]+\s+|\s*—\s*|:\s+|,\s+(?=(?:and|but|so|or|then|which|see|read|check|more|details|source|link)\b))/i
const SUBJECT =
  /^(?:i|we|you|they|he|she|it|this|that|these|those|there|the|an?|my|our|your|their|most|some|many|people|no|every|each)\b/i
const CONJUNCTION = /^(?:and|but|so|or|then)\s+/i
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|unless|after|before|once|whether|which|where)\b/i
const POINTING = new RegExp(
  lines`
    ^(?:(?:please|also|just|or|and|you can|go|then)\s+)*(?:see|check|read|visit|look|take a look|find|more
    |details|source|sources|link|links|here|here's|try|head|click|full|info|via|ref|have a look|learn|get|go
    |sign up|download|watch|follow|join|this is|it's|it is|that's)\b
  `,
  'i',
)
const DANGLING = new RegExp(
  lines`
    (?:^|\s)(?:here|this|that|these|those|below|at|via|to|from|on|in|with|by|like|for|of|about|into|over
    |using|called|named|is|are|was|were|be|and|or|but|the|an?|my|our|your|their|link|following)$
  `,
  'i',
)
const ADJUNCT = new RegExp(`^(.*\\S)\\s+(?:over\\s+)?(?:at|via|from|on|through)\\s+${HOLE}$`, 's')
const LEAST_WORDS = 3

/** The part before the link, else the one behind it, whichever says something alone. */
function withoutClause(body: string, isItem: boolean): string | null {
  const pieces = body.split(SEPARATOR)
  const holes = pieces.flatMap((piece, at) => (piece.includes(HOLE) ? [at] : []))
  const [first = 0, last = first] = [holes[0], holes.at(-1)]
  const lead = pieces.slice(0, first)
  const tail = pieces.slice(last + 1).join(', ')
  if (lead.length > 0) {
    const before = body.slice(0, body.indexOf(pieces[first] ?? '')).replace(/[\s,;:–—-]+$/, '')
    if (!stands(before, isItem)) return null
    const between = pieces.slice(first, last + 1)
    const goesOn = tail !== '' && between.every((piece) => POINTING.test(piece))
    return goesOn ? `${before}, ${tail}` : before
  }
  const behind = tail.replace(CONJUNCTION, '')
  if (SUBJECT.test(behind) && !SUBORDINATE.test(body) && stands(behind, isItem))
    return behind.charAt(0).toUpperCase() + behind.slice(1)
  const adjunct = tail === '' ? ADJUNCT.exec(body)?.[1] : undefined
  const isWhole = adjunct !== undefined && SUBJECT.test(adjunct) && !/\b(?:more|find|see)\b/i.test(adjunct)
  return isWhole && stands(adjunct, isItem) ? adjunct : null
}

function stands(clause: string, isItem: boolean): boolean {
  const words = clause.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return (
    words >= (isItem ? 1 : LEAST_WORDS) &&
    !clause.includes(HOLE) &&
    !POINTING.test(clause) &&
    !SUBORDINATE.test(clause) &&
    !DANGLING.test(clause)
  )
}
