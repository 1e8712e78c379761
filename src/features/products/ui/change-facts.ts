import { type Fact, MAX_FACTS } from '../schema.ts'

/** Once there are facts they are the user's list: reading the website again brings nothing back that was taken out. */
export function takeFacts(facts: Fact[], found: Fact[]): Fact[] {
  const own = facts.filter(({ text }) => text.trim() !== '')
  return own.length > 0 ? own : found.slice(0, MAX_FACTS)
}

/** The website said the old sentence, not the new one: from now on the user vouches for it. */
export function rewriteFact(facts: Fact[], index: number, text: string): Fact[] {
  return facts.map((fact, at) => (at === index ? { text, source: null } : fact))
}

export function removeFact(facts: Fact[], index: number): Fact[] {
  return facts.filter((_, at) => at !== index)
}
