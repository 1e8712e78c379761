/** 'r/SaaS', or how many when several are shown at once. */
export function describePlace(shown: string) {
  const count = shown.split('+').length
  return count === 1 ? `r/${shown}` : `${count} communities`
}
