import { useEffect, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import type { Channel, Delivery } from '../../schema.ts'
import { writeTestFailure } from './write-channel.ts'

const STEP_MS = 700
const PATIENCE_MS = 30_000
const SENT_MS = 2_000

const STILL_DUE = 'Still on its way. See the delivery log.'

/** Sends a test and waits for what becomes of it. `onTold`: the log and the channel's state may look different now. */
export function useChannelTest({ id, kind }: Pick<Channel, 'id' | 'kind'>, onTold: () => Promise<void>) {
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useAct('Failed to send the test', { givesUpOnLeaving: true, keepsToasts: true })
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setIsSent(false), SENT_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const send = () =>
    run(async (signal) => {
      setIsSent(false)
      setFailure(undefined)
      const asked = await ask(api.alerts.channels[':id'].test.$post({ param: { id } }, { init: { signal } }))
      const { state, status } = await followDelivery(asked.deliveryId, signal)
      if (state === 'delivered') setIsSent(true)
      else setFailure(state === 'due' ? STILL_DUE : writeTestFailure(kind, status))
      await onTold()
    })
  return { busy, isSent, failure, send }
}

async function followDelivery(id: string, signal: AbortSignal): Promise<Delivery> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await pause(STEP_MS)
    const delivery = await ask(api.alerts.deliveries[':id'].$get({ param: { id } }, { init: { signal } }))
    if (delivery.state !== 'due' || Date.now() >= until) return delivery
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
