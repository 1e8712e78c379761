import { ReadsProvider } from '../../client/reads-provider.tsx'
import { readSession } from '../../features/accounts/read-session.ts'
import { PaymentConfirmation, SignInFirst } from '../../features/billing/ui/payment-confirmation.tsx'
import { FirstThreads } from '../../features/feed/ui/browse/first-threads.tsx'
import { pageContext } from '../page-context.ts'
import { MessageFrame } from '../parts/message-frame.tsx'
import type { Route } from './+types/payment-success.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const signedIn = (await readSession(context.get(pageContext).request)) !== null
  return { signedIn, sessionId: url.searchParams.get('session_id') ?? '' }
}

export default function PaymentSuccess({ loaderData: { signedIn, sessionId } }: Route.ComponentProps) {
  return (
    <MessageFrame title="Payment">
      {signedIn ? (
        <ReadsProvider>
          <PaymentConfirmation sessionId={sessionId} news={<FirstThreads />} />
        </ReadsProvider>
      ) : (
        <SignInFirst />
      )}
    </MessageFrame>
  )
}
