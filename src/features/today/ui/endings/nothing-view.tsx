import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import type { Thread, Today } from '../../schema.ts'
import { addressOf } from '../list/address-of.ts'
import { countOf } from '../words/count-words.ts'
import { longReason } from '../words/short-reason.ts'
import { DayGaps } from '../list/day-gaps.tsx'
import { writeNextLook } from '../words/write-next-look.ts'
import type { ChosenProduct } from '../chosen-product.ts'
import { OpenThread } from './open-thread.tsx'

type NothingViewProps = {
  today: Today
  /** The one product that the list is for; undefined for all of them. */
  chosen: ChosenProduct | undefined
  now: number
  timeZone: string
}

/** Nothing is worth an answer, which is an answer too: what was read, and what came closest. */
export function NothingView({ today, chosen, now, timeZone }: NothingViewProps) {
  const { read, skipped, looksAgainAt } = today
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [closest] = skipped
  return (
    <div className="mx-auto grid w-full max-w-75.5 flex-1 content-center justify-items-center gap-5 py-8 text-center">
      <OpenThread />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl outline-none">
          {chosen ? `Nothing for ${chosen.name} right now` : 'Nothing worth it today'}
        </h1>
        <p className="text-base text-pretty text-muted-foreground">
          {`We read ${countOf(read.posts, 'post')} in ${countOf(read.communities, 'community', 'communities')}. `}
          None of what's left asks for something you can help with.
        </p>
        <DayGaps today={today} now={now} timeZone={timeZone} />
      </div>
      {closest && !isOpen && (
        <Card className="grid w-full gap-1 p-4 text-left">
          <p className="text-xs text-muted-foreground">Closest we found</p>
          <Skipped thread={closest} />
        </Card>
      )}
      <div className="grid w-full justify-items-center gap-2">
        {chosen && (
          <Button className="w-full" onClick={chosen.onAll}>
            All products
          </Button>
        )}
        {skipped.length > 0 && (
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className="w-full"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide what we skipped' : 'See what we skipped'}
          </Button>
        )}
        {isOpen && <SkippedList id={id} skipped={skipped} />}
        <Button variant="ghost" render={<Link to="/dashboard/products" />}>
          <Plus aria-hidden />
          Add a community
        </Button>
      </div>
      <p className="w-full border-t pt-4 text-xs text-muted-foreground">
        {writeNextLook(looksAgainAt, { now, timeZone })}
        {!chosen && (
          <>
            <br />A quiet day is a good day to skip.
          </>
        )}
      </p>
    </div>
  )
}

const SkippedList = ({ id, skipped }: { id: string; skipped: Thread[] }) => (
  <ul id={id} aria-label="What we skipped" className="w-full divide-y rounded-lg border bg-card text-left">
    {skipped.map((thread) => (
      <li key={thread.post.id} className="grid gap-1 p-4">
        <Skipped thread={thread} />
      </li>
    ))}
  </ul>
)

/** With why it wasn't enough. */
function Skipped({ thread }: { thread: Thread }) {
  const { post, fit } = thread
  return (
    <>
      <a
        href={addressOf(post)}
        target="_blank"
        rel="noopener noreferrer"
        data-thread={post.id}
        className="rounded-sm font-voice text-md leading-5.5 font-semibold wrap-anywhere hover:text-accent-foreground"
      >
        {post.title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="text-xs text-muted-foreground">
        <span className="font-medium text-foreground">{`r/${post.subreddit}`}</span>
        {` · ${longReason(fit)}`}
      </p>
    </>
  )
}
