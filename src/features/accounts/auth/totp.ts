import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
/** Clocks of phones are late or early by a moment. */
const TOLERANCE = 1

/** The half minute whose code this is, or null; as RFC 6238 has it, with six digits and SHA-1. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const current = Math.floor(now / 1000 / STEP_SECONDS)
  let found: number | null = null
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (isSame(codeAt(secret, step), code)) found = step
  }
  return found
}

function codeAt(secret: string, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function isSame(expected: string, given: string) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
