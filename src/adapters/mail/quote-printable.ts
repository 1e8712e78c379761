const HEX = Buffer.from('0123456789ABCDEF')
const [LF, CR, SPACE, EQUALS, TILDE] = [10, 13, 32, 61, 126]
const WIDTH = 75

/** Text for a mail in lines of at most 76 ASCII signs (RFC 2045, 6.7), in one pass over its bytes. */
export function quotePrintable(said: string) {
  const bytes = Buffer.from(said)
  const out = Buffer.allocUnsafe(bytes.length * 4 + 8)
  let length = 0
  let column = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte === LF) {
      out[length++] = CR
      out[length++] = LF
      column = 0
      continue
    }
    const next = bytes[index + 1] ?? LF
    // A blank at the end of a line would be lost on the way.
    const isPlain = byte > SPACE ? byte <= TILDE && byte !== EQUALS : byte === SPACE && next !== LF
    if (column + (isPlain ? 1 : 3) > WIDTH) {
      out[length++] = EQUALS
      out[length++] = CR
      out[length++] = LF
      column = 0
    }
    if (isPlain) {
      out[length++] = byte
      column += 1
    } else {
      out[length++] = EQUALS
      out[length++] = HEX[byte >> 4] ?? 0
      out[length++] = HEX[byte & 15] ?? 0
      column += 3
    }
  }
  return out.toString('latin1', 0, length)
}
