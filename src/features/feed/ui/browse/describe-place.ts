/** 'r/SaaS'; where several are shown at once, how many. */
export function describePlace(shown: string) {
  const count = shown.split('+').length
  return count === 1 ? `r/${shown}` : `${count} communities`
}
