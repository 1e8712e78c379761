import { useEffect, useState } from 'react'
import { readSystemStatus, type SystemStatus, statusTexts } from './system-status.ts'

const dots: Record<SystemStatus, string> = {
  unknown: 'bg-input',
  operational: 'bg-success',
  impaired: 'bg-warning',
}

/** Tells what the server says about itself, and claims nothing before it has answered. */
export function StatusBadge() {
  const [status, setStatus] = useState<SystemStatus>('unknown')
  useEffect(() => {
    const leaving = new AbortController()
    void readSystemStatus(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setStatus(found)
    })
    return () => leaving.abort()
  }, [])
  return (
    <p
      aria-live="polite"
      data-slot="status-badge"
      className="inline-flex items-center gap-2 rounded-full border bg-card py-1 pr-3 pl-2.5 text-sm"
    >
      <span aria-hidden className={`size-2 rounded-full ${dots[status]}`} />
      {statusTexts[status]}
    </p>
  )
}
