import { profiles } from '../../db/schema/profiles.ts'

export const mailKinds = ['welcome', 'trial-ends', 'payment-failed'] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail about the plan depends on, as columns to select. */
export const mailedColumns = {
  userId: profiles.userId,
  planType: profiles.planType,
  subscriptionStatus: profiles.subscriptionStatus,
  subscriptionEnd: profiles.subscriptionEnd,
  trialEndsAt: profiles.trialEndsAt,
  cancelAtPeriodEnd: profiles.cancelAtPeriodEnd,
  hasCompletedOnboarding: profiles.hasCompletedOnboarding,
}
export type Mailed = Pick<typeof profiles.$inferSelect, keyof typeof mailedColumns>

/**
 * The occasion there is right now to write a mail of each kind, or null. One occasion is one mail, however often it is
 * looked at; a mail whose occasion has passed before it was sent is not sent.
 */
export const occasionOf: Record<MailKind, (row: Mailed, now: Date) => string | null> = {
  welcome: ({ subscriptionStatus, hasCompletedOnboarding }) => {
    const begun = subscriptionStatus === 'trialing' || subscriptionStatus === 'active'
    return begun && hasCompletedOnboarding ? 'welcome' : null
  },
  'trial-ends': ({ subscriptionStatus, trialEndsAt, cancelAtPeriodEnd }, now) => {
    const willBeCharged = subscriptionStatus === 'trialing' && !cancelAtPeriodEnd
    return willBeCharged && trialEndsAt && trialEndsAt > now ? `trial-ends:${seconds(trialEndsAt)}` : null
  },
  // A period begins with its invoice, so its end tells one failed invoice from the next.
  'payment-failed': ({ subscriptionStatus, subscriptionEnd }) =>
    subscriptionStatus === 'past_due' && subscriptionEnd
      ? `payment-failed:${seconds(subscriptionEnd)}`
      : null,
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
