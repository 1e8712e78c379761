import { Check, PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { plainText } from '../../../../ui/plain-text.ts'
import { writeAge } from '../../../../ui/write-age.ts'
import type { Post } from '../../schema.ts'
import { FitMark } from '../fit/fit-mark.tsx'
import type { PostFit } from '../fit/post-fit.ts'
import { Reason } from '../fit/reason.tsx'
import { PostNumbers } from './post-numbers.tsx'
import type { Mark } from './use-marks.ts'

/** More than three lines hold. */
const SNIPPET_LENGTH = 600

type PostCardProps = {
  post: Post
  /** Missing as long as there is no product to measure it by. */
  fit: PostFit | undefined
  /** The product may not be named there. */
  justHelp: boolean
  /** What the user has made of it already. */
  mark: Mark | undefined
  now: number
  onOpen: () => void
  onTryAgain: () => void
}

/** The title's button covers the card, so the whole of it can be pressed. */
export function PostCard(props: PostCardProps) {
  const { post, fit, justHelp, mark, now, onOpen, onTryAgain } = props
  const snippet = useMemo(() => plainText(post.selftext.slice(0, SNIPPET_LENGTH)).trim(), [post.selftext])
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <Card className="relative flex flex-col gap-2 transition-shadow hover:shadow-2">
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="flex max-w-full text-xs whitespace-nowrap text-muted-foreground">
            <span className="truncate font-semibold text-foreground">{`r/${post.subreddit}`}</span>
            <span aria-hidden className="mx-1.5">
              ·
            </span>
            <span className="tabular-nums">{writeAge(post.created_utc, now)}</span>
          </p>
          <div className="flex shrink-0 items-center gap-1.5">
            {mark && <MarkPill mark={mark} />}
            {/* Whether to answer is no question any more. */}
            {mark !== 'posted' && <FitMark fit={fit} closed={post.closed} justHelp={justHelp} />}
          </div>
        </div>
        <h2 className="font-voice text-lg leading-snug text-pretty">
          <button
            type="button"
            data-post={post.id}
            aria-haspopup="dialog"
            onClick={onOpen}
            className="line-clamp-2 rounded-sm text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
          >
            {post.title}
          </button>
        </h2>
        {snippet === '' ? (
          <p className="font-voice text-md text-muted-foreground italic">No description available</p>
        ) : (
          <p className="line-clamp-2 font-voice text-md text-pretty wrap-anywhere text-muted-foreground">
            {snippet}
          </p>
        )}
        <Reason post={post} fit={fit} onTryAgain={onTryAgain} />
        <PostCounts post={post} />
      </Card>
    </li>
  )
}

function MarkPill({ mark }: { mark: Mark }) {
  if (mark === 'posted')
    return (
      <Badge variant="success">
        <Check aria-hidden />
        Posted
      </Badge>
    )
  return (
    <Badge variant="outline" className="border-transparent px-1">
      <PencilLine aria-hidden />
      Drafted
    </Badge>
  )
}

function PostCounts({ post }: { post: Post }) {
  return (
    <div className="mt-auto pt-2.5">
      <p className="flex items-center gap-4 border-t pt-4 text-xs text-muted-foreground tabular-nums">
        <PostNumbers post={post} className="font-medium" />
        <span className="ml-auto min-w-0 truncate">{`u/${post.author}`}</span>
      </p>
    </div>
  )
}
