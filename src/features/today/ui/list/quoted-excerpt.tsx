import { useMemo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Marker } from '../../../../ui/marker.tsx'
import type { Thread } from '../../schema.ts'
import { quoteOf } from '../words/short-reason.ts'
import { findExcerpt } from './find-excerpt.ts'

type QuotedExcerptProps = { thread: Thread; length: number; className?: string }

/** Up to three lines of the post around what it asks, which is marked. */
export function QuotedExcerpt({ thread, length, className }: QuotedExcerptProps) {
  const { post, fit } = thread
  const { before, marked, after } = useMemo(
    () => findExcerpt({ text: post.selftext, quote: quoteOf(fit) }, length),
    [post.selftext, fit, length],
  )
  if (before === '' && marked === '')
    return (
      <p className={classNames('font-voice text-md text-muted-foreground italic', className)}>
        No description available
      </p>
    )
  return (
    <p className={classNames('line-clamp-3 font-voice text-pretty wrap-anywhere', className)}>
      {before}
      {marked !== '' && <Marker>{marked}</Marker>}
      {after}
    </p>
  )
}
