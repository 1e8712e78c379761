import { inflateSync } from 'node:zlib'

export const PNG_MAGIC = '\x89PNG\r\n\x1a\n'
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
const MAX_PROFILE_BYTES = 256 * 1024

/**
 * A PNG with nothing but what its pixels need; other files as they are. Readers inflate 50 MB for each text and each
 * colour profile, and no time limit holds there: 48 kB took 250 MB, and 2 MB nine seconds.
 */
export function stripPng(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (file.toString('latin1', 0, PNG_MAGIC.length) !== PNG_MAGIC) return file
  const parts: Buffer[] = []
  let [keptFrom, at, profiles] = [0, PNG_MAGIC.length, 0]
  // A chunk: length, type, data, checksum; the first, second and last take four bytes.
  while (at + 8 <= file.length) {
    const end = at + file.readUInt32BE(at) + 12
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'iCCP') profiles += 1
    const harmless = type !== 'iCCP' || (profiles === 1 && isSmallProfile(file.subarray(at + 8, end - 4)))
    if (!KEPT.has(type) || !harmless) {
      if (at > keptFrom) parts.push(file.subarray(keptFrom, at))
      keptFrom = end
    }
    at = end
  }
  return Buffer.concat([...parts, file.subarray(keptFrom)])
}

/** A name, a zero, the method, and the deflated profile. */
function isSmallProfile(data: Buffer) {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES })
    return true
  } catch {
    return false
  }
}
