import { useSearchParams } from 'react-router'
import { type ActivityFilter, activityFilters } from '../../features/activity/ui/activity-filter.tsx'

const SHOW = 'show'
const REPLY = 'reply'

/** What `?show=…&reply=…` asks for: a part of the log, or one reply, to which emails and notifications lead. */
export function useActivityAddress() {
  const [params, setParams] = useSearchParams()
  const replyId = params.get(REPLY)
  const change = (to: (params: URLSearchParams) => void) =>
    setParams(
      (now) => {
        const others = new URLSearchParams(now)
        to(others)
        return others
      },
      { replace: true, preventScrollReset: true },
    )
  const named = params.get(SHOW)
  return {
    // A reply is looked for in everything.
    filter: (replyId === null && activityFilters.find((one) => one === named)) || ('all' as const),
    choose: (filter: ActivityFilter) =>
      change((others) => (filter === 'all' ? others.delete(SHOW) : others.set(SHOW, filter))),
    asked: replyId === null ? null : { replyId, forget: () => change((others) => others.delete(REPLY)) },
  }
}
