const lines = [0, 1, 2, 3, 4, 5]

/** Threads that end in a reply, one after the other. */
export function ClosingLines() {
  return (
    <svg
      viewBox="0 0 420 420"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute top-0 right-0 -z-10 h-full text-foreground/15 max-lg:hidden"
    >
      {lines.map((line) => (
        <g key={line}>
          <path
            stroke="currentColor"
            strokeWidth="2"
            d={`M${30 + line * 60} 0V${110 + line * 34}a48 48 0 0 0 48 48H430`}
          />
          <circle
            cx={112 + line * 60}
            cy={158 + line * 34}
            r="5"
            className={line === 2 ? 'fill-marker-foreground' : 'fill-current'}
          />
        </g>
      ))}
    </svg>
  )
}
