import { ChevronDown } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Entry } from '../../schema.ts'
import { writeTime } from '../words/write-times.ts'
import { StateBadge } from './state-badge.tsx'

type EntryMetaProps = {
  entry: Entry
  place: string
  timeZone: string
  /** Of what is unfolded below. */
  checksId: string
  showsChecks: boolean
  onChecks: () => void
}

/** Where, when, for which product, and what became of it. */
export function EntryMeta({ entry, place, timeZone, checksId, showsChecks, onChecks }: EntryMetaProps) {
  const { kind, productName, named, postedAt, outcome } = entry
  const product = productName && (named ? `mentioned ${productName}` : `for ${productName}`)
  return (
    <div className="flex min-h-7 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-semibold">{place}</span>
      <span className="text-muted-foreground tabular-nums">
        {[writeTime(postedAt, timeZone), kind === 'post' && 'post', product].filter(Boolean).join(' · ')}
      </span>
      <span className="flex items-center gap-0.5">
        <StateBadge state={outcome.state} />
        {outcome.checks.length > 0 && (
          <Button
            variant="ghost"
            size="icon-xs"
            aria-label={`Checks of this ${kind} in ${place}`}
            aria-expanded={showsChecks}
            aria-controls={showsChecks ? checksId : undefined}
            className="size-6 rounded-full text-muted-foreground pointer-coarse:-my-2"
            onClick={onChecks}
          >
            <ChevronDown
              aria-hidden
              className={classNames('size-3.5 transition-transform', showsChecks && 'rotate-180')}
            />
          </Button>
        )}
      </span>
    </div>
  )
}
