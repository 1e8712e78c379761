import { MOST_LINES, type ProductProfile, type ProfileLine, profileLists } from '../schema.ts'

export const profileRows = [
  { key: 'what', label: 'What it is' },
  { key: 'jobs', label: 'What it does' },
  { key: 'people', label: "Who it's for" },
  { key: 'problems', label: 'How people describe the problem' },
  { key: 'rivals', label: 'Alternatives they name' },
  { key: 'notFor', label: 'Not for' },
] as const
export type ProfileKey = (typeof profileRows)[number]['key']

export const emptyProfile: ProductProfile = {
  what: null,
  jobs: [],
  people: [],
  problems: [],
  rivals: [],
  notFor: [],
  confusions: [],
}

/** It is one thing, and may do many. */
export const mostLines = (key: ProfileKey) => (key === 'what' ? 1 : MOST_LINES[key])

export function linesIn(profile: ProductProfile, key: ProfileKey): ProfileLine[] {
  if (key !== 'what') return profile[key]
  return profile.what ? [profile.what] : []
}

const withLines = (profile: ProductProfile, key: ProfileKey, lines: ProfileLine[]): ProductProfile =>
  key === 'what' ? { ...profile, what: lines[0] ?? null } : { ...profile, [key]: lines }

type Place = { key: ProfileKey; index: number }

/** The website said the old words, not the new ones: from now on they are the owner's. No words at all take the line out. */
export function rewriteLine(profile: ProductProfile, { key, index }: Place, typed: string) {
  const text = typed.trim()
  if (text === '') return removeLine(profile, { key, index })
  const lines = linesIn(profile, key).map((line, at) =>
    at === index && line.text !== text ? { text, from: null } : line,
  )
  return withLines(profile, key, lines)
}

/** One that is there already, or one too many, changes nothing. */
export function addLine(profile: ProductProfile, key: ProfileKey, typed: string): ProductProfile {
  const text = typed.trim()
  const known = linesIn(profile, key)
  const isThere = known.some((line) => line.text.toLowerCase() === text.toLowerCase())
  if (text === '' || isThere || known.length >= mostLines(key)) return profile
  return withLines(profile, key, [...known, { text, from: null }])
}

/** The form doesn't show all of a profile: with the last line that it shows, the rest goes, too. */
export function removeLine(profile: ProductProfile, { key, index }: Place): ProductProfile {
  const kept = linesIn(profile, key).filter((_, at) => at !== index)
  const left = withLines(profile, key, kept)
  return saysNothing(left) ? emptyProfile : left
}

export const saysNothing = (profile: ProductProfile) =>
  profileRows.every(({ key }) => linesIn(profile, key).length === 0)

/** What another website says, in the place of what the last one said. The owner's own lines stay. */
export function replaceRead(profile: ProductProfile, found: ProductProfile): ProductProfile {
  const replaced = { ...found, what: profile.what?.from === null ? profile.what : found.what }
  for (const key of profileLists) {
    const own = profile[key].filter(({ from }) => from === null)
    const isOwn = new Set(own.map(({ text }) => text.toLowerCase()))
    const others = found[key].filter(({ text }) => !isOwn.has(text.toLowerCase()))
    replaced[key] = [...own, ...others].slice(0, MOST_LINES[key])
  }
  return replaced
}
