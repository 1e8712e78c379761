/** A thread that ends in an open dot. */
export function OpenThread() {
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden="true" className="w-14 text-chart-1">
      <path d="M8 6v22a14 14 0 0 0 14 14h19" stroke="currentColor" strokeWidth="2.5" strokeOpacity="0.6" />
      <circle cx="46" cy="42" r="5" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
