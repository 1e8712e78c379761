/** The logo of the product in our samples. */
export function ProductTile({ className = 'size-5 rounded-sm text-xs' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center bg-[oklch(0.5_0.12_285)] font-semibold text-white ${className}`}
    >
      P
    </span>
  )
}
