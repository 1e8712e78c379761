import { useEffect, useRef, useState } from 'react'
import { findSubscription } from '../../../../client/browser-push.ts'
import { keep, recall, useKept } from '../../../../ui/browser-memory.ts'
import { failureTexts, isSupported, type PushFailure, type Subscribed, subscribe } from './subscribe.ts'

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on' | 'asking'

const KEY = 'threadlark-push-channel'
const recallChannel = () => recall(KEY) ?? null

/** Which of the listed channels is this browser; null forgets. */
export const rememberChannel = (id: string | null) => keep(KEY, id)

/** Push messages to this browser. `publicKey`: null where the server can't send any. */
export function usePush(publicKey: string | null) {
  const endpointId = useKept(recallChannel, null)
  const [state, setState] = useState<PushState>('off')
  const [failure, setFailure] = useState<PushFailure | null>(null)
  const asking = useRef(false)

  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const found = await readState(publicKey)
      if (!isLeft && !asking.current) setState(found)
    }
    void look()
    // Someone may have changed what the browser allows in another tab.
    addEventListener('focus', look)
    return () => {
      isLeft = true
      removeEventListener('focus', look)
    }
  }, [publicKey])

  /** What to tell the server; null where it came to nothing, which `failure` explains. */
  async function turnOn(): Promise<Subscribed | null> {
    if (asking.current) return null
    asking.current = true
    setFailure(null)
    setState('asking')
    try {
      const answer = publicKey !== null && isSupported() ? await subscribe(publicKey) : 'unsupported'
      if (typeof answer !== 'string') {
        setState(answer ? 'on' : 'off')
        return answer
      }
      setFailure(answer)
      setState(answer === 'unreachable' ? 'off' : answer)
      return null
    } finally {
      asking.current = false
    }
  }

  async function turnOff() {
    rememberChannel(null)
    setFailure(null)
    if (!isSupported()) return
    const subscription = await findSubscription()
    await subscription?.unsubscribe().catch(() => false)
    setState(await readState(publicKey))
  }

  return {
    state,
    endpointId,
    /** Why the last try came to nothing, or why none would help. */
    failure: failure ? failureTexts[failure] : explain(state),
    turnOn,
    turnOff,
  }
}

const explain = (state: PushState) =>
  state === 'blocked' || state === 'unsupported' ? failureTexts[state] : null

async function readState(publicKey: string | null): Promise<PushState> {
  if (publicKey === null || !isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await findSubscription().catch(() => null)
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}
