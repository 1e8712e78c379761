import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { changePaceGoal } from './change-pace-goal.ts'
import { changePassword } from './change-password.ts'
import { comeBackFromGoogle } from './come-back-from-google.ts'
import { completeOnboarding } from './complete-onboarding.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import { deleteAccount } from './delete-account.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { endSession } from './end-session.ts'
import { exportData } from './export-data.ts'
import { listSessions } from './list-sessions.ts'
import { readProfile } from './read-profile.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import * as schema from './schema.ts'
import { signIn } from './sign-in.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { takeSecondStep } from './take-second-step.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'accounts', summary, fails, answer })

const nothing = validate('json', z.strictObject({}))
const forVisitors: ErrorCode[] = ['invalid_input', 'forbidden', 'throttled']
const forUsers: ErrorCode[] = ['unauthenticated', 'forbidden', 'not_found']
const forCodes: ErrorCode[] = ['invalid_input', 'conflict', 'throttled']

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
    '/auth/confirm-sign-up',
    describe('Make an account of a sign-up by its mailed link', forVisitors),
    validate('json', schema.confirmSignUpInput),
    async (c) => {
      await confirmSignUp(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/auth/sign-in',
    describe(
      'Sign in with email and password',
      [...forVisitors, 'unauthenticated'],
      z.object({ secondStep: z.boolean() }),
    ),
    validate('json', schema.signInInput),
    async (c) => {
      const { secondStep } = await signIn(c.var.ctx, c.req.valid('json'))
      return secondStep ? c.json({ secondStep }) : c.body(null, 204)
    },
  )
  .post(
    '/auth/second-step',
    describe('Finish signing in with a code', [...forVisitors, 'unauthenticated']),
    validate('json', schema.secondStepInput),
    async (c) => {
      await takeSecondStep(c.var.ctx, c.req.valid('json'))
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
  // Links in mails of older releases. The first kind is dead, and its page says what to do; the second works for its hour.
  .get('/auth/verify-email', (c) => c.redirect('/auth?mode=confirm'))
  .get('/auth/reset-password/:token', (c) =>
    c.redirect(`/auth?mode=reset&token=${encodeURIComponent(c.req.param('token'))}`),
  )
  .get('/auth/callback/google', (c) => comeBackFromGoogle(c.var.ctx, c.req.query()))
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
  .delete(
    '/account/sessions',
    describe('Sign out on all other devices', forUsers, z.object({ ended: z.int() })),
    async (c) => c.json(await endOtherSessions(c.var.ctx)),
  )
  .put(
    '/account/pace-goal',
    describe('Change how much you want to write in a day', [...forUsers, 'invalid_input']),
    validate('json', schema.paceGoal),
    async (c) => {
      await changePaceGoal(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/account/password',
    describe('Change the password by the old one', [...forUsers, ...forCodes]),
    validate('json', schema.changePasswordInput),
    async (c) => {
      await changePassword(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get(
    '/account/export',
    describe('Everything we keep about you', [...forUsers, 'throttled'], z.record(z.string(), z.unknown())),
    async (c) => c.json(await exportData(c.var.ctx)),
  )
  .post(
    '/account/delete',
    describe('Delete the account and everything in it', [...forUsers, 'invalid_input', 'throttled']),
    validate('json', schema.deleteAccountInput),
    async (c) => {
      await deleteAccount(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/account/second-factor',
    describe('A key for an authenticator app', [...forUsers, ...forCodes], schema.enrolment),
    validate('json', schema.secondFactorInput),
    async (c) => c.json(await beginSecondFactor(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/account/second-factor/confirm',
    describe('Switch two-step sign-in on', [...forUsers, ...forCodes], schema.recoveryCodes),
    validate('json', schema.confirmSecondFactorInput),
    async (c) => c.json(await confirmSecondFactor(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/account/second-factor/recovery-codes',
    describe('New recovery codes in place of the old', [...forUsers, ...forCodes], schema.recoveryCodes),
    validate('json', schema.renewRecoveryCodesInput),
    async (c) => c.json(await renewRecoveryCodes(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/account/second-factor/end',
    describe('Switch two-step sign-in off', [...forUsers, ...forCodes]),
    validate('json', schema.endSecondFactorInput),
    async (c) => {
      await endSecondFactor(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
