import { z } from 'zod'
import { createSeal } from '../src/features/accounts/auth/seal.ts'

/** The token of a link whose day is over, signed with the server's own secret. */
export function expiredToken(signUp: string, secret: string) {
  return createSeal({ secret, purpose: 'sign-up link', shape: { signUp: z.uuid() } }).seal({ signUp }, -1)
}
