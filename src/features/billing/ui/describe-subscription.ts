import { writeDay } from '../../../ui/write-moment.ts'
import { planNames, plans, type Subscription } from '../schema.ts'

type SubscriptionText = {
  badge: string
  variant: 'success' | 'info' | 'destructive' | 'default'
  text: string
  /** What comes after the trial; nowhere else said. */
  note?: string
}

/** How a subscription is told to the one who has it. */
export function describeSubscription(subscription: Subscription, timeZone: string): SubscriptionText {
  const { planType, subscriptionStatus, subscriptionEnd, trialEndsAt, cancelAtPeriodEnd } = subscription
  switch (subscriptionStatus) {
    case 'active': {
      const what = cancelAtPeriodEnd ? 'Ends on' : 'Renews on'
      return {
        badge: planNames[planType],
        variant: 'success',
        text: subscriptionEnd ? `${what} ${writeDay(subscriptionEnd, timeZone)}` : 'Your plan is active',
      }
    }
    case 'trialing': {
      const end = trialEndsAt ?? subscriptionEnd
      return {
        badge: 'Free Trial',
        variant: 'info',
        text: end ? `Trial ends on ${writeDay(end, timeZone)}` : 'Your trial is running',
        note: afterTrial(subscription),
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

function afterTrial({ planType, cancelAtPeriodEnd }: Subscription) {
  if (cancelAtPeriodEnd) return `You have canceled ${planNames[planType]}. You pay nothing.`
  const plan = plans.find(({ id }) => id === planType)
  return plan && `Then ${plan.name} for $${plan.dollarsPerMonth} per month.`
}
