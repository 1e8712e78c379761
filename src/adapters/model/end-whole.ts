const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** A text that was cut off, up to its last whole sentence. The very last may be half even with a period: "It costs $3." */
export const endWhole = (text: string) =>
  [...sentences.segment(text)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
