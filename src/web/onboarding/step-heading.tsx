import { useEffect, useRef } from 'react'
import { TRIAL_DAYS } from '../../features/billing/plans.ts'
import { Progress } from '../../ui/progress.tsx'
import { LAST_STEP } from './wizard-state.ts'

const texts = [
  ['Welcome', 'A few questions, and the right threads come to you.'],
  ['Your product', 'Start with the website: AI reads it and fills in the rest.'],
  ['Where your people talk', 'Choose up to three subreddits. You can change them anytime.'],
  ['Pick your plan', `Both are free for ${TRIAL_DAYS} days. Cancel anytime.`],
] as const

const FILLED = 'We read your website and filled this in. Change anything.'

type StepHeadingProps = {
  step: number
  firstName: string
  /** The website was just read, and filled something in the product's step. */
  isFilled: boolean
}

/** Where one is. A new step takes the focus, so that Tab and screen readers start with it. */
export function StepHeading({ step, firstName, isFilled }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const [title, help] = texts[step - 1] ?? texts[0]
  const place = `Step ${step} of ${LAST_STEP}`
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="flex items-center gap-4">
        <p className="shrink-0 text-sm font-medium text-muted-foreground tabular-nums">{place}</p>
        <Progress
          aria-label="Setup"
          aria-valuetext={place}
          value={step}
          max={LAST_STEP}
          className="sm:max-w-50"
        />
      </div>
      <div className="grid gap-1 sm:gap-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="max-w-full text-2xl tracking-[-0.03em] wrap-anywhere sm:text-3xl"
        >
          {step === 1 ? `${title}, ${firstName}` : title}
        </h1>
        <p className="text-md text-pretty text-muted-foreground sm:text-lg">
          {step === 2 && isFilled ? FILLED : help}
        </p>
      </div>
    </div>
  )
}
