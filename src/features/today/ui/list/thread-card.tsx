import { Bookmark, Clock, CornerDownRight, PenLine, X } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { longReason, shortReason } from '../words/short-reason.ts'
import { addressOf } from './address-of.ts'
import { LoweredNote } from './lowered-note.tsx'
import { QuotedExcerpt } from './quoted-excerpt.tsx'
import { ReadButton } from './read-button.tsx'
import type { SwipeAct } from './read-swipe.ts'
import type { RowProps } from './row-acts.ts'
import { AllowanceNote, ProductName, RowMeta } from './row-meta.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import { SwipeGround } from './swipe-ground.tsx'
import { useSwipe } from './use-swipe.ts'

/** About three lines of a phone. */
const EXCERPT_LENGTH = 125
const TALL = 'h-11.5 pointer-coarse:h-11.5'

type ThreadCardProps = RowProps & { onOpen: (postId: string) => void }

/** A thread of the list on a phone. A tap opens it; swiping does what its buttons do. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, isCurrent, isLeaving, acts, renderLogo, now, onOpen } = props
  const { post, product, group } = thread
  const { moved, act, handlers } = useSwipe((act: SwipeAct) => {
    if (act === 'save') acts.save(thread)
    if (act === 'dismiss') acts.dismiss(thread)
    if (act === 'snooze') {
      // Its menu hangs on a button of the open card.
      onOpen(post.id)
      acts.onSnoozing(post.id)
    }
  })
  return (
    <li
      data-row={post.id}
      inert={isLeaving}
      className={classNames(
        'relative overflow-hidden rounded-lg transition-[opacity,translate] duration-140',
        isLeaving && '-translate-x-2 opacity-0 motion-reduce:translate-x-0',
      )}
    >
      <SwipeGround moved={moved} act={act} />
      <div
        {...handlers}
        style={moved === 0 ? undefined : { transform: `translateX(${moved}px)` }}
        className={classNames(
          'relative grid touch-pan-y rounded-lg border bg-card p-4',
          moved === 0 && 'transition-transform duration-200',
        )}
      >
        <div className="flex items-center justify-between gap-3">
          <RowMeta thread={thread} now={now} />
          <span className="flex min-w-0 text-xs">
            <ProductName product={product} renderLogo={renderLogo} />
          </span>
        </div>
        <h3 className="pt-1.5 font-voice text-[1.1875rem] leading-6.25 font-semibold">
          <button
            type="button"
            data-thread={post.id}
            aria-expanded={isCurrent}
            onClick={() => onOpen(post.id)}
            className={classNames(
              'block w-full rounded-sm text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg',
              'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring',
            )}
          >
            {post.title}
          </button>
        </h3>
        {isCurrent && (
          <QuotedExcerpt
            thread={thread}
            length={EXCERPT_LENGTH}
            className="pt-1.5 text-[0.96875rem] leading-6.25"
          />
        )}
        <p className="flex gap-1.5 pt-2 text-sm font-medium text-accent-foreground">
          <CornerDownRight className="mt-0.5 size-4 shrink-0" aria-hidden />
          {isCurrent ? longReason(thread.fit) : shortReason(thread.fit)}
        </p>
        <LoweredNote
          lowered={thread.lowered}
          isOpen={isCurrent}
          className="mt-1 flex min-h-6 items-center pointer-coarse:min-h-11"
        />
        {isCurrent && (
          <>
            <AllowanceNote allowance={thread.allowance} className="pt-1 text-sm [&_svg]:size-4" />
            {/* Above what covers the card. */}
            <div className="relative flex gap-2 pt-4">
              {group === 'reading' ? (
                <ReadButton thread={thread} className={`${TALL} flex-1 text-md`} />
              ) : (
                <Button
                  aria-haspopup="dialog"
                  onClick={() => acts.draft(thread)}
                  className={`${TALL} flex-1 text-md`}
                >
                  <PenLine aria-hidden />
                  Draft
                </Button>
              )}
              <Button
                variant="outline"
                aria-label="Save"
                onClick={() => acts.save(thread)}
                className={`${TALL} w-11.5 px-0`}
              >
                <Bookmark aria-hidden />
              </Button>
              <SnoozeMenu
                {...props}
                trigger={
                  <Button variant="outline" aria-label="Snooze" className={`${TALL} w-11.5 px-0`}>
                    <Clock aria-hidden />
                  </Button>
                }
              />
              <Button
                variant="outline"
                aria-label="Dismiss"
                onClick={() => acts.dismiss(thread)}
                className={`${TALL} w-11.5 px-0`}
              >
                <X aria-hidden />
              </Button>
            </div>
            {group !== 'reading' && (
              <OutsideButton
                href={addressOf(post)}
                text="Open on Reddit"
                variant="link"
                size="text"
                className="relative mt-2 -mb-2 justify-self-start text-sm pointer-coarse:min-h-11"
              />
            )}
          </>
        )}
      </div>
    </li>
  )
}
