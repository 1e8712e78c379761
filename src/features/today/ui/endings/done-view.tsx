import { History, Sunrise } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { useSingleKeys } from '../../../../ui/use-single-keys.ts'
import type { Today } from '../../schema.ts'
import { LetterHint } from '../../../../ui/letter-hint.tsx'
import { writeNextLook } from '../words/write-next-look.ts'
import { writeZone } from '../words/write-when.ts'
import { AnsweredSteps } from './answered-steps.tsx'
import { writeDone } from './write-done.ts'

const ACTIVITY = '/dashboard/activity'

type DoneViewProps = {
  today: Today
  now: number
  timeZone: string
  /** How many threads are still there for someone who wants more. */
  more: number
  onMore: () => void
  savedShown: boolean
  onShowSaved: () => void
  /** The newest reply that waits. */
  reply: ReactNode
  /** The line about tomorrow's set thread, if there is one. */
  tomorrow: ReactNode
  /** What is offered, below the next look. */
  offer: ReactNode
  /** What was saved, once it is asked for, and what is worth reading. */
  children: ReactNode
}

/** An honest end of the day. */
export function DoneView(props: DoneViewProps) {
  const { today, now, timeZone, more, onMore, savedShown, onShowSaved, reply, tomorrow, offer, children } =
    props
  const { answered, saved, looksAgainAt } = today
  const navigate = useNavigate()
  useSingleKeys((key) => {
    if (key !== 'a' || isModalOpen()) return false
    void navigate(ACTIVITY)
    return true
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-4 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-12 lg:p-4">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="grid gap-3">
          <div className="flex items-center gap-3.5">
            <DoneMark />
            <h1 tabIndex={-1} className="text-2xl outline-none">
              Done for today
            </h1>
          </div>
          <p className="max-w-115 text-[0.9375rem] leading-5.75 text-muted-foreground">{writeDone(today)}</p>
        </div>
        {answered.length > 0 && <AnsweredSteps answered={answered} timeZone={timeZone} />}
        {saved.length > 0 && (
          <p className="text-xs text-muted-foreground">{`${saved.length} saved for later`}</p>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" aria-keyshortcuts="A" render={<Link to={ACTIVITY} />}>
            See activity
            <LetterHint letter="A" />
          </Button>
          {more > 0 && (
            <Button variant="ghost" onClick={onMore}>
              {`Show ${more} more`}
            </Button>
          )}
          {saved.length > 0 && !savedShown && (
            <Button variant="ghost" onClick={onShowSaved}>
              {`Show ${saved.length} saved`}
            </Button>
          )}
        </div>
        {children}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {reply}
        <section aria-labelledby="next-look">
          <Card className="grid p-4">
            <h2 id="next-look" className="pb-2 text-base">
              We look again
            </h2>
            <Step
              Icon={Sunrise}
              title="Tomorrow"
              text={`Your next list begins at midnight, ${writeZone(timeZone)}.`}
            />
            <Step
              Icon={History}
              title="Your communities, all day"
              text={writeNextLook(looksAgainAt, { now, timeZone })}
            />
            {tomorrow}
          </Card>
        </section>
        {offer}
      </div>
    </div>
  )
}

type StepProps = { Icon: typeof Sunrise; title: string; text: string }

function Step({ Icon, title, text }: StepProps) {
  return (
    <div className="flex gap-3 py-2.5 not-first:border-t first-of-type:border-t-0 last:pb-0">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden />
      <div>
        <p className="text-sm font-medium">{title}</p>
        <p className="text-xs text-muted-foreground">{text}</p>
      </div>
    </div>
  )
}

/** A check in the shape of the thread line, drawn once. */
function DoneMark() {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-primary">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-6">
        <path
          d="M4 5v5a7 7 0 0 0 7 7h1L20.5 6"
          pathLength={1}
          strokeDasharray="1"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="animate-draw"
        />
      </svg>
    </span>
  )
}
