import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../../../brand.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { planNames, type VerifiedSession } from '../schema.ts'
import { describeSubscription } from './describe-subscription.ts'
import { UNVERIFIED, useVerifiedPayment } from './use-verified-payment.ts'

type PaymentConfirmationProps = {
  sessionId: string
  /** What awaits them, once the plan is verified. */
  news: ReactNode
}

/** What the success page says, from the first moment to the answer. */
export function PaymentConfirmation({ sessionId, news }: PaymentConfirmationProps) {
  const { session, signedOut, failed, tryAgain } = useVerifiedPayment(sessionId)
  if (session) return <Welcome session={session} news={news} />
  if (signedOut) return <SignInFirst />
  if (failed)
    return (
      <>
        <h1 className="text-2xl">Verification error</h1>
        <p role="alert" className="text-md text-muted-foreground">
          {UNVERIFIED}
        </p>
        <Actions>
          <Button size="lg" onClick={tryAgain}>
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
  return (
    <>
      <Spinner label="" />
      <h1 className="text-xl">Confirming your payment...</h1>
    </>
  )
}

type WelcomeProps = { session: VerifiedSession; news: ReactNode }

function Welcome({ session: { plan, subscription }, news }: WelcomeProps) {
  const { text, note } = describeSubscription(subscription, useTimeZone())
  const trialing = subscription.subscriptionStatus === 'trialing'
  return (
    <>
      <DrawnCheck />
      <h1 className="text-3xl">{`Welcome to ${planNames[plan]}`}</h1>
      <p className="text-md text-pretty text-muted-foreground tabular-nums">
        {trialing ? `${text}. ${note} Cancel before that and you pay nothing.` : `${text}.`}
      </p>
      {news}
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

/** The thread line, which ends in a check instead of a dot. It is drawn once; with reduced motion it is there at once. */
function DrawnCheck() {
  return (
    <svg viewBox="0 0 96 72" fill="none" aria-hidden="true" className="w-24 text-chart-1">
      <path
        d="M14 3v21a23 23 0 0 0 23 23h4l9 10 32-37"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classNames(
          'transition-[stroke-dashoffset] delay-150 duration-900 ease-out-soft',
          '[stroke-dasharray:100] [stroke-dashoffset:0] starting:[stroke-dashoffset:100]',
        )}
      />
    </svg>
  )
}
