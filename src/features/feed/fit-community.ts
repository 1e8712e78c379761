type About = { name: string; description: string | null; subreddits?: string[] | null }
type Place = { name: string; title: string; about: string }

const COMMON = new Set(
  'a an and are as at be but by for from get has have how in into is it its of on or our so than that the their them they this to up us use we what when which who will with without you your'.split(
    ' ',
  ),
)

/** What to ask Reddit's search for: the words that tell most about the product, in pairs. */
export function searchWords({ name, description, subreddits }: About): string[] {
  const words = termsOf(description ?? name).slice(0, 6)
  const pairs = words.slice(0, -1).map((word, index) => `${word} ${words[index + 1]}`)
  return [...new Set([...pairs.slice(0, 3), ...words.slice(0, 2), ...(subreddits ?? []).slice(0, 1)])]
}

/** 0 to 1: which share of the product's words the community speaks of itself; its name counts most. */
export function fitOf({ description, name }: About, place: Place): number {
  const wanted = termsOf(`${name} ${description ?? ''}`)
  if (wanted.length === 0) return 0
  const said = ` ${place.title} ${place.about} `.toLowerCase()
  const points = wanted.map((word) => {
    if (place.name.toLowerCase().includes(word)) return 3
    return said.includes(word) ? 1 : 0
  })
  const sum = points.reduce<number>((total, one) => total + one, 0)
  return Math.min(1, sum / 6)
}

function termsOf(text: string) {
  const words = text.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? []
  return [
    ...new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))),
  ]
}
