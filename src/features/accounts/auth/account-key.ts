import { createHash } from 'node:crypto'

/** Stands for an email where no address of a person may stand: in Redis and in cookies. */
export function accountKey(email: string) {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
