import { ArrowUpRight, Link2, Pencil, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../../ui/tooltip.tsx'
import type { Entry } from '../../schema.ts'
import { EntryCounts } from './entry-counts.tsx'

/** In sight where the pointer or the focus is, and always on a phone or under a finger. */
const QUIET =
  'text-muted-foreground transition-opacity md:pointer-fine:opacity-0 group-hover/entry:opacity-100 group-focus-within/entry:opacity-100'

type EntryActsProps = {
  entry: Entry
  place: string
  busy: boolean
  asksLink: boolean
  onLink: () => void
  onRemove: () => void
  linkButton: RefObject<HTMLButtonElement | null>
}

/** Its points and replies, the way to it, and what can be done with it here. */
export function EntryActs({ entry, place, busy, asksLink, onLink, onRemove, linkButton }: EntryActsProps) {
  const { kind, link, outcome } = entry
  const isMissing = lacksLink(entry)
  const act = isMissing ? 'Add link' : 'Change link'
  const isPlain = isMissing || outcome.state === 'not_found'
  const named = `${act} to this ${kind} in ${place}`
  return (
    <div className="flex min-h-7 items-center gap-3.5 self-start text-sm text-muted-foreground tabular-nums max-md:order-2 max-md:-mr-2 max-md:gap-0">
      <span className="flex items-center gap-0.5 max-md:ml-auto max-md:flex-row-reverse">
        <Tooltip>
          <TooltipTrigger
            render={
              <Button
                variant="ghost"
                size="icon-xs"
                busy={busy}
                aria-label={`Remove this ${kind} in ${place}`}
                className={QUIET}
                onClick={onRemove}
              >
                <X className="size-3.5" aria-hidden />
              </Button>
            }
          />
          <TooltipContent>Remove from this list</TooltipContent>
        </Tooltip>
        <Tooltip>
          <TooltipTrigger
            render={
              // One button in both looks: it keeps the focus when what is known of the link changes.
              <Button
                ref={linkButton}
                variant={isPlain ? 'outline' : 'ghost'}
                size={isPlain ? 'xs' : 'icon-xs'}
                aria-expanded={asksLink}
                aria-label={named}
                aria-keyshortcuts="E"
                className={classNames(!isPlain && QUIET)}
                onClick={onLink}
              >
                {isPlain ? <Link2 aria-hidden /> : <Pencil className="size-3.5" aria-hidden />}
                {isPlain && act}
              </Button>
            }
          />
          {!isPlain && <TooltipContent>{act}</TooltipContent>}
        </Tooltip>
      </span>
      <span className="flex items-center gap-3.5 empty:hidden max-md:order-first">
        <EntryCounts {...outcome} />
      </span>
      {link !== null && (
        <a
          href={`https://www.reddit.com${link}`}
          target="_blank"
          rel="noopener noreferrer"
          data-open
          aria-keyshortcuts="O"
          title="Open on Reddit"
          className="-mr-1.5 grid size-7 place-items-center rounded-md text-foreground hover:bg-accent pointer-coarse:size-11"
        >
          <ArrowUpRight className="size-4" aria-hidden />
          <span className="sr-only">Open on Reddit (opens in a new tab)</span>
        </a>
      )}
    </div>
  )
}

/** Whether one is still to be given: what was given may lead elsewhere. */
export const lacksLink = ({ outcome: { state } }: Pick<Entry, 'outcome'>) =>
  state === 'no_link' || state === 'unclear_link' || state === 'elsewhere'
