import { classNames } from '../../../ui/class-names.ts'

export function SubredditChip({ name, chosen }: { name: string; chosen?: boolean }) {
  return (
    <li
      className={classNames(
        'rounded-full border px-2.5 py-1 text-xs font-medium',
        chosen ? 'border-primary bg-accent text-accent-foreground' : 'bg-card',
      )}
    >
      {name}
    </li>
  )
}
