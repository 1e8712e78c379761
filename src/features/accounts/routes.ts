import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { followAuthLink } from './auth/follow-auth-link.ts'
import { completeOnboarding } from './complete-onboarding.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { readProfile } from './read-profile.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import * as schema from './schema.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'accounts', summary, fails, answer })

const nothing = validate('json', z.strictObject({}))
const forVisitors: ErrorCode[] = ['invalid_input', 'forbidden', 'throttled']
const forUsers: ErrorCode[] = ['unauthenticated', 'forbidden', 'not_found']

export const accountRoutes = new Hono<ApiEnv>()
  .post(
    '/auth/sign-up',
    describe('Create an account', forVisitors),
    validate('json', schema.signUpInput),
    async (c) => {
      await signUp(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/auth/sign-in',
    describe('Sign in with e-mail and password', [...forVisitors, 'unauthenticated', 'email_not_verified']),
    validate('json', schema.signInInput),
    async (c) => {
      await signIn(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/auth/sign-in/google',
    describe('Where to go to sign in with Google', forVisitors, z.object({ url: z.url() })),
    nothing,
    async (c) => c.json(await signInWithGoogle(c.var.ctx)),
  )
  .post('/auth/sign-out', describe('End the current session', ['forbidden']), nothing, async (c) => {
    await signOut(c.var.ctx)
    return c.body(null, 204)
  })
  .post(
    '/auth/request-password-reset',
    describe('Mail a link to choose a new password', forVisitors),
    validate('json', schema.requestPasswordResetInput),
    async (c) => {
      await requestPasswordReset(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/auth/reset-password',
    describe('Choose a new password by a mailed link', forVisitors),
    validate('json', schema.resetPasswordInput),
    async (c) => {
      await resetPassword(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/auth/resend-verification',
    describe('Mail the verification link again', forVisitors),
    validate('json', schema.resendVerificationInput),
    async (c) => {
      await resendVerification(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get('/auth/verify-email', (c) => followAuthLink(c.var.ctx, c.req.url))
  .get('/auth/reset-password/:token', (c) => followAuthLink(c.var.ctx, c.req.url))
  .get('/auth/callback/google', (c) => followAuthLink(c.var.ctx, c.req.url))
  .get('/account', describe("The signed-in user's profile", forUsers, schema.profile), async (c) =>
    c.json(await readProfile(c.var.ctx)),
  )
  .post('/account/complete-onboarding', describe('Finish onboarding', forUsers), nothing, async (c) => {
    await completeOnboarding(c.var.ctx)
    return c.body(null, 204)
  })
  .get(
    '/account/sessions',
    describe('Where the user is signed in', forUsers, z.object({ sessions: z.array(schema.session) })),
    async (c) => c.json({ sessions: await listSessions(c.var.ctx) }),
  )
  .delete(
    '/account/sessions/:id',
    describe('Sign out on another device', forUsers),
    validate('param', z.strictObject({ id: z.uuid() })),
    async (c) => {
      await endSession(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
