import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Sealer = ReturnType<typeof createSealer>

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Keeps what we must be able to read again, such as a user's webhook, from someone who only has the database. What is sealed for one owner
 * can't be opened for another.
 */
export function createSealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealer.v1', 32))
  return {
    seal(said: string, owner: string) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(said, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Null where it was sealed by another secret, for someone else, or has been changed. */
    open(sealed: string, owner: string) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        const said = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
        return Buffer.concat(said).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
