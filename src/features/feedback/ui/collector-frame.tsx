import { useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Collector } from '../schema.ts'
import { useOwnDocument } from './use-own-document.ts'
import { useResizer } from './use-resizer.ts'

/** Without a list of origins, `allow` means the origin of `src` and no other. */
const ALLOWED = 'camera; microphone'

/** It may not lead this tab elsewhere; its own origin it needs, for its storage, and that is never ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

export function CollectorFrame({ url, resizer }: Collector) {
  const [loaded, setLoaded] = useState(false)
  // In the server's HTML it might be loaded before anybody listens.
  const hydrated = useHydrated()
  useResizer(resizer)
  useOwnDocument()
  return (
    <div className="grid gap-3">
      <div className="relative min-h-175" aria-busy={!loaded}>
        {!loaded && <Skeleton className="absolute inset-0 h-175 rounded-lg" />}
        {hydrated && (
          <iframe
            title="Feedback form"
            src={url}
            height={700}
            allow={ALLOWED}
            sandbox={SANDBOX}
            onLoad={() => setLoaded(true)}
            className="relative w-full rounded-lg"
          />
        )}
      </div>
      <p className="text-sm text-muted-foreground">
        Nothing to see?{' '}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-primary underline underline-offset-4"
        >
          Open the form in a new tab
        </a>
      </p>
    </div>
  )
}
