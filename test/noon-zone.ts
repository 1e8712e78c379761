/** A time zone in which it's about noon, so that no test crosses midnight in it. */
export function noonZone() {
  const ahead = 12 - new Date().getUTCHours()
  // POSIX counts westward.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
