import { Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'

/** The way to what the list has learned. */
export const LearnedLink = ({ className }: { className?: string }) => (
  <Link
    to="/dashboard/today/learned"
    className={classNames(
      'flex w-fit items-center rounded-sm text-sm text-muted-foreground underline decoration-border underline-offset-3 hover:decoration-current pointer-coarse:min-h-11',
      className,
    )}
  >
    What we've learned
  </Link>
)
