import { classNames } from '../../../../ui/class-names.ts'

/** A day of the calendar, as its leaf. The nearest ones stand out, which the words beside them say, too. */
export function DateTile({ day, isNear }: { day: string; isNear: boolean }) {
  const at = new Date(`${day}T12:00:00Z`)
  return (
    <time
      dateTime={day}
      className={classNames(
        'grid h-9.5 w-9 shrink-0 content-center justify-items-center rounded-md text-2xs leading-3.5 tabular-nums',
        isNear ? 'bg-accent text-accent-foreground' : 'bg-muted text-muted-foreground',
      )}
    >
      <span className="font-medium">
        {at.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })}
      </span>
      <span className="text-sm leading-4.5 font-semibold text-foreground">{at.getUTCDate()}</span>
    </time>
  )
}
