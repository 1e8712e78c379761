/** Both ends count. A first byte behind the last says that there is no such part. */
export type Part = { first: number; last: number }

/** The one part that a Range header asks for; whatever else it says may be answered as a whole (RFC 9110, 14.2). */
export function readRange(header: string | undefined, length: number): Part | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return
  if (from === '') return { first: Math.max(length - Number(to), 0), last: length - 1 }
  if (to !== '' && Number(to) < Number(from)) return
  return { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
}
