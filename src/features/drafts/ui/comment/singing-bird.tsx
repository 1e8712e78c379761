import { Logo } from '../../../../ui/logo.tsx'

/** Around the upper half, from left to right. */
const strokes = [
  'M12.5 36.3 7 33.9',
  'M26.5 19.4 23 14.5',
  'M50 12V6',
  'M73.5 19.4 77 14.5',
  'M87.5 36.3 93 33.9',
]

/** The bird sings once. */
export function SingingBird() {
  return (
    <div aria-hidden data-slot="singing-bird" className="relative grid h-21 w-25 items-end justify-center">
      <svg
        viewBox="0 0 100 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="absolute inset-0 text-primary"
      >
        {strokes.map((stroke) => (
          <path
            key={stroke}
            d={stroke}
            pathLength={1}
            strokeDasharray={1}
            className="animate-draw motion-reduce:animate-none"
          />
        ))}
      </svg>
      <span className="grid size-15.5 place-items-center rounded-full bg-accent">
        <Logo className="size-9" />
      </span>
    </div>
  )
}
