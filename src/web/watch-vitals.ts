import type { Metric } from 'web-vitals'
import type { VitalsInput } from '../features/vitals/schema.ts'
import { withoutSecrets } from '../features/vitals/without-secrets.ts'

/** One visit in ten tells how fast we are: enough to know, and little to send. */
const SHARE = 0.1
/** A page that fails over and over must not fill our log. */
const MAX_ERRORS = 3

/** Tells our own server, and nobody else, how pages do in this browser. Answers how to report a failure that was caught. */
export function watchVitals() {
  let errors = 0
  const report = (error: unknown) => {
    errors += 1
    if (errors > MAX_ERRORS) return
    const message = error instanceof Error ? `${error.name}: ${error.message}` : 'something that is no Error'
    send({ kind: 'error', path: location.pathname, message: withoutSecrets(message).slice(0, 300) })
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  if (Math.random() < SHARE) measure()
  return report
}

function measure() {
  // They are of the whole document: what the router shows later is no page view of its own to them.
  let path = location.pathname
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) path = location.pathname
  })
  const onVital = ({ name, value }: Metric) => send({ kind: 'vital', path, name, value })
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onVital)
    },
    // It didn't load: this visit goes unmeasured, and nothing is broken for the visitor.
    () => {},
  )
}

/** Reaches us even while the page is being left. */
function send(input: VitalsInput) {
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(input)], { type: 'application/json' }))
}
