import { type ReactNode, useCallback, useState } from 'react'
import type { Post } from '../../schema.ts'
import { useBans } from '../fit/use-bans.ts'
import type { Fits } from '../fit/use-fits.ts'
import { type LastVisit, PostGrid } from '../posts/post-grid.tsx'
import type { Mark } from '../posts/use-marks.ts'
import { findNext, findNextWorthy } from './find-next.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { PostDialog, type RenderPanel } from './post-dialog.tsx'
import type { Reader } from './use-reader.ts'

type PostReaderProps = {
  reader: Reader
  posts: Post[]
  fits: Fits
  /** What the user has made of them already. */
  marks: ReadonlyMap<string, Mark>
  /** Where the answer to a post is written. */
  renderPanel: RenderPanel
  now: number
  lastVisit?: LastVisit | null
  /** Newer posts are on their way. */
  dimmed: boolean
  /** How many columns at which width. */
  columns: string
  /** Search results also tell how many of the votes are up, and which posts are links. */
  fromSearch?: boolean
  /** In the place of the posts: a failure, an empty list, one that is being loaded. */
  instead: ReactNode
  /** Stands above the first post. */
  hint?: ReactNode
}

/** Posts to look through by pointer or keys, and everything that opens over them. */
export function PostReader(props: PostReaderProps) {
  const {
    reader,
    posts,
    fits,
    marks,
    renderPanel,
    now,
    lastVisit = null,
    dimmed,
    columns,
    instead,
    hint,
  } = props
  const { area, open, opened, pasting } = reader
  const isBanned = useBans([...posts, ...(opened.post ? [opened.post] : [])].flatMap(placeOf))
  const next = opened.post && findNext(posts, opened.post, fits.of)
  const openNext = useCallback(() => next && open(next), [next, open])
  const follow = useFollowing(props)
  return (
    <div ref={area} tabIndex={-1} className="min-w-0 outline-none">
      {instead ?? (
        <PostGrid
          posts={posts}
          fits={fits}
          isBanned={isBanned}
          marks={marks}
          now={now}
          lastVisit={lastVisit}
          dimmed={dimmed}
          onOpen={open}
          hint={hint}
          className={columns}
        />
      )}
      <PostDialog
        {...opened}
        fit={opened.post && fits.of(opened.post)}
        justHelp={opened.post !== undefined && isBanned(opened.post.subreddit)}
        onTryAgain={fits.tryAgain}
        renderPanel={renderPanel}
        onNext={next && openNext}
        next={
          follow && {
            ...follow,
            fit: fits.of(follow.post),
            justHelp: isBanned(follow.post.subreddit),
            now,
          }
        }
        now={now}
        fromSearch={props.fromSearch}
      />
      <PasteDialog {...pasting} />
    </div>
  )
}

/** The next thread that deserves an answer, for someone who has just given one. */
function useFollowing({ posts, fits, marks, reader }: PostReaderProps) {
  // Marks are asked for again only once the dialog is closed.
  const [answered, setAnswered] = useState<string[]>([])
  const { post: current } = reader.opened
  if (!current) return undefined
  const post = findNextWorthy(posts, current, {
    fitOf: fits.of,
    isAnswered: ({ id }) => marks.get(id) === 'posted' || answered.includes(id),
  })
  return (
    post && {
      post,
      open: () => {
        setAnswered([...answered, current.id])
        reader.open(post)
      },
    }
  )
}

/** A pasted post may name none. */
const placeOf = ({ subreddit }: Post) => (subreddit === '' ? [] : [subreddit])
