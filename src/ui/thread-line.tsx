import { cva, type VariantProps } from 'class-variance-authority'
import { classNames } from './class-names.ts'

const threadLineStyles = cva(
  'pointer-events-none relative block border-current text-chart-1 after:absolute after:size-2.25 after:rounded-full after:bg-current after:forced-color-adjust-none',
  {
    variants: {
      variant: {
        /** Down, a quarter circle, a dot: an answer hangs on what stands above it. */
        reply:
          'h-16 w-6 rounded-bl-[1.5rem] border-b-[2.5px] border-l-[2.5px] after:-right-1 after:-bottom-1.5',
        /** Straight across to the next step. */
        across: 'h-0 w-full border-t-[2.5px] after:-top-1.5 after:right-0',
        /** Straight down to the next step. */
        down: 'h-full w-0 border-l-[2.5px] after:bottom-0 after:-left-1.5',
      },
    },
    defaultVariants: { variant: 'reply' },
  },
)

type ThreadLineProps = VariantProps<typeof threadLineStyles> & {
  /** Place and length: `absolute top-0 left-6 h-24`. The curve and the dot keep their size. */
  className?: string
}

/** The connector from a post to its reply, a step to the next, a ticket to its response. */
export function ThreadLine({ variant, className }: ThreadLineProps) {
  return (
    <span
      aria-hidden
      data-slot="thread-line"
      className={classNames(threadLineStyles({ variant }), className)}
    />
  )
}
