import { Plus } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FitBars } from '../../../../ui/fit-pill.tsx'
import { TabsList, TabsTrigger } from '../../../../ui/tabs.tsx'
import { ALL } from './use-feed-tabs.ts'
import { useTabKeys } from './use-tab-keys.ts'
import { writeStrong } from './write-headline.ts'

type FeedTabsProps = {
  tabs: string[]
  /** Empty when none is. */
  current: string
  /** False until the current one is known. */
  ready: boolean
  /** How many strong fits wait there; undefined while that isn't known. */
  strongIn: (tab: string) => number | undefined
  /** Missing when no more can be added. */
  onAdd: (() => void) | undefined
}

/** Which of the product's subreddits the feed shows. */
export function FeedTabs({ tabs, current, ready, strongIn, onAdd }: FeedTabsProps) {
  const row = useTabKeys()
  return (
    <div ref={row} className="flex min-h-10.75 items-center gap-2 border-b max-md:min-h-11.25">
      {ready && (
        <TabsList aria-label="Subreddits" className="-mb-px flex-1">
          {tabs.map((tab, at) => (
            <TabsTrigger
              key={tab}
              value={tab}
              aria-label={nameOf(tab, strongIn(tab))}
              // Where none is chosen, the first one is the way in for the keyboard.
              {...(current === '' && at === 0 && { tabIndex: 0 })}
            >
              {labelOf(tab)}
              <Count strong={strongIn(tab)} />
            </TabsTrigger>
          ))}
        </TabsList>
      )}
      {ready && onAdd && (
        <Button
          variant="ghost"
          size="sm"
          aria-label="Add a subreddit"
          aria-haspopup="dialog"
          onClick={onAdd}
          className="text-muted-foreground max-md:size-11 max-md:p-0"
        >
          <Plus aria-hidden />
          <span className="max-md:hidden">Add</span>
        </Button>
      )}
    </div>
  )
}

const labelOf = (tab: string) => (tab === ALL ? 'All' : `r/${tab}`)

function nameOf(tab: string, strong: number | undefined) {
  if (strong === undefined) return labelOf(tab)
  return `${labelOf(tab)}, ${strong === 0 ? 'no strong fits' : writeStrong(strong)}`
}

/** The tab's name says it in words, so the number is only for the eye. Its space is reserved until it's known. */
function Count({ strong }: { strong: number | undefined }) {
  if (strong === undefined) return <span className="w-9 max-md:w-6" />
  const figure = { 'data-count': strong, 'aria-hidden': true }
  if (strong === 0)
    return <span {...figure} className={`text-xs font-normal text-muted-foreground ${FIGURE}`} />
  return (
    <Badge {...figure} variant="marker" className={`h-5 gap-1 px-1.5 ${FIGURE}`}>
      <FitBars bars={3} className="size-2.5! max-md:hidden" />
    </Badge>
  )
}

const FIGURE = 'tabular-nums after:content-[attr(data-count)]'
