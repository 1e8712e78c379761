import { z } from 'zod'
import { pace } from '../activity/schema.ts'
import { subscription } from '../billing/schema.ts'

const email = z.email('Enter a valid email address.').max(254)
// Length and strength of a new password are judged by the server (password-policy.ts); here only its bounds.
const password = z.string().min(1, 'Enter a password.').max(128, 'Use at most 128 characters.')

export const MIN_PASSWORD_LENGTH = 12
export const MAX_NAME_LENGTH = 120

const fullName = z
  .string()
  .trim()
  .min(1, 'Enter your full name.')
  .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`)
  .regex(/^[^\p{Cc}<>]*$/u, 'Use letters only.')

export const signUpInput = z.strictObject({ fullName, email, password })

/** Name and password are asked for in every browser but the one that signed up. */
export const confirmSignUpInput = z.strictObject({
  token: z.string().min(1).max(512),
  fullName: fullName.optional(),
  password: password.optional(),
})

export const signInInput = z.strictObject({ email, password })

export const requestPasswordResetInput = z.strictObject({ email })

export const resetPasswordInput = z.strictObject({ token: z.string().min(1).max(256), password })

export const changePasswordInput = z.strictObject({ currentPassword: password, password })

export const resendVerificationInput = z.strictObject({ email })

const range = (most: number) =>
  z
    .strictObject({ from: z.int().min(1).max(most), to: z.int().min(1).max(most) })
    .refine(({ from, to }) => from <= to, 'The first number must not be above the second.')

/** How much the user wants to write in a day: less than is safe if they like, never more. */
export const paceGoal = z.strictObject({ comment: range(pace.comment.to), post: range(pace.post.to) })
export type PaceGoal = z.infer<typeof paceGoal>

export const profile = z.object({
  fullName: z.string().nullable(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  ...subscription.shape,
  hasCompletedOnboarding: z.boolean(),
  paceGoal,
  tipsByEmail: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profile>

export const session = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Five letters or digits, a dash, five more; a code of the app is six digits. */
export const isRecoveryCode = (code: string) => /^[a-z0-9]{5}-[a-z0-9]{5}$/.test(code)

const appCode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), 'Enter the six digits from your app.')
const anyCode = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  // Written down by hand, the dash is easily lost.
  .transform((code) => (code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : code))
  .refine(
    (code) => /^\d{6}$/.test(code) || isRecoveryCode(code),
    'Enter the six digits from your app, or a recovery code.',
  )

export const secondFactor = z.object({
  enabled: z.boolean(),
  hasPassword: z.boolean(),
  /** Recovery codes that still open the account. */
  codesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const secondFactorInput = z.strictObject({ password: password.optional() })

export const enrolment = z.object({
  url: z.string(),
  /** For those who type instead of scanning. */
  key: z.string(),
  /** The same as a QR code: rows of 0 and 1. */
  picture: z.array(z.string()),
})
export type Enrolment = z.infer<typeof enrolment>

export const confirmSecondFactorInput = z.strictObject({ code: appCode })
export const renewRecoveryCodesInput = z.strictObject({ code: anyCode })
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const endSecondFactorInput = z.strictObject({ code: anyCode })

export const secondStepInput = z.strictObject({ code: anyCode })

export const deleteAccountInput = z.strictObject({
  /** Compared with the account's own, so whatever was typed is only right or wrong. */
  email: z.string().max(254),
  password: password.optional(),
  code: anyCode.optional(),
})
