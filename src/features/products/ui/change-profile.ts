import { MOST_LINES, type ProductProfile, profileLists } from '../schema.ts'

export const profileRows = [
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

type Place = { key: ProfileKey; index: number }

/** The website said the old words, not the new ones: from now on they are the owner's. No words at all take the line out. */
export function rewriteLine(profile: ProductProfile, { key, index }: Place, typed: string) {
  const text = typed.trim()
  if (text === '') return removeLine(profile, { key, index })
  const lines = profile[key].map((line, at) =>
    at === index && line.text !== text ? { text, from: null } : line,
  )
  return { ...profile, [key]: lines }
}

/** One that is there already, or one too many, changes nothing. */
export function addLine(profile: ProductProfile, key: ProfileKey, typed: string): ProductProfile {
  const text = typed.trim()
  const isThere = profile[key].some((line) => line.text.toLowerCase() === text.toLowerCase())
  if (text === '' || isThere || profile[key].length >= MOST_LINES[key]) return profile
  return { ...profile, [key]: [...profile[key], { text, from: null }] }
}

/** The form doesn't show all of a profile: with the last line that it shows, the rest goes, too. */
export function removeLine(profile: ProductProfile, { key, index }: Place): ProductProfile {
  const left = { ...profile, [key]: profile[key].filter((_, at) => at !== index) }
  return saysNothing(left) ? emptyProfile : left
}

export const saysNothing = (profile: ProductProfile) =>
  profileRows.every(({ key }) => profile[key].length === 0)

/** What another website says, in the place of what the last one said. The owner's own lines stay. */
export function replaceRead(profile: ProductProfile, found: ProductProfile): ProductProfile {
  const replaced = { ...found }
  for (const key of profileLists) {
    const own = profile[key].filter(({ from }) => from === null)
    const isOwn = new Set(own.map(({ text }) => text.toLowerCase()))
    const others = found[key].filter(({ text }) => !isOwn.has(text.toLowerCase()))
    replaced[key] = [...own, ...others].slice(0, MOST_LINES[key])
  }
  return replaced
}
