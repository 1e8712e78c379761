import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The bytes behind a key in base 32. */
export function decodeKey(key: string) {
  const bits = key
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A phone's authenticator, which knows nothing but the key that the page shows (RFC 4648, 4226, 6238). */
export function authenticator(key: string) {
  const bytes = decodeKey(key)
  /** The code of now, or of so many half minutes later. */
  const code = (later = 0) => {
    const counter = Buffer.alloc(8)
    counter.writeUInt32BE(Math.floor(Date.now() / STEP_MS) + later, 4)
    const digest = createHmac('sha1', bytes).update(counter).digest()
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
  return { code }
}

/** So that a code read now and used in a moment belongs to the same half minute. */
export async function awaitRoomInStep(ms = 8_000) {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < ms) await wait(left + 50)
}
