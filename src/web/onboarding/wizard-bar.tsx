import { ArrowRight } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

type WizardBarProps = {
  step: number
  ready: boolean
  busy: boolean
  /** Why the step can't be left yet. */
  missing: string | undefined
  onBack: () => void
}

const labels: Record<number, { label: string; busyLabel: string }> = {
  3: { label: 'Save Product', busyLabel: 'Saving...' },
  4: { label: 'Complete Setup', busyLabel: 'Completing...' },
}

/** Held down, Enter would press the button of each step that follows. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Always in sight. The way on stays focusable while it is closed, and says why. */
export function WizardBar({ step, ready, busy, missing, onBack }: WizardBarProps) {
  function answerPress(event: MouseEvent) {
    // The second press of two meant the step before, which is gone by now.
    if (event.detail > 1) event.preventDefault()
    else if (missing) void toast({ title: missing, variant: 'destructive' })
  }
  const { label, busyLabel } = labels[step] ?? { label: 'Next', busyLabel: undefined }
  return (
    <div className="sticky bottom-0 z-10 border-t bg-background">
      <div className="mx-auto grid max-w-164 px-4 py-3 md:py-3.5 lg:max-w-none lg:grid-cols-[minmax(0,41rem)_20rem] lg:justify-center lg:gap-x-16 lg:px-8">
        <div className="grid gap-x-4 gap-y-1.5 xl:flex xl:items-center xl:justify-end">
          {/* Above or before the buttons, which keep their place when it comes and goes. */}
          <p
            id="what-is-missing"
            className="text-right text-sm text-pretty text-muted-foreground empty:hidden xl:max-w-60"
          >
            {missing}
          </p>
          <div className="flex justify-end gap-2.5">
            <Button
              variant="outline"
              size="lg"
              className="max-md:flex-1"
              disabled={!ready || busy || step === 1}
              onClick={onBack}
            >
              Back
            </Button>
            <Button
              type="submit"
              size="lg"
              className="max-md:flex-[2]"
              disabled={!ready}
              busy={busy}
              busyLabel={busyLabel}
              aria-disabled={missing !== undefined}
              aria-describedby="what-is-missing"
              onClickCapture={answerPress}
              onKeyDown={ignoreHeldEnter}
            >
              {label}
              {step < 3 && <ArrowRight aria-hidden />}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
