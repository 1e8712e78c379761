const lines = [0, 1, 2, 3, 4, 5, 6, 7]

/** Threads that come down from above, turn, and leave to the right. */
export function HeroLines() {
  return (
    <svg
      viewBox="0 0 900 800"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute -top-36 left-6 -z-10 h-200 w-225 mask-[linear-gradient(transparent,black_35%)] text-border max-lg:hidden"
    >
      {lines.map((line) => (
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
