import { planNames, type Subscription } from '../schema.ts'
import { writeDate } from './write-date.ts'

type SubscriptionText = {
  badge: string
  variant: 'success' | 'info' | 'destructive' | 'default'
  text: string
}

/** How a subscription is told to the one who has it. */
export function describeSubscription(subscription: Subscription): SubscriptionText {
  const { planType, subscriptionStatus, subscriptionEnd, trialEndsAt, cancelAtPeriodEnd } = subscription
  switch (subscriptionStatus) {
    case 'active': {
      const what = cancelAtPeriodEnd ? 'Ends on' : 'Renews on'
      return {
        badge: planNames[planType],
        variant: 'success',
        text: subscriptionEnd ? `${what} ${writeDate(subscriptionEnd)}` : 'Your plan is active',
      }
    }
    case 'trialing': {
      const end = trialEndsAt ?? subscriptionEnd
      return {
        badge: 'Free Trial',
        variant: 'info',
        text: end ? `Trial ends on ${writeDate(end)}` : 'Your trial is running',
      }
    }
    case 'canceled':
      return { badge: 'Expired', variant: 'destructive', text: 'Your subscription has ended' }
    case 'past_due':
      return { badge: 'Expired', variant: 'destructive', text: 'Your last payment failed' }
    default:
      return { badge: planNames.free, variant: 'default', text: 'You are on the free plan' }
  }
}
