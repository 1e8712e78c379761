import { Bookmark, Clock, X } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import type { SwipeAct } from './read-swipe.ts'

const looks = {
  save: { Icon: Bookmark, text: 'Save' },
  dismiss: { Icon: X, text: 'Dismiss' },
  snooze: { Icon: Clock, text: 'Snooze' },
}

/** What letting go would do, seen where the card has moved away. */
export function SwipeGround({ moved, act }: { moved: number; act: SwipeAct | null }) {
  if (moved === 0) return null
  const toRight = moved > 0
  const { Icon, text } = looks[toRight ? 'save' : act === 'snooze' ? 'snooze' : 'dismiss']
  return (
    <div
      aria-hidden
      className={classNames(
        'absolute inset-0 flex items-center rounded-lg',
        toRight ? 'bg-primary text-primary-foreground' : 'justify-end bg-secondary text-muted-foreground',
      )}
    >
      <span
        className={classNames(
          'grid w-22 justify-items-center gap-1 text-xs transition-[scale] duration-120',
          act === null && 'scale-90',
        )}
      >
        <Icon className="size-5" />
        {text}
      </span>
    </div>
  )
}
