import { randomInt } from 'node:crypto'
import { createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { brand } from '../../../brand.ts'

/** Longer than it takes to find the phone. */
export const CHALLENGE_SECONDS = 600

/** The cookie that says whose second step is awaited, under the prefix of the others. */
export const CHALLENGE_COOKIE = 'two_factor'

/**
 * The library asks for the second step after a password only; someone who comes back from Google is asked as well. No device
 * is exempted, and codes are counted and used up by us (spend-code.ts), because the library takes one code many times.
 */
export function secondStep() {
  const plugin = twoFactor({
    issuer: brand.name,
    allowPasswordless: true,
    twoFactorCookieMaxAge: CHALLENGE_SECONDS,
    // Counting is ours (throttles.ts): the library's would lock the owner out for what strangers try.
    accountLockout: { enabled: false },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: drawRecoveryCodes },
  })
  const after = plugin.hooks.after.flatMap((challenge) => {
    const matcher = (context: Parameters<typeof challenge.matcher>[0]) =>
      challenge.matcher(context) || context.path === '/callback/:id'
    return [
      { matcher, handler: readAccountAgain },
      { ...challenge, matcher },
    ]
  })
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}

/**
 * The library knows the account as it was before the password was hashed, and two-step sign-in may have gone on since. The new
 * session waited for that (refuse_leaver locks the account), so what is read now counts; whatever comes later ends the session.
 */
const readAccountAgain = createAuthMiddleware(async ({ context }) => {
  const arrived = context.newSession
  if (!arrived) return
  const user = await context.internalAdapter.findUserById(arrived.user.id)
  if (user) context.setNewSession({ ...arrived, user: { ...arrived.user, ...user } })
})

// People copy them by hand: no l, I, O, 0 or 1, and no capitals. Ten of these 32 are 50 bits.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODES = 10

export function drawRecoveryCodes() {
  const draw = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: CODES }, () => `${draw()}-${draw()}`)
}
