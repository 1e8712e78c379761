import type { Redis } from 'ioredis'
import { addressGroup } from '../../../platform/client-address.ts'
import { isAppError } from '../../../platform/errors.ts'
import { createLimiter } from '../../../platform/limits.ts'
import { accountKey } from './account-key.ts'

export type Throttles = ReturnType<typeof createThrottles>

/** From where someone tries; `device` only if the account knows it (known-device.ts). */
type Caller = { address: string; device: { id: string } | null }
type MailKind = 'verification' | 'reset'

/**
 * A device that an account knows is counted by itself. All others are strangers, held per account whatever the address, and per
 * address whatever the account, so that what strangers do slows strangers only. An email counts the same whether an account
 * has it or not, so the answer tells nobody which it is.
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
  const mailsEnough = 'We have sent you several emails already.'
  const guesses = (name: string) => limiter(name, 5, 600, tooManyForAccount, 600)
  const mails = (name: string) => limiter(name, 3, 600, mailsEnough)

  const signInAccount = guesses('sign-in-account')
  const signInDevice = guesses('sign-in-device')
  const signInAddress = limiter('sign-in-address', 30, 60, tooManyHere)
  const stepAccount = guesses('step-account')
  const stepDevice = guesses('step-device')
  const stepAddress = limiter('step-address', 30, 600, tooManyHere)
  const proofAccount = guesses('proof-account')
  const mailAddress = limiter('mail-address', 20, 600, tooManyHere)
  const mailAccount = { verification: mails('verification-account'), reset: mails('reset-account') }
  const reminders = limiter('reminder-sign-up', 2, 600, mailsEnough)
  const mailDevice = { verification: mails('verification-device'), reset: mails('reset-device') }
  const tryAddress = limiter('try-address', 30, 60, tooManyHere)
  const googleAccount = limiter('google-account', 30, 60, tooManyForAccount)
  const tryLink = limiter('try-link', 30, 60, 'Too many tries with this link.')
  const tryAccount = limiter('try-account', 30, 60, tooManyForAccount)

  return {
    /** Before a password is checked. */
    beforeSignIn: async (email: string, { address, device }: Caller) => {
      if (device) return signInDevice.take(device.id)
      await signInAddress.take(addressGroup(address))
      await signInAccount.take(accountKey(email))
    },
    /** For a try that nobody could judge. */
    giveBackSignIn: async (email: string, { address, device }: Caller) => {
      if (device) return signInDevice.giveBack(device.id)
      await signInAddress.giveBack(addressGroup(address))
      await signInAccount.giveBack(accountKey(email))
    },
    /** The password was right: earlier typing errors no longer count, those of strangers only if this was one. */
    clearSignIn: (email: string, device: Caller['device'] = null) =>
      device ? signInDevice.clear(device.id) : signInAccount.clear(accountKey(email)),
    /** Before anything that may send a mail, so that nobody's inbox can be flooded through us. */
    beforeMail: async (kind: MailKind, email: string, { address, device }: Caller) => {
      if (device) return mailDevice[kind].take(device.id)
      await mailAddress.take(addressGroup(address))
      await mailAccount[kind].take(accountKey(email))
    },
    /**
     * Whether a mail may follow a right password before its sign-up is confirmed. Counted apart from what is asked for by
     * name: if it used up those mails, their refusal would tell that someone signed up. Each sign-up counts by itself, so that
     * a stranger's uses up none of the owner's.
     */
    mayRemind: async (signUpId: string) => {
      try {
        await reminders.take(signUpId)
        return true
      } catch (error) {
        if (isAppError(error) && error.code === 'throttled') return false
        throw error
      }
    },
    /** Before a code is checked at sign-in. A device counts by itself only if it has shown a code before. */
    beforeSecondStep: async (userId: string, { address, device }: Caller) => {
      if (device) return stepDevice.take(device.id)
      await stepAddress.take(addressGroup(address))
      await stepAccount.take(userId)
    },
    clearSecondStep: (userId: string, device: Caller['device']) =>
      device ? stepDevice.clear(device.id) : stepAccount.clear(userId),
    /** Before a code or a password of someone signed in is checked. */
    beforeProof: (userId: string) => proofAccount.take(userId),
    clearProof: (userId: string) => proofAccount.clear(userId),
    /** When the account is gone. What is counted by device or sign-up leads to nobody and runs out by itself. */
    forget: async ({ userId, email }: { userId: string; email: string }) => {
      const key = accountKey(email)
      const byEmail = [signInAccount, googleAccount, tryLink, ...Object.values(mailAccount)].map((limit) =>
        limit.clear(key),
      )
      const byId = [stepAccount, proofAccount, tryAccount, tryLink].map((limit) => limit.clear(userId))
      await Promise.all([...byEmail, ...byId])
    },
    /** Before work for someone who has shown nothing yet, and when what they have shown turns out to be worth nothing. */
    beforeTry: (address: string) => tryAddress.take(addressGroup(address)),
    /** Before someone leaves for Google, by the account that the browser signed in to last: a fresh browser buys no more tries. */
    beforeGoogle: ({ address, device }: { address: string; device: { account: string } | null }) =>
      device ? googleAccount.take(device.account) : tryAddress.take(addressGroup(address)),
    /** Before the work that a live link of a mail opens, which strangers on the same network can't slow. A second link buys no more. */
    beforeLinkTry: (owner: { userId: string } | { email: string }) =>
      tryLink.take('userId' in owner ? owner.userId : accountKey(owner.email)),
    /** The same for someone signed in. */
    beforeOwnTry: (userId: string) => tryAccount.take(userId),
  }
}
