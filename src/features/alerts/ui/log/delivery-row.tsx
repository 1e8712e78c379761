import type { Delivery } from '../../schema.ts'
import { writeShortly, writeTime } from '../write-when.ts'
import { describeDelivery, titleOf } from './describe-delivery.ts'

type DeliveryRowProps = {
  delivery: Delivery
  at: { now: number; timeZone: string }
  /** Where its day is said already. */
  timeOnly?: boolean
}

export function DeliveryRow({ delivery, at, timeOnly = false }: DeliveryRowProps) {
  const { icon: Icon, color, line } = describeDelivery(delivery, at)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-t py-1.75">
      <Icon className={`mt-0.5 size-4 ${color}`} aria-hidden />
      <div className="grid min-w-0">
        <h3 className="truncate text-sm leading-4.75 font-medium tracking-normal">{titleOf(delivery)}</h3>
        <p className="text-xs leading-4 text-muted-foreground wrap-anywhere">{line}</p>
      </div>
      <time dateTime={delivery.at} className="text-xs leading-4.75 text-muted-foreground tabular-nums">
        {timeOnly ? writeTime(delivery.at, at.timeZone) : writeShortly(delivery.at, at)}
      </time>
    </li>
  )
}
