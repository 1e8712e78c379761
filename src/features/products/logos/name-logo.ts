import { randomBytes } from 'node:crypto'

const ADDRESS = /^\/icons\/([a-z0-9-]+\.webp)$/

/** Whose it is and when it came, for us; the last part, so that nobody can guess the address. */
export function nameLogo(userId: string, now = Date.now()) {
  return `${userId}-${now}-${randomBytes(16).toString('hex')}.webp`
}

/** The name in a product's icon, where that is a logo of ours. */
export function logoName(icon: string | null) {
  return icon?.match(ADDRESS)?.[1] ?? null
}
