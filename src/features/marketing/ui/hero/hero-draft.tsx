import { ArrowUpRight, CircleCheck, Copy } from 'lucide-react'
import { SceneButton } from './scene-button.tsx'
import { TypedText } from './typed-text.tsx'

const draft =
  'Same boat two years ago, solo groomer. What fixed it: a text the evening before, plus a small hold for first-timers. No-shows went from six a week to maybe one. I ended up building a tiny tool for it (Pawslot, so I’m biased), but even a shared calendar helps'

export function HeroDraft() {
  return (
    <article aria-label="Sample draft" className="rounded-2xl border bg-card shadow-3">
      <div className="flex items-center justify-between gap-x-4 border-b px-5 py-3 text-sm">
        <p className="flex items-center gap-2">
          <ProductTile />
          <span className="flex flex-wrap gap-x-2">
            <strong className="font-semibold">Pawslot</strong>
            <span className="text-muted-foreground">draft, yours to edit</span>
          </span>
        </p>
        <p className="flex items-center gap-1.5 text-xs font-medium text-success">
          <CircleCheck className="size-3.5 shrink-0" aria-hidden />
          Says you’re the maker
        </p>
      </div>
      <TypedText className="px-5 pt-4 font-voice text-md leading-relaxed text-pretty">{draft}</TypedText>
      <div
        aria-hidden
        className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-3.5 pb-5 text-sm select-none"
      >
        <span className="flex flex-wrap gap-2">
          <SceneActions />
        </span>
        <span className="flex items-center gap-2 text-xs text-muted-foreground sm:ml-auto">
          <PaceBars />3 today, aim for 5–7
        </span>
      </div>
    </article>
  )
}

const bars = [1, 2, 3, 4, 5, 6, 7]

/** Three comments today, and the range to aim for. */
function PaceBars() {
  return (
    <span className="flex gap-0.75">
      {bars.map((bar) => (
        <span key={bar} className={`h-3.5 w-1.5 rounded-full ${colourOf(bar)}`} />
      ))}
    </span>
  )
}

function colourOf(bar: number) {
  if (bar <= 3) return 'bg-primary'
  return bar < 5 ? 'bg-secondary' : 'bg-marker dark:bg-marker-foreground/40'
}

/** The logo of the product in our samples. */
function ProductTile({ className = 'size-5 rounded-sm text-xs' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center bg-[oklch(0.5_0.12_285)] font-semibold text-white ${className}`}
    >
      P
    </span>
  )
}

/** What follows every draft: copy it, then open the post and paste it yourself. */
function SceneActions() {
  return (
    <>
      <SceneButton>
        <Copy />
        Copy
      </SceneButton>
      <SceneButton outline>
        Open on Reddit
        <ArrowUpRight />
      </SceneButton>
    </>
  )
}
