import { Check, Hand, Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { FeedProduct } from './feed-product.ts'

const sources = [
  'The post and its subreddit',
  "Your product's description",
  'The facts that you have checked',
]

type CommentPanelProps = {
  product: FeedProduct | undefined
  logo: ReactNode
  /** Missing as long as nothing here writes drafts. */
  onGenerate?: () => void
  /** The way to where the comment is pasted. */
  children?: ReactNode
}

/** Where the answer to the post is written. */
export function CommentPanel({ product, logo, onGenerate, children }: CommentPanelProps) {
  const noteId = useId()
  return (
    <section aria-label="Your comment" className="flex flex-1 flex-col gap-4">
      <div className="flex min-h-6 items-center gap-2 pr-10 max-md:pr-0">
        {product && logo}
        <h3 className="text-base">Your comment</h3>
        {product && (
          <p className="ml-auto min-w-0 truncate text-xs text-muted-foreground">{`for ${product.name}`}</p>
        )}
      </div>
      <div className="grid flex-1 content-center gap-5 rounded-lg border border-dashed border-input px-5 py-8">
        <div className="grid gap-2 text-sm text-muted-foreground">
          <p>A draft is made from</p>
          <ul className="grid gap-1.5">
            {sources.map((source) => (
              <li key={source} className="flex gap-2">
                <Check className="mt-0.75 size-3.5 shrink-0 text-success" strokeWidth={2.5} aria-hidden />
                {source}
              </li>
            ))}
          </ul>
        </div>
        <Button
          size="lg"
          aria-disabled={!product || !onGenerate}
          aria-describedby={noteId}
          onClick={onGenerate}
        >
          <Sparkles aria-hidden />
          {product ? 'Generate Comment' : 'Select Product First'}
        </Button>
        <p id={noteId} className="text-center text-sm text-muted-foreground">
          {product
            ? 'Drafts arrive with the next version'
            : 'Drafts are written for a product. Choose one in the header.'}
        </p>
      </div>
      {children}
      <p className="flex gap-2 text-xs text-muted-foreground">
        <Hand className="mt-0.5 size-3.5 shrink-0" aria-hidden />
        You paste it yourself. Nothing is posted automatically.
      </p>
    </section>
  )
}
