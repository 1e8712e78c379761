import { type FormEvent, type ReactNode, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { type PlanId, TRIAL_DAYS } from '../schema.ts'
import { PlanChoice } from './plan-choice.tsx'
import { useDeparture } from './use-departure.ts'

const FAILED = 'Failed to start checkout process. Please try again.'

type PlanDialogProps = {
  trialUsed: boolean
  /** There was a plan, and it is over. */
  ended: boolean
  /** Nobody is trapped: a link that leads out without choosing. */
  wayOut: ReactNode
}

/** Stays until a plan is chosen. */
export function PlanDialog({ trialUsed, ended, wayOut }: PlanDialogProps) {
  const [plan, setPlan] = useState<PlanId | null>(null)
  const [problem, setProblem] = useState<string>()
  const { busy, depart } = useDeparture(() => {
    setProblem(FAILED)
    void toast({ title: 'Error', text: FAILED, variant: 'destructive' })
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setProblem(plan ? undefined : 'Please select a plan to continue')
    if (!plan) return
    const json = { plan }
    depart((signal) => ask(api.stripe['create-checkout-session'].$post({ json }, { init: { signal } })))
  }

  return (
    <Dialog open blocking>
      <DialogContent closeButton={false} className="max-w-165">
        <form onSubmit={onSubmit} noValidate className="contents">
          <DialogHeader className="pr-6">
            <DialogTitle className="text-xl">Choose your plan</DialogTitle>
            <DialogDescription>
              {ended && 'Your plan has ended; your products are kept. '}
              {trialUsed
                ? 'Your trial has been used; you pay from today.'
                : `The dashboard opens with a plan. ${TRIAL_DAYS}-day free trial, cancel anytime`}
            </DialogDescription>
          </DialogHeader>
          <DialogBody className="grid gap-4">
            <PlanChoice value={plan} onChange={setPlan} withTrial={!trialUsed} />
            {problem && <Alert variant="destructive">{problem}</Alert>}
          </DialogBody>
          <DialogFooter className="items-center justify-between max-sm:items-stretch">
            {wayOut}
            <Button type="submit" size="lg" busy={busy} busyLabel="Redirecting...">
              Continue
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
