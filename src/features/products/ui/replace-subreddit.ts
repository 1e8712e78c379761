/** The list with another name in the place of one. A name that is there already doesn't come twice. */
export function replaceSubreddit(names: string[], old: string, by: string) {
  const isKnown = names.some((name) => name !== old && name.toLowerCase() === by.toLowerCase())
  return isKnown ? names.filter((name) => name !== old) : names.map((name) => (name === old ? by : name))
}
