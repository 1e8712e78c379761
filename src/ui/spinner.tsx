import { classNames } from './class-names.ts'
import { SpinnerIcon } from './spinner-icon.tsx'

/** Says that something loads. Stays unseen for 150 ms, so quick answers do not flicker. */
export function Spinner({ label = 'Loading...', className }: { label?: string; className?: string }) {
  return (
    <output data-slot="spinner" className={classNames('block animate-appear text-primary', className)}>
      <SpinnerIcon className="size-7" />
      <span className="sr-only">{label}</span>
    </output>
  )
}
