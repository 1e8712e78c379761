import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { addressGroup } from '../../../platform/client-address.ts'
import { createLimiter } from '../../../platform/limits.ts'

export type Throttles = ReturnType<typeof createThrottles>

/**
 * Guessing is held per account whatever the address, and per address whatever the account. An e-mail counts the same
 * whether an account has it or not, so the answer tells nobody which it is.
 */
export function createThrottles(redis: Redis, prefix: string) {
  const limiter = (
    name: string,
    tries: number,
    windowSeconds: number,
    sentence: string,
    holdSeconds?: number,
  ) => createLimiter(redis, prefix, { name, tries, windowSeconds, sentence, holdSeconds })

  const tooManyHere = 'Too many tries from your network.'
  const tooManyForAccount = 'Too many tries for this account.'
  const signInAccount = limiter('sign-in-account', 5, 600, tooManyForAccount, 600)
  const signInAddress = limiter('sign-in-address', 30, 60, tooManyHere)
  const mailAccount = limiter('mail-account', 3, 600, 'We have sent you several e-mails already.')
  const mailAddress = limiter('mail-address', 20, 600, tooManyHere)
  const codeAccount = limiter('code-account', 5, 600, tooManyForAccount, 600)
  const codeAddress = limiter('code-address', 30, 600, tooManyHere)
  const tryAddress = limiter('try-address', 30, 60, tooManyHere)

  return {
    /** Before a password is checked. */
    beforeSignIn: async (email: string, address: string) => {
      await signInAddress.take(addressGroup(address))
      await signInAccount.take(accountKey(email))
    },
    /** The owner proved who they are: their earlier typing errors no longer count. */
    clearAccount: (email: string) => signInAccount.clear(accountKey(email)),
    /** Before anything that may send a mail, so that nobody's inbox can be flooded through us. */
    beforeMail: async (email: string, address: string) => {
      await mailAddress.take(addressGroup(address))
      await mailAccount.take(accountKey(email))
    },
    /** Before a code or a password of somebody we know is checked. */
    beforeCode: async (userId: string, address: string) => {
      await codeAddress.take(addressGroup(address))
      await codeAccount.take(userId)
    },
    clearCode: (userId: string) => codeAccount.clear(userId),
    /** When the account is gone. */
    forget: async ({ userId, email }: { userId: string; email: string }) => {
      await Promise.all([
        signInAccount.clear(accountKey(email)),
        mailAccount.clear(accountKey(email)),
        codeAccount.clear(userId),
      ])
    },
    /** Before anything that costs us work: judging a password, checking a link, calling Google. */
    beforeTry: (address: string) => tryAddress.take(addressGroup(address)),
  }
}

/** No addresses of people in Redis. */
function accountKey(email: string) {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
