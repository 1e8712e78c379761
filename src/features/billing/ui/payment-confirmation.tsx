import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../../brand.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { planNames, type VerifiedSession } from '../schema.ts'
import { describeSubscription } from './describe-subscription.ts'
import { DrawnCheck } from './drawn-check.tsx'
import { UNVERIFIED, useVerifiedPayment } from './use-verified-payment.ts'

/** What the success page says, from the first moment to the answer. */
export function PaymentConfirmation({ sessionId }: { sessionId: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} sessionId={sessionId} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ sessionId, onRetry }: { sessionId: string; onRetry: () => void }) {
  const state = useVerifiedPayment(sessionId)
  switch (state.kind) {
    case 'verifying':
      return (
        <>
          <Spinner label="" />
          <h1 className="text-xl">Confirming your payment...</h1>
        </>
      )
    case 'verified':
      return <Welcome session={state.session} />
    case 'signed-out':
      return <SignInFirst />
    case 'failed':
      return (
        <>
          <h1 className="text-2xl">Verification error</h1>
          <p role="alert" className="text-md text-muted-foreground">
            {UNVERIFIED}
          </p>
          <Actions>
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
            <Button
              size="lg"
              variant="outline"
              render={<a href={`mailto:${brand.supportEmail}`}>Contact Support</a>}
            >
              Contact Support
            </Button>
          </Actions>
        </>
      )
  }
}

function Welcome({ session: { plan, subscription } }: { session: VerifiedSession }) {
  const { text, note } = describeSubscription(subscription, useTimeZone())
  const trialing = subscription.subscriptionStatus === 'trialing'
  return (
    <>
      <DrawnCheck />
      <h1 className="text-3xl">{`Welcome to ${planNames[plan]}`}</h1>
      <p className="text-md text-pretty text-muted-foreground tabular-nums">
        {trialing ? `${text}. ${note} Cancel before that and you pay nothing.` : `${text}.`}
      </p>
      <Actions>
        <Button size="lg" render={<Link to="/dashboard" />}>
          Go to Dashboard
        </Button>
        <Button size="lg" variant="outline" render={<Link to="/dashboard/settings" />}>
          View Subscription Details
        </Button>
      </Actions>
    </>
  )
}

/** For a visitor, or somebody whose session ended while they paid. */
export function SignInFirst() {
  return (
    <>
      <h1 className="text-2xl">Sign in to see your plan</h1>
      <p className="text-md text-pretty text-muted-foreground">
        We only show a payment to the account it belongs to. Yours is safe: sign in, and the plan is there.
      </p>
      <Actions>
        <Button size="lg" render={<Link to="/auth" />}>
          Sign In
        </Button>
      </Actions>
    </>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap justify-center gap-2.5 max-sm:w-full max-sm:*:w-full">{children}</div>
  )
}
