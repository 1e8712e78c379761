import { ArrowUpRight, Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { SingingBird } from './singing-bird.tsx'

/** Where the day stands with this comment. */
export type Standing = { today: number; goal: number; isFirst: boolean }

type PostedResultProps = {
  text: string
  /** Where it stands on Reddit, as far as anyone knows. */
  path: string | null
  /** Null where nobody could count. */
  standing: Standing | null
  /** Where to go on. */
  children: ReactNode
}

/** In the place of the composer, once the comment is posted. */
export function PostedResult({ text, path, standing, children }: PostedResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-1 animate-fade flex-col justify-center gap-5">
      <div className="grid justify-items-center gap-4 text-center">
        {standing?.isFirst && <SingingBird />}
        <h4 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {writeHeading(standing)}
        </h4>
      </div>
      <div className="grid gap-1.5 rounded-lg border p-3.5">
        <div className="flex items-center gap-2 text-xs text-muted-foreground">
          <Badge variant="success">
            <Check aria-hidden />
            Posted
          </Badge>
          <span className="tabular-nums">
            {standing ? `just now · ${standing.today} of ${standing.goal} today` : 'just now'}
          </span>
          {path !== null && (
            <a
              href={`https://www.reddit.com${path}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Open on Reddit (opens in a new tab)"
              className="ml-auto grid size-6 place-items-center rounded-sm hover:text-foreground pointer-coarse:size-11"
            >
              <ArrowUpRight className="size-4" aria-hidden />
            </a>
          )}
        </div>
        <p className="line-clamp-2 font-voice text-base wrap-anywhere">{text}</p>
      </div>
      {children}
    </div>
  )
}

function writeHeading(standing: Standing | null) {
  if (!standing) return 'Posted.'
  const { today, goal, isFirst } = standing
  if (isFirst) return 'First comment posted'
  return today >= goal ? `That's ${today} today. A good place to stop.` : `Posted. ${today} of ${goal} today.`
}
