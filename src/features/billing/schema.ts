import { z } from 'zod'

export { type Plan, type PlanId, type PlanType, planNames, plans, TRIAL_DAYS } from './plans.ts'

export const planId = z.enum(['pro', 'plus'])

/**
 * Who pays, and what, is read from the session and our own table. The other fields are part of the contract, and whatever
 * they say is ignored; only the addresses to return to are looked at, and they must be ours.
 */
export const checkoutInput = z.strictObject({
  plan: planId,
  userId: z.string().max(200).nullish(),
  customerEmail: z.string().max(320).nullish(),
  customerName: z.string().max(320).nullish(),
  stripeCustomerId: z.string().max(200).nullish(),
  successUrl: z.url().max(2_000).nullish(),
  cancelUrl: z.url().max(2_000).nullish(),
})

export const addressAnswer = z.object({ url: z.url() })

export const verifyInput = z.strictObject({ session_id: z.string().min(1).max(200) })

/** What a subscription lets an account do and how it is told. Dates are null where there is none. */
export const subscription = z.object({
  planType: z.enum(['free', 'plus', 'pro']),
  subscriptionStatus: z.string().nullable(),
  subscriptionEnd: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  trialUsed: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

export const verifiedSession = z.object({ plan: planId, subscription })
export type VerifiedSession = z.infer<typeof verifiedSession>

export const portalInput = z.strictObject({
  /** 'upgrade' goes straight to the change from Pro to Plus. */
  intent: z.enum(['manage', 'upgrade']).default('manage'),
})
