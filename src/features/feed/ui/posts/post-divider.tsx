import { classNames } from '../../../../ui/class-names.ts'

type PostDividerProps = {
  text: string
  /** How many posts follow; missing where that says nothing. */
  count?: number
  /** The posts that follow are new since the last visit. */
  isNew?: boolean
}

/** Above posts that are new since the last visit, and above those from before. */
export function PostDivider({ text, count, isNew = false }: PostDividerProps) {
  return (
    <p className="flex h-4.5 items-center gap-2 text-xs font-medium whitespace-nowrap text-muted-foreground">
      {isNew && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-primary" />}
      <span className={classNames('truncate', isNew && 'text-foreground')}>{text}</span>
      {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
      <span aria-hidden className="h-px flex-1 bg-border" />
    </p>
  )
}
