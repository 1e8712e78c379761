import { z } from 'zod'
import { subscription } from '../billing/schema.ts'

const email = z.email('Enter a valid e-mail address.').max(254)
// Length and strength of a new password are judged by the server (password-policy.ts); here only its bounds.
const password = z.string().min(1, 'Enter a password.').max(128, 'Use at most 128 characters.')

export const MIN_PASSWORD_LENGTH = 12

export const signUpInput = z.strictObject({
  fullName: z
    .string()
    .trim()
    .min(1, 'Enter your full name.')
    .max(120, 'Use at most 120 characters.')
    .regex(/^[^\p{Cc}<>]*$/u, 'Use letters only.'),
  email,
  password,
})

export const signInInput = z.strictObject({ email, password })

export const requestPasswordResetInput = z.strictObject({ email })

export const resetPasswordInput = z.strictObject({ token: z.string().min(1).max(256), password })

export const resendVerificationInput = z.strictObject({ email })

export const profile = z.object({
  fullName: z.string().nullable(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  ...subscription.shape,
  hasCompletedOnboarding: z.boolean(),
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
