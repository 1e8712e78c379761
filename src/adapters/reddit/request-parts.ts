const MAX_NAMES = 100
const MAX_PATH = 2_500
const MAX_QUERY = 512

/** Undefined when no name is left that could be a community's. */
export function communityPath(subreddits: string[]) {
  const names = new Map(
    subreddits.filter((name) => /^\w{2,21}$/.test(name)).map((name) => [name.toLowerCase(), name]),
  )
  // A bare + has been redirected.
  const path = `/r/${[...names.values()].slice(0, MAX_NAMES).join('%2B')}`
  if (names.size === 0) return undefined
  return path.length <= MAX_PATH ? path : path.slice(0, path.lastIndexOf('%2B', MAX_PATH))
}

/** Without raw_json Reddit escapes <, > and & in every text. */
export function query(parameters: Record<string, string | number | boolean | undefined>) {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ['raw_json', '1']])}`
}

/** Reddit sends whoever searches for an address to its form for new posts, so only the words of it are left. */
export function searchable(words: string) {
  return words
    .replaceAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\//gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY)
}

/** What could not be one item by itself, such as one with a comma in it, is left out. */
export function commaList(items: string[]) {
  return [...new Set(items)]
    .filter((item) => /^\w+$/.test(item))
    .slice(0, MAX_NAMES)
    .join(',')
}
