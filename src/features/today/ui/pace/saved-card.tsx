import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { writeAge } from '../../../../ui/write-age.ts'
import type { SavedThread, Thread } from '../../schema.ts'
import { shortAddressOf } from '../list/address-of.ts'

type SavedCardProps = {
  saved: SavedThread[]
  now: number
  onDraft: (thread: Thread) => void
  onRemove: (saved: SavedThread) => void
  /** Its heading takes the focus from outside. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** What was put aside for later. A post's words leave after two days; the way to it stays. */
export function SavedCard({ saved, now, onDraft, onRemove, headingRef }: SavedCardProps) {
  const id = useId()
  const removeButtons = useRef(new Map<string, HTMLButtonElement>())
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-1 p-4">
        <h2
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="flex items-baseline justify-between text-sm outline-none"
        >
          Saved for later
          <span className="text-xs font-normal text-muted-foreground tabular-nums">{saved.length}</span>
        </h2>
        {saved.length === 0 ? (
          <p className="pt-1 text-sm text-muted-foreground">Threads you save show up here.</p>
        ) : (
          <ul aria-labelledby={id} className="divide-y">
            {saved.map((one, nth) => (
              <li key={one.postId} className="flex items-start gap-2 py-2.5 last:pb-0">
                <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                  {one.thread ? (
                    <SavedWords thread={one.thread} now={now} onDraft={onDraft} />
                  ) : (
                    <GoneWords saved={one} />
                  )}
                </div>
                <Button
                  ref={(button: HTMLButtonElement | null) => {
                    if (button) removeButtons.current.set(one.postId, button)
                    else removeButtons.current.delete(one.postId)
                  }}
                  variant="ghost"
                  size="icon-xs"
                  aria-label="Remove from saved"
                  className="-mr-1.5 text-muted-foreground"
                  onClick={() => {
                    // The button goes away.
                    const next = removeButtons.current.get(saved[nth + 1]?.postId ?? '')
                    ;(next ?? headingRef.current)?.focus()
                    onRemove(one)
                  }}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

type SavedWordsProps = { thread: Thread; now: number; onDraft: (thread: Thread) => void }

function SavedWords({ thread, now, onDraft }: SavedWordsProps) {
  const { post } = thread
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onDraft(thread)}
        className="rounded-sm text-left font-voice text-base leading-5 font-semibold wrap-anywhere hover:text-accent-foreground pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2">{post.title}</span>
      </button>
      <Small>{`r/${post.subreddit} · ${writeAge(post.created_utc, now)}`}</Small>
    </>
  )
}

function GoneWords({ saved: { postId, subreddit } }: { saved: SavedThread }) {
  return (
    <>
      <OutsideButton
        href={shortAddressOf(postId)}
        text={`A post in r/${subreddit}`}
        variant="link"
        size="text"
        className="text-sm pointer-coarse:min-h-11"
      />
      <Small>We keep a post's text for two days.</Small>
    </>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <p className="text-xs text-muted-foreground">{children}</p>
)
