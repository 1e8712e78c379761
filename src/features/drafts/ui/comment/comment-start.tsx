import { Check, PencilLine, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Mode, Reason } from '../../schema.ts'
import type { DraftProduct } from '../draft-product.ts'
import { HalfText } from '../editing/half-text.tsx'
import { PointList } from '../editing/point-list.tsx'
import { ModeNote, Reasons } from '../naming/mode-note.tsx'
import { NamingChoice } from '../naming/naming-choice.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import { DeclinedNote } from './declined-note.tsx'
import type { CommentSession } from './use-comment-session.ts'

const sources = (subreddit: string | null) => [
  subreddit === null ? 'The post that you pasted' : 'The post and its subreddit',
  "Your product's description",
  'The facts listed with your product',
]

type CommentStartProps = {
  comment: CommentSession
  product: DraftProduct
  subreddit: string | null
  /** On phones the button is stuck to the bottom edge instead. */
  beginsBelow: boolean
}

/** Before anything is written: what a draft will be made from, and what it may do. */
export function CommentStart({ comment, product, subreddit, beginsBelow }: CommentStartProps) {
  const { failure, half, declined, ticks, unread, passport, points, start: begin, tick } = comment
  const foreseen = comment.foresee()
  return (
    <StartFrame>
      {points !== null && <PointList points={points.text} reasons={points.reasons} />}
      {declined ? (
        <DeclinedNote ref={begin} message={failure?.message ?? ''} />
      ) : (
        <>
          {points === null && <Sources subreddit={subreddit} />}
          <div className="grid gap-2.5 rounded-lg bg-muted px-3.5 py-3">
            {foreseen && <Foreseen {...foreseen} product={product.name} />}
            {subreddit !== null && <PassportNote subreddit={subreddit} kind="comment" passport={passport} />}
          </div>
          <NamingChoice naming={ticks} unread={unread} onChange={tick} />
          {half?.content && <HalfText text={half.content} />}
          {failure && <Alert variant="destructive">{failure.message}</Alert>}
        </>
      )}
      <div className="grid gap-2">
        {!declined && !beginsBelow && <GenerateButton comment={comment} />}
        <Button variant="ghost" onClick={comment.writeAlone}>
          <PencilLine aria-hidden />
          Write it yourself
        </Button>
      </div>
      <p className="text-center text-sm text-muted-foreground">Every draft is checked for facts and rules.</p>
    </StartFrame>
  )
}

export function GenerateButton({ comment }: { comment: CommentSession }) {
  const { start, generate } = comment
  return (
    <Button ref={start} size="lg" className="max-md:px-3" onClick={() => generate()}>
      <Sparkles aria-hidden className="max-md:hidden" />
      Generate Comment
    </Button>
  )
}

/** Leave to name the product is only promised with the draft; that there is none is told at once. */
function Foreseen({ mode, reasons, product }: { mode: Mode; reasons: Reason[]; product: string }) {
  if (mode === 'mention_disclosed') return <Reasons reasons={reasons} />
  return <ModeNote mode={mode} reasons={reasons} product={product} />
}

export function StartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 content-center gap-5 rounded-lg border border-dashed border-input px-5 py-6">
      {children}
    </div>
  )
}

function Sources({ subreddit }: { subreddit: string | null }) {
  return (
    <div className="grid gap-2 text-sm text-muted-foreground">
      <p>A draft is made from</p>
      <ul className="grid gap-1.5">
        {sources(subreddit).map((source) => (
          <li key={source} className="flex gap-2">
            <Check className="mt-0.75 size-3.5 shrink-0 text-success" strokeWidth={2.5} aria-hidden />
            {source}
          </li>
        ))}
      </ul>
    </div>
  )
}
