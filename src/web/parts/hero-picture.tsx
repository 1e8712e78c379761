import { HeroDraft } from './hero-draft.tsx'
import { HeroPost } from './hero-post.tsx'

/** The product in one picture: a post worth answering, and the draft that hangs on its thread. */
export function HeroPicture() {
  return (
    <div className="relative isolate">
      <HeroLines />
      <HeroPost />
      <div className="relative pt-6 pl-12 sm:pl-18">
        <svg
          viewBox="0 0 36 80"
          fill="none"
          aria-hidden="true"
          className="absolute -top-px left-6 h-20 w-9 text-chart-1 sm:left-9"
        >
          <path d="M4 0v46a24 24 0 0 0 24 24" stroke="currentColor" strokeWidth="2.5" />
          <circle cx="30" cy="70" r="4.5" fill="currentColor" />
        </svg>
        <HeroDraft />
      </div>
    </div>
  )
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7]

function HeroLines() {
  return (
    <svg
      viewBox="0 0 900 800"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute -top-36 left-6 -z-10 h-200 w-225 mask-[linear-gradient(transparent,black_35%)] text-border max-lg:hidden"
    >
      {LINES.map((line) => (
        <path
          key={line}
          stroke="currentColor"
          strokeWidth="1.5"
          d={`M${line * 46} 0V380a${380 - line * 46} ${300 - line * 30} 0 0 0 ${380 - line * 46} ${300 - line * 30}H900`}
        />
      ))}
    </svg>
  )
}
