const bars = [1, 2, 3, 4, 5, 6, 7]

/** Three comments today, and the range to aim for. */
export function PaceBars() {
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
