import { MessageSquare } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { writeAge } from '../../../../ui/write-age.ts'
import type { Thread } from '../../schema.ts'
import { allowanceWords } from '../words/describe-allowance.ts'
import type { RenderLogo } from './row-acts.ts'

type RowMetaProps = { thread: Thread; now: number; renderLogo?: RenderLogo; className?: string }

/** Where, when, how much is said there already, and for which product. */
export function RowMeta({ thread: { post, product }, now, renderLogo, className }: RowMetaProps) {
  return (
    <p
      className={classNames(
        'flex min-w-0 items-center gap-x-1.5 text-xs whitespace-nowrap text-muted-foreground tabular-nums',
        className,
      )}
    >
      <span className="truncate font-semibold text-foreground">{`r/${post.subreddit}`}</span>
      <Dot />
      <span>{writeAge(post.created_utc, now)}</span>
      <Dot />
      <span className="flex items-center gap-1">
        <MessageSquare className="size-3.5" aria-hidden />
        {post.num_comments.toLocaleString('en-US')}
        <span className="sr-only">{post.num_comments === 1 ? 'comment' : 'comments'}</span>
      </span>
      {renderLogo && (
        <>
          <Dot />
          <ProductName product={product} renderLogo={renderLogo} />
        </>
      )}
    </p>
  )
}

type ProductNameProps = { product: Thread['product']; renderLogo: RenderLogo }

export function ProductName({ product, renderLogo }: ProductNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-secondary-foreground">
      {renderLogo(product, 'size-3.75 rounded-[4px] text-[0.5rem]')}
      <span className="truncate">{product.name}</span>
    </span>
  )
}

const Dot = () => <span aria-hidden>·</span>

/** What the community says of naming a product. */
export function AllowanceNote({
  allowance,
  className,
}: {
  allowance: Thread['allowance']
  className?: string
}) {
  const { text, Icon, isWelcome = false } = allowanceWords[allowance]
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 text-xs',
        isWelcome ? 'text-success' : 'text-muted-foreground',
        className,
      )}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {text}
    </p>
  )
}
