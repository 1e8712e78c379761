/** First letters of the first and the last word: 'Ada Maria Koenig' gives 'AK'. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return chosen.map((word) => word?.match(/^./u)?.[0].toUpperCase()).join('') || '?'
}
