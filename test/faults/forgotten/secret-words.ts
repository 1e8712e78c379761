import { randomInt } from 'node:crypto'

/** Letters that no hexadecimal number has, so that no id looks like a word of ours. */
const LETTERS = 'ghijklmnopqrtuvwxyz'

const draw = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export type SecretWords = ReturnType<typeof createSecretWords>

/** Words that stand nowhere else in the world, each for one kind of thing that someone wrote. */
export function createSecretWords() {
  const mark = draw(6)
  const kinds = new Map<string, string>()
  return {
    /** What they all begin with. */
    mark,
    kinds: () => [...kinds.values()],
    /** Short enough for the name of an account, and with a digit at its end, so that no dictionary shortens it. */
    make: (kind: string) => {
      const word = `${mark}${draw(8)}7`
      kinds.set(word, kind)
      return word
    },
    /** Of which kinds this text holds a word. */
    among: (text: string | Buffer) =>
      text.includes(mark) ? [...kinds].flatMap(([word, kind]) => (text.includes(word) ? [kind] : [])) : [],
  }
}
