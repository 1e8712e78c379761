import { Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ListedDraft } from '../../schema.ts'
import type { DraftProduct } from '../draft-product.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { useEarlierDrafts } from './use-earlier-drafts.ts'
import type { PostSession } from './use-post-session.ts'
import { writeAge } from './write-age.ts'

/** More wait behind a button, so that the list stays quiet. */
const SHOWN = 5

const LINK =
  'w-full justify-start truncate text-left font-voice text-foreground no-underline hover:underline ' +
  'pointer-coarse:-my-2.5 pointer-coarse:min-h-11'

type EarlierDraftsProps = {
  task: 'post' | 'rewrite'
  products: DraftProduct[]
  /** The chosen product; without one those of all are listed. */
  productId?: string | undefined
  post: PostSession
}

/** What was written before, to be opened again or deleted. */
export function EarlierDrafts({ task, products, productId, post }: EarlierDraftsProps) {
  const { drafts, readAt, readAgain, forget } = useEarlierDrafts({
    task,
    productId,
    openId: post.openId,
    timesPosted: post.timesPosted,
  })
  const [all, setAll] = useState(false)
  const [openingId, setOpeningId] = useState<string>()
  const { busy: opening, run } = useAct('Failed to open the draft', { keepsToasts: true })
  const [leaving, setLeaving] = useState<ListedDraft>()
  const [deleted, setDeleted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Back to the button that asked, as long as its row is there. */
  const focusAfter = useRef<HTMLElement>(null)
  const headingId = useId()
  const productOf = (draft: ListedDraft) => products.find(({ id }) => id === draft.productId)
  /** On the sheet it may have got another by now. */
  const titleOf = ({ id, title }: ListedDraft) => {
    const { draft } = post
    return (draft?.id === id ? draft.text.title : title)?.trim() || 'Untitled'
  }
  const busy = opening || post.is === 'writing'

  function open(id: string) {
    const began = run(() =>
      post.reopen(async () => {
        const draft = (await readAgain()).find((one) => one.id === id)
        const product = draft && productOf(draft)
        return product && { draft, product }
      }),
    )
    if (began) setOpeningId(id)
  }

  if (drafts.length === 0 && !deleted) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-base text-muted-foreground outline-none">
        Earlier drafts
      </h2>
      {drafts.length === 0 && <p className="text-sm text-muted-foreground">None are left.</p>}
      <ul className="divide-y rounded-lg border bg-card empty:hidden">
        {drafts.slice(0, all ? undefined : SHOWN).map((draft) => (
          <li key={draft.id} className="flex items-center gap-2 py-1.5 pr-2 pl-4">
            <div className="grid min-w-0 flex-1 py-1">
              {productOf(draft) ? (
                <Button
                  variant="link"
                  size="text"
                  className={LINK}
                  aria-current={draft.id === post.openId}
                  aria-disabled={busy}
                  busy={opening && openingId === draft.id}
                  onClick={() =>
                    draft.id === post.openId ? post.show() : post.replacing.askFirst(() => open(draft.id))
                  }
                >
                  <span className="truncate">{titleOf(draft)}</span>
                </Button>
              ) : (
                // Without its product it can't be judged any more.
                <p className="truncate font-voice">{titleOf(draft)}</p>
              )}
              <p className="truncate text-xs text-muted-foreground">
                {[
                  draft.subreddit ? `r/${draft.subreddit}` : 'No subreddit yet',
                  writeAge(draft.createdAt, readAt),
                  productId === undefined && products.length > 1 && productOf(draft)?.name,
                  draft.posted && 'posted',
                  !productOf(draft) && 'its product is deleted',
                  draft.id === post.openId && 'open above',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete the draft ${titleOf(draft)}`}
              aria-disabled={busy}
              onClick={(event) => {
                focusAfter.current = event.currentTarget
                setLeaving(draft)
              }}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {drafts.length > SHOWN && !all && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {`Show ${drafts.length - SHOWN} more`}
        </Button>
      )}
      <DeleteDraft
        draft={leaving}
        finalFocus={focusAfter}
        onClose={() => setLeaving(undefined)}
        onDeleted={(id) => {
          focusAfter.current = heading.current
          setDeleted(true)
          forget(id)
          if (id === post.openId) post.close()
        }}
      />
    </section>
  )
}
