import { ClipboardPaste, Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { Freshness } from '../../schema.ts'
import { useFilters } from '../filters/filters-provider.tsx'
import { isTimed, sortNames, timeNames } from '../filters/filters-state.ts'
import { FreshnessNote } from '../posts/freshness-note.tsx'
import { describePlace } from './describe-place.ts'
import { type Order, OrderSwitch } from './order-switch.tsx'
import type { Headline } from './use-headline.ts'

type FeedHeadingProps = {
  headline: Headline
  posts: number
  /** Missing while nothing is shown. */
  freshness: Freshness | undefined
  loading: boolean
  now: number
  /** Missing where the posts can't be ordered by fit. */
  order: { chosen: Order; onChange: (order: Order) => void } | undefined
  onHelp: () => void
  /** Missing where it is offered elsewhere. */
  onPaste: (() => void) | undefined
  className: string
}

export function FeedHeading(props: FeedHeadingProps) {
  const { headline, posts, freshness, loading, now, order, onHelp, onPaste, className } = props
  const { state, ready, shown } = useFilters()
  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="grid min-w-0 gap-1">
        <h1 tabIndex={-1} className="outline-none text-2xl sm:text-[2rem] sm:leading-tight">
          {headline.title}
          {headline.offer && (
            <>
              {' '}
              <Offer {...headline.offer} />
            </>
          )}
        </h1>
        {ready && shown !== '' && (
          <p className="text-base text-muted-foreground tabular-nums">
            {describeShown(shown, state)} {loading && 'Reading…'}
            {!loading && freshness && (
              <>
                {`${posts === 1 ? '1 post' : `${posts} posts`}, `}
                <FreshnessNote freshness={freshness} now={now} />
              </>
            )}
          </p>
        )}
        {headline.notes.length > 0 && (
          <p className="text-sm text-balance text-muted-foreground">{headline.notes.join(' ')}</p>
        )}
        <ShowSelected offered={headline.offer?.subreddit} />
      </div>
      <Aside>
        {onPaste && <PasteButton onPaste={onPaste} />}
        {order && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Keyboard shortcuts"
              aria-haspopup="dialog"
              onClick={onHelp}
              className="text-muted-foreground pointer-coarse:hidden max-md:hidden"
            >
              <Keyboard aria-hidden />
            </Button>
            <OrderSwitch order={order.chosen} onChange={order.onChange} />
          </>
        )}
      </Aside>
    </header>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <div className="flex items-center gap-2 empty:hidden max-sm:w-full sm:ml-auto">{children}</div>
}

/** A post that isn't in the feed can be answered too. */
function PasteButton({ onPaste }: { onPaste: () => void }) {
  const hydrated = useHydrated()
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      disabled={!hydrated}
      onClick={onPaste}
      className="text-muted-foreground max-sm:w-11"
    >
      <ClipboardPaste aria-hidden />
      <span className="max-sm:sr-only">Paste a post</span>
    </Button>
  )
}

/** A subreddit that holds more than the one that is shown. */
function Offer({ subreddit, text }: { subreddit: string; text: string }) {
  const { change } = useFilters()
  return (
    <Button
      variant="link"
      size="text"
      className="inline text-left text-[1em] font-semibold [word-spacing:inherit] whitespace-normal!"
      onClick={(event) => {
        // The button goes away.
        event.currentTarget.closest('h1')?.focus()
        change({ type: 'show', subreddit })
        void toast({ title: 'Filters applied!' })
      }}
    >
      {text}
    </Button>
  )
}

/** After another product was chosen the feed still shows the last one's subreddit; this is the short way over. */
function ShowSelected({ offered }: { offered: string | undefined }) {
  const { state, ready, product, isAll, change } = useFilters()
  const { selectedSubreddit: selected, appliedSubreddit: applied } = state
  if (!ready || !product || isAll || selected === '' || selected === applied || selected === offered)
    return null
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2 justify-self-start"
      onClick={() => {
        change({ type: 'apply' })
        void toast({ title: 'Filters applied!' })
      }}
    >
      {`Show r/${selected}`}
    </Button>
  )
}

type Applied = ReturnType<typeof useFilters>['state']

function describeShown(shown: string, { appliedSort, appliedTime }: Applied) {
  const time = isTimed(appliedSort) ? `, ${timeNames[appliedTime].toLowerCase()}` : ''
  return `${describePlace(shown)}, ${sortNames[appliedSort].toLowerCase()}${time}.`
}
