/** One pattern out of several ideas. All of them read plain words, see `plain-words.ts`. */
export const anyOf = (...ideas: string[]) => new RegExp(ideas.map((idea) => `(?:${idea})`).join('|'))

/** The same, to take out of a sentence what it finds. */
export const eachOf = (...ideas: string[]) => new RegExp(anyOf(...ideas), 'g')
