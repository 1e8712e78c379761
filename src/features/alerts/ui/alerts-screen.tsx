import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { AlertsSkeleton } from './alerts-skeleton.tsx'
import { ChannelsCard } from './channels/channels-card.tsx'
import type { Push } from './channels/push-slot.tsx'
import { LogCard } from './log/log-card.tsx'
import type { AlertsRead } from './use-alerts.ts'
import { WhenCard } from './when/when-card.tsx'

type AlertsScreenProps = {
  read: AlertsRead
  push: Push
  /** Why nothing is sent, to someone without a live plan, and what they can do about it. */
  planNotice: ReactNode
  /** The card of what is watched. */
  monitors: ReactNode
}

/** Where and when someone is told, what is watched for them, and what was sent. */
export function AlertsScreen({ read, push, planNotice, monitors }: AlertsScreenProps) {
  const timeZone = useTimeZone()
  const { alerts, failure, readAt, tryAgain } = read
  const at = { now: readAt, timeZone }
  if (failure)
    return (
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-3">
          <Alert variant="destructive">{failure.message}</Alert>
          <Button variant="outline" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
        {monitors}
      </div>
    )
  if (!alerts) return <AlertsSkeleton>{monitors}</AlertsSkeleton>
  return (
    <div className="grid gap-4">
      {!alerts.isLive && <Alert variant="warning">{planNotice}</Alert>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <ChannelsCard alerts={alerts} read={read} push={push} at={at} />
        <WhenCard
          settings={alerts.settings}
          timeZone={timeZone}
          isLive={alerts.isLive}
          onKept={read.keepSettings}
        />
        {monitors}
        <LogCard log={alerts.log} at={at} />
      </div>
    </div>
  )
}
