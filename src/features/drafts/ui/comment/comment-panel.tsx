import { Check, Hand, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import { writeReason } from '../../judge/write-reason.ts'
import type { AnsweredPost } from '../../session/use-session.ts'
import type { DraftProduct } from '../draft-product.ts'
import { CopyButton } from '../editing/copy-button.tsx'
import { PostedQuestion } from '../editing/posted-question.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CommentStart, GenerateButton, StartFrame } from './comment-start.tsx'
import { OpenOnReddit } from './open-on-reddit.tsx'
import { useCommentSession } from './use-comment-session.ts'
import { useReturn } from './use-return.ts'

type CommentPanelProps = {
  post: AnsweredPost
  /** Where it is pasted; null where nobody knows. */
  address: string | null
  product: DraftProduct | undefined
  /** The product's logo. */
  logo: ReactNode
  /** The user says that they have posted it. */
  onPosted: () => void
}

/** Where the answer to the post is written. */
export function CommentPanel({ product, ...rest }: CommentPanelProps) {
  if (!product) return <WithoutProduct address={rest.address} />
  // Another product or post has a draft of its own.
  return <WithProduct key={`${rest.post.id} ${rest.post.title} ${product.id}`} product={product} {...rest} />
}

function WithProduct({
  post,
  address,
  product,
  logo,
  onPosted,
}: CommentPanelProps & { product: DraftProduct }) {
  const comment = useCommentSession(post, product)
  const { draft, failure, declined } = comment
  const reddit = useReturn(comment.opened)
  const copyButton = useRef<HTMLButtonElement>(null)
  const statusId = useId()
  const generating = comment.is === 'writing'
  const onPhone = usePhone()
  const begins = onPhone && !generating && !draft && !declined
  useCommentKeys(
    () => void (generating || comment.generate()),
    () => void comment.copy(),
  )
  return (
    <>
      <PanelFrame logo={logo} productName={product.name}>
        {comment.answered && (
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <Check className="size-4 text-success" aria-hidden />
            You have answered this post already.
          </p>
        )}
        {generating || draft ? (
          <CommentEditor comment={comment} product={product} subreddit={post.subreddit} statusId={statusId} />
        ) : (
          <CommentStart comment={comment} product={product} subreddit={post.subreddit} beginsBelow={begins} />
        )}
        <output className="sr-only">
          {generating ? 'Writing a draft' : declined ? failure?.message : ''}
        </output>
        <PostedQuestion
          // Another draft is another question.
          key={comment.opened}
          kind="comment"
          asked={reddit.isBack || comment.mayBePosted}
          logged={comment.logged}
          onSave={comment.save}
          onPosted={() => {
            reddit.stay()
            comment.notePosted()
            comment.settlePosted()
            onPosted()
          }}
          onNotYet={() => {
            reddit.stay()
            comment.settlePosted()
            ;(copyButton.current ?? comment.start.current)?.focus()
          }}
        />
      </PanelFrame>
      <Actions
        before={
          // On phones the rules stand below the edge, and so may what stops the copy.
          begins ? (
            <p className="line-clamp-2 text-xs text-muted-foreground">
              {comment.foresee()?.reasons.slice(0, 1).map(writeReason)}
            </p>
          ) : (
            !generating &&
            comment.status?.is === 'lock' && (
              <Button
                variant="link"
                size="text"
                className="justify-self-start text-left whitespace-normal text-danger md:hidden"
                onClick={() => document.getElementById(statusId)?.closest('button')?.focus()}
              >
                {comment.status.message}
              </Button>
            )
          )
        }
      >
        {begins && <GenerateButton comment={comment} />}
        {draft && !generating && (
          <CopyButton
            ref={copyButton}
            session={comment}
            field="content"
            statusId={statusId}
            onCopy={() => void comment.copy()}
          />
        )}
        {address !== null && <OpenOnReddit href={address} onOpen={reddit.leave} />}
      </Actions>
    </>
  )
}

function WithoutProduct({ address }: { address: string | null }) {
  const missing = () => void toast({ title: 'No post or product selected', variant: 'destructive' })
  useCommentKeys(missing, missing)
  return (
    <>
      <PanelFrame>
        <StartFrame>
          <Button size="lg" disabled>
            <Sparkles aria-hidden />
            Select Product First
          </Button>
          <p className="text-center text-sm text-muted-foreground">
            Drafts are written for a product. Choose one in the header.
          </p>
        </StartFrame>
      </PanelFrame>
      <Actions>{address !== null && <OpenOnReddit href={address} onOpen={() => {}} />}</Actions>
    </>
  )
}

type PanelFrameProps = { logo?: ReactNode; productName?: string; children: ReactNode }

function PanelFrame({ logo, productName, children }: PanelFrameProps) {
  return (
    <section
      aria-label="Your comment"
      className="flex flex-1 flex-col gap-4 max-md:px-5 max-md:pt-3 max-md:pb-5"
    >
      <div className="flex min-h-6 items-center gap-2 pr-10 max-md:pr-0">
        {logo}
        <h3 className="text-base">Your comment</h3>
        {productName !== undefined && (
          <p className="ml-auto min-w-0 truncate text-xs text-muted-foreground">{`for ${productName}`}</p>
        )}
      </div>
      {children}
      <p className="flex gap-2 text-xs text-muted-foreground md:hidden">
        <ByHand />
      </p>
    </section>
  )
}

/** Stuck to the bottom edge, so that the main action is in sight however long the text and its findings are. */
function Actions({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 mt-auto grid gap-4 bg-popover pt-4 max-md:gap-2 max-md:border-t max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mb-7 md:pb-7">
      {before}
      <div className="flex flex-wrap gap-2 *:flex-1 empty:hidden">{children}</div>
      <p className="flex gap-2 text-xs text-muted-foreground max-md:hidden">
        <ByHand />
      </p>
    </div>
  )
}

function ByHand() {
  return (
    <>
      <Hand className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      You paste it yourself. Nothing is posted automatically.
    </>
  )
}

/** Ctrl or Cmd with Enter writes, with Shift and C copies, wherever the focus is in the dialog. */
function useCommentKeys(onGenerate: () => void, onCopy: () => void) {
  const latest = useRef({ onGenerate, onCopy })
  useEffect(() => {
    latest.current = { onGenerate, onCopy }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.key === 'Enter') latest.current.onGenerate()
      else if (event.shiftKey && event.key.toLowerCase() === 'c') latest.current.onCopy()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
