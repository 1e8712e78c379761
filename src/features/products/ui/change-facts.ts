import { type Fact, MAX_FACTS } from '../schema.ts'

/** New facts take the place of the website's old ones; what the user wrote or changed stays. */
export function takeFacts(facts: Fact[], found: Fact[]): Fact[] {
  const own = facts.filter(({ source, text }) => source === null && text.trim() !== '')
  const known = new Set(own.map(({ text }) => inShort(text)))
  return [...own, ...found.filter(({ text }) => !known.has(inShort(text)))].slice(0, MAX_FACTS)
}

/** The website said the old sentence, not the new one: from now on the user vouches for it. */
export function rewriteFact(facts: Fact[], index: number, text: string): Fact[] {
  return facts.map((fact, at) => (at === index ? { text, source: null } : fact))
}

export function removeFact(facts: Fact[], index: number): Fact[] {
  return facts.filter((_, at) => at !== index)
}

const inShort = (text: string) => text.trim().toLowerCase()
