/** The number stands beside it, so the bar is for the eye only. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-secondary" />
      <rect width={score} height="6" className="fill-primary" />
    </svg>
  )
}
