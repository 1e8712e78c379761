/** The thread line, which ends in a check instead of a dot. It is drawn once; with reduced motion it is there at once. */
export function DrawnCheck() {
  return (
    <svg viewBox="0 0 96 72" fill="none" aria-hidden="true" className="w-24 text-chart-1">
      <path
        d="M14 3v21a23 23 0 0 0 23 23h4l9 10 32-37"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="transition-[stroke-dashoffset] delay-150 duration-900 ease-out-soft [stroke-dasharray:100] [stroke-dashoffset:0] starting:[stroke-dashoffset:100]"
      />
    </svg>
  )
}
