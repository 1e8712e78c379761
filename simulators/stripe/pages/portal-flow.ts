import type { PortalSession } from '../billing/resources.ts'

/** The page a session was made for, if it is not for the whole portal. */
export function flowPath({ flow }: PortalSession) {
  switch (flow?.type) {
    case 'payment_method_update':
      return '/payment-method'
    case 'subscription_cancel':
      return `/subscriptions/${flow.subscription_cancel?.subscription}/cancel`
    case 'subscription_update':
      return `/subscriptions/${flow.subscription_update?.subscription}/update`
    case 'subscription_update_confirm': {
      const confirm = flow.subscription_update_confirm
      const price = encodeURIComponent(confirm?.items[0]?.price ?? '')
      return `/subscriptions/${confirm?.subscription}/confirm?price=${price}`
    }
    default:
      return undefined
  }
}

/** A flow is done once; then the session shows the whole portal, or sends the browser where it was told to. */
export function leaveFlow(session: PortalSession) {
  const redirect = session.flow?.after_completion.redirect?.return_url
  session.flow = null
  return redirect
}
