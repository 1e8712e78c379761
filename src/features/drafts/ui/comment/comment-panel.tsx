import { Check, PencilLine, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { KeyHint } from '../../../../ui/key-hint.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { AnsweredPost } from '../../session/use-session.ts'
import type { DraftProduct } from '../draft-product.ts'
import { CopyButton } from '../editing/copy-button.tsx'
import { NamingRow } from '../naming/naming-row.tsx'
import { Reasons } from '../naming/reasons.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CommentStart } from './comment-start.tsx'
import { GenerateButton } from './known-field.tsx'
import { OpenOnReddit } from './open-on-reddit.tsx'
import { PostedPanel } from './posted-panel.tsx'
import { PostedResult, type Standing } from './posted-result.tsx'
import { useCommentKeys } from './use-comment-keys.ts'
import { nameOf, useCommentSession } from './use-comment-session.ts'
import { useReturn } from './use-return.ts'

type CommentPanelProps = {
  post: AnsweredPost
  /** Where it is pasted; null where nobody knows. */
  address: string | null
  product: DraftProduct | undefined
  /** Nothing may be drafted here; there is a page for the user's own words. */
  alone: boolean
  /** The product's logo. */
  logo: ReactNode
  /** The user says that they have posted it. Answers where the day stands now; null where nobody knows. */
  onPosted: (isFirst: boolean) => Standing | null
  /** Where to go on after that. */
  renderNext: (standing: Standing | null) => ReactNode
}

/** Where the answer to the post is written. */
export function CommentPanel({ product, ...rest }: CommentPanelProps) {
  if (!product) return <WithoutProduct address={rest.address} name={nameOf(rest.post)} />
  // Another product or post has a draft of its own.
  return (
    <WithProduct
      key={`${rest.post.id} ${rest.post.title} ${rest.post.reply?.id} ${product.id}`}
      product={product}
      {...rest}
    />
  )
}

type Posted = { text: string; path: string | null; standing: Standing | null }

function WithProduct(props: CommentPanelProps & { product: DraftProduct }) {
  const { post, address, product, logo, onPosted, renderNext } = props
  // A verdict that comes later changes nothing here: the server declines to draft, and says why.
  const [alone] = useState(props.alone)
  const comment = useCommentSession(post, product, alone)
  const { draft, failure, declined, field } = comment
  // The button that led here is gone, and the dialog has taken the focus to its edge.
  useEffect(() => {
    if (!alone) return
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [alone, field])
  const reddit = useReturn(comment.opened)
  const [posted, setPosted] = useState<Posted>()
  const [replacing, setReplacing] = useState(false)
  const copyButton = useRef<HTMLButtonElement>(null)
  const statusId = useId()
  const onPhone = usePhone()
  const generating = comment.is === 'writing'
  const isEmpty = !generating && !draft
  const begins = onPhone && isEmpty && !declined
  const mayBePosted = reddit.isBack || (comment.mayBePosted && !reddit.isAway)
  const asks = mayBePosted && !generating && draft !== undefined && !comment.isBlank('content')

  const foreseen = isEmpty && !comment.naming ? comment.foresee() : undefined
  const naming = !declined && (
    <>
      <NamingRow session={comment} product={product.name} onChoose={comment.choose} />
      {foreseen && <Reasons reasons={foreseen.reasons} />}
    </>
  )

  function generate() {
    const holdsOwnWords = draft && (draft.edited || draft.id === null) && !comment.isBlank('content')
    if (generating || posted || alone) return
    if (holdsOwnWords) setReplacing(true)
    else comment.generate()
  }
  async function copy() {
    const copied = await comment.copy()
    // Someone who takes it along may go to Reddit by a way of their own.
    if (copied) reddit.leave()
    return copied
  }
  async function copyAndOpen(where: string) {
    if (draft && !generating && !(await copy())) return
    reddit.leave()
    window.open(where, '_blank', 'noopener')
  }
  const isAsked = asks || posted !== undefined || replacing
  useCommentKeys({
    isOff: isAsked,
    onGenerate: generate,
    onCopy: () => void copy(),
    onCopyAndOpen: address === null ? undefined : () => void copyAndOpen(address),
  })

  if (posted)
    return (
      <PanelFrame name={comment.name} logo={logo} drafted>
        <PostedResult {...posted}>{renderNext(posted.standing)}</PostedResult>
      </PanelFrame>
    )
  return (
    <>
      <PanelFrame name={comment.name} logo={logo} drafted={!isEmpty}>
        {comment.answered && (
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <Check className="size-4 text-success" aria-hidden />
            {`You've already answered this ${post.reply ? 'reply' : 'post'}.`}
          </p>
        )}
        {isEmpty ? (
          <CommentStart
            comment={comment}
            subreddit={post.subreddit}
            uses={post.reply ? 'this reply, your comment' : 'this post'}
            beginsBelow={begins}
            onGenerate={generate}
          />
        ) : (
          <CommentEditor
            comment={comment}
            subreddit={post.subreddit}
            statusId={statusId}
            onGenerate={alone ? undefined : generate}
          />
        )}
        <output className="sr-only">
          {generating ? 'Writing a draft' : declined ? failure?.message : comment.isStopped ? 'Stopped' : ''}
        </output>
        {begins && <WriteAlone onPress={comment.writeAlone} />}
      </PanelFrame>
      <DiscardDialog
        open={replacing}
        onOpenChange={setReplacing}
        title="Replace what you wrote?"
        description="A new draft takes the place of your words."
        confirm="Replace"
        onDiscard={() => {
          setReplacing(false)
          comment.generate()
        }}
      />
      {asks ? (
        <Actions>
          <PostedPanel
            // Another draft is another question.
            key={comment.opened}
            logged={comment.logged}
            onSave={comment.save}
            onPosted={(path, isFirst) => {
              comment.notePosted()
              comment.settlePosted()
              setPosted({ text: draft.text.content, path, standing: onPosted(isFirst) })
            }}
            onNotYet={() => {
              reddit.stay()
              comment.settlePosted()
              requestAnimationFrame(() => copyButton.current?.focus())
            }}
          />
        </Actions>
      ) : (
        <Actions naming={begins ? null : naming}>
          {/* Told beside the button, which on phones stands far above the rest. */}
          {begins && naming}
          {/* On phones the line that says why may stand below the edge. */}
          {!generating && comment.status?.is === 'lock' && (
            <Button
              variant="link"
              size="text"
              className="justify-self-start text-left whitespace-normal text-danger md:hidden"
              onClick={() => document.getElementById(statusId)?.closest('button')?.focus()}
            >
              {comment.status.message}
            </Button>
          )}
          <div className="flex flex-wrap gap-2.5 *:flex-1 empty:hidden">
            {begins && <GenerateButton comment={comment} onGenerate={generate} />}
            {isEmpty && !begins && <WriteAlone onPress={comment.writeAlone} />}
            {draft && !generating && (
              <CopyButton
                ref={copyButton}
                session={comment}
                field="content"
                statusId={statusId}
                className="h-9.5 px-3 max-md:h-11.5"
                keys="Control+Shift+C Meta+Shift+C"
                hint={<KeyHint keys={['Mod', '⇧', 'C']} onPrimary />}
                onCopy={() => void copy()}
              />
            )}
            {address !== null && (
              <OpenOnReddit href={address} copies={draft !== undefined} onOpen={reddit.leave} />
            )}
          </div>
        </Actions>
      )}
    </>
  )
}

function WithoutProduct({ address, name }: { address: string | null; name: string }) {
  const missing = () => void toast({ title: 'No post or product selected', variant: 'destructive' })
  useCommentKeys({ isOff: false, onGenerate: missing, onCopy: missing, onCopyAndOpen: undefined })
  return (
    <>
      <PanelFrame name={name}>
        <div className="grid flex-1 content-center gap-4">
          <Button className="h-9.5" disabled>
            <Sparkles aria-hidden />
            Select Product First
          </Button>
          <p className="text-center text-sm text-muted-foreground">
            Drafts are written for a product. Choose one in the header.
          </p>
        </div>
      </PanelFrame>
      <Actions>
        {address !== null && <OpenOnReddit href={address} copies={false} onOpen={() => {}} />}
      </Actions>
    </>
  )
}

const WriteAlone = ({ onPress }: { onPress: () => void }) => (
  <Button variant="outline" className="h-9.5 max-md:h-11.5" onClick={onPress}>
    <PencilLine aria-hidden />
    Write it yourself
  </Button>
)

type PanelFrameProps = {
  name: string
  logo?: ReactNode
  /** There is a text, for which the post makes room on a phone. */
  drafted?: boolean
  children: ReactNode
}

function PanelFrame({ name, logo, drafted = false, children }: PanelFrameProps) {
  return (
    <section
      aria-label={name}
      data-drafted={drafted || undefined}
      className="flex flex-1 flex-col gap-3.5 max-md:border-t max-md:px-5 max-md:py-4"
    >
      <div className="flex min-h-7 items-center gap-2 pr-10 max-md:pr-0">
        {logo}
        <h3 className="text-base">{name}</h3>
      </div>
      {children}
    </section>
  )
}

/** Stuck to the bottom edge, so that the main action is in sight however long the text and its findings are. */
function Actions({ naming, children }: { naming?: ReactNode; children: ReactNode }) {
  return (
    <div className="contents bg-popover md:sticky md:bottom-0 md:mt-0.5 md:-mx-1 md:-mb-7 md:grid md:gap-3.5 md:px-1 md:pt-3 md:pb-7">
      {naming && <div className="max-md:px-5 max-md:pb-4">{naming}</div>}
      <div
        className={classNames(
          'grid gap-2 max-md:sticky max-md:bottom-0 max-md:mt-auto max-md:border-t max-md:bg-popover max-md:px-5 max-md:pt-3',
          'max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </div>
    </div>
  )
}
