import { ArrowUp, MessageSquare } from 'lucide-react'
import { FitPill } from '../../../../ui/fit-pill.tsx'
import { Marker } from '../../../../ui/marker.tsx'

export function HeroPost() {
  return (
    <article aria-label="Sample post" className="rounded-2xl border bg-card p-5 shadow-3 sm:p-7">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-[oklch(0.89_0.06_60)] text-sm font-semibold text-[oklch(0.4_0.09_45)]"
        >
          m
        </span>
        <div className="flex-1 text-sm">
          <p className="font-semibold">r/smallbusiness</p>
          <p className="text-xs text-muted-foreground">
            <span className="max-sm:hidden">u/mobile_maddie · </span>2h ago
          </p>
        </div>
        <FitPill fit="strong">Worth answering</FitPill>
      </div>
      <div className="mt-4 font-voice">
        <p className="max-w-90 text-xl font-semibold text-balance">
          How do you stop no-shows? I’m losing two grooming slots a day
        </p>
        <p className="mt-2 text-md leading-relaxed text-pretty text-muted-foreground">
          One van, about forty regulars, and I still text reminders by hand the night before.{' '}
          <Marker>Is there anything small enough for a one-person shop?</Marker> Happy to pay, just not $99 a
          month.
        </p>
      </div>
      <p className="mt-4 flex gap-5 text-sm font-medium text-muted-foreground tabular-nums">
        <span className="flex items-center gap-1.5">
          <ArrowUp className="size-4" aria-hidden /> 214 <span className="sr-only">upvotes</span>
        </span>
        <span className="flex items-center gap-1.5">
          <MessageSquare className="size-4" aria-hidden /> 38 comments
        </span>
      </p>
    </article>
  )
}
