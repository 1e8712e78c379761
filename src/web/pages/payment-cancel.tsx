import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { MessageFrame } from '../parts/message-frame.tsx'

export default function PaymentCancel() {
  return (
    <MessageFrame title="Payment cancelled">
      <h1 className="text-3xl">No charge was made</h1>
      <p className="text-md text-pretty text-muted-foreground">
        You left before paying, and nothing was booked. The dashboard opens with a plan; your first one starts
        with a free trial.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2.5 max-sm:w-full max-sm:*:w-full">
        <Button size="lg" render={<Link to="/pricing" />}>
          Try Again
        </Button>
        <Button size="lg" variant="outline" render={<Link to="/dashboard" />}>
          Continue with Free Plan
        </Button>
      </div>
      <a
        href={`mailto:${brand.supportEmail}`}
        className="mt-2 rounded-sm py-0.5 text-primary underline underline-offset-4"
      >
        Contact Support
      </a>
    </MessageFrame>
  )
}
