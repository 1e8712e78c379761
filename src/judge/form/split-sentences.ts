export type Sentence = { text: string; start: number; end: number; paragraph: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|cf|approx|mr|mrs|ms|dr|prof|st|no|inc|ltd|corp|jr|sr|fig|est|min|max|a\.k\.a|[a-z])\.$/i
const LINK =
  /(?:(?<![a-z])[a-z]{1,10}:\/\/|www\.)[^\s)\]]+|(?<![\w-])[\w-]{2,63}(?:\.[\w-]{2,63})+(?:\/[^\s)\]]*)?/gi
const LONGEST = 600
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*+•])\s*$/
/** The segmenter keeps `It works. it is cheap.` together; on Reddit a small letter often starts a sentence. */
const BEFORE_SMALL = /(?<![.!?…])(?:\.(?![.…])|[!?]+)["')\]]*\s+(?=[\p{Ll}\d"'(])/gu

/** Sentences with their places. A line break always ends one; an address, `e.g.` or a list's number never does. */
export function splitSentences(text: string): Sentence[] {
  const masked = text.replaceAll(LINK, (link) =>
    link.replaceAll(/[^a-z0-9]/gi, 'x').replace(/x+$/, (x) => keepEnd(link, x)),
  )
  const pieces: Sentence[] = []
  let paragraph = 0
  let open: Sentence | null = null
  const close = () => {
    if (open) pieces.push(open)
    open = null
  }
  for (const { segment, index } of segmenter.segment(masked)) {
    for (const [from, to] of splitLines(segment, index)) {
      const start: number = open?.start ?? from
      const said = masked.slice(start, to)
      open = { text: text.slice(start, to), start, end: to, paragraph }
      const goesOn =
        !said.endsWith('\n') && (ABBREVIATION.test(said.slice(-16).trimEnd()) || LIST_MARK.test(said))
      if (goesOn) continue
      close()
      if (said.endsWith('\n')) paragraph += 1
    }
  }
  close()
  return pieces
    .flatMap(cutLong)
    .map(trim)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** A masked address at the end of a sentence keeps the sentence's own full stop. */
function keepEnd(link: string, masked: string) {
  const tail = /[.,!?;:]+$/.exec(link)?.[0] ?? ''
  return masked.slice(0, masked.length - tail.length) + tail
}

function splitLines(segment: string, offset: number): [number, number][] {
  const cuts = [...segment.matchAll(/\n/g), ...segment.matchAll(BEFORE_SMALL)]
    .filter(
      ({ 0: mark, index }) =>
        mark === '\n' || !ABBREVIATION.test(segment.slice(Math.max(0, index - 12), index + 1)),
    )
    .map(({ 0: mark, index }) => index + mark.length)
    .filter((cut) => cut < segment.length)
    .toSorted((a, b) => a - b)
  const edges = [0, ...new Set(cuts), segment.length]
  return edges.slice(0, -1).map((from, at) => [offset + from, offset + (edges[at + 1] ?? segment.length)])
}

/** Nobody writes so long a sentence; cut up, it can't keep a pattern busy. */
function cutLong({ text, start, paragraph }: Sentence): Sentence[] {
  const cuts: Sentence[] = []
  for (let at = 0; at < text.length; ) {
    const space = text.length - at > LONGEST ? text.lastIndexOf(' ', at + LONGEST) : -1
    const to = space > at ? space : Math.min(text.length, at + LONGEST)
    cuts.push({ text: text.slice(at, to), start: start + at, end: start + to, paragraph })
    at = to
  }
  return cuts
}

function trim({ text, start, end, paragraph }: Sentence): Sentence {
  const lead = text.length - text.trimStart().length
  const tail = text.length - text.trimEnd().length
  return { text: text.trim(), start: start + lead, end: Math.max(start + lead, end - tail), paragraph }
}
