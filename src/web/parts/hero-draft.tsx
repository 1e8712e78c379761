import { CircleCheck } from 'lucide-react'

export function HeroDraft() {
  return (
    <article aria-label="Sample draft" className="rounded-2xl border bg-card shadow-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-5 py-3 text-sm">
        <span
          aria-hidden
          className="grid size-5 place-items-center rounded-sm bg-[oklch(0.5_0.12_285)] text-xs font-semibold text-white"
        >
          P
        </span>
        <p className="flex-1">
          <strong className="font-semibold">Pawslot</strong>{' '}
          <span className="text-muted-foreground">draft, yours to edit</span>
        </p>
        <p className="flex items-center gap-1.5 text-xs font-medium text-success">
          <CircleCheck className="size-3.5" aria-hidden />
          Says you’re the maker
        </p>
      </div>
      <p className="px-5 py-4 font-voice text-md leading-relaxed">
        Same boat two years ago, solo groomer. What fixed it: a text the evening before, plus a small hold for
        first-timers. No-shows went from six a week to maybe one. I ended up building a tiny tool for it
        (Pawslot, so I’m biased), but even a shared calendar helps
        <span aria-hidden className="ml-0.5 inline-block h-[1.1em] w-0.5 bg-primary align-text-bottom" />
      </p>
    </article>
  )
}
