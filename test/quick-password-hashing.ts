import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '../src/features/accounts/auth/create-auth.ts'

const derive = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 8, p: 1 }).toString('hex')

/**
 * As the library's, without the tenth of a second of processor time that makes guessing dear: tests sign up more people than a month
 * of production. Browser tests, and tests that ask for it by `hashing: 'library'`, use the library's own.
 */
export const quickPasswordHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${derive(password, salt)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return derive(password, salt) === key
  },
}
