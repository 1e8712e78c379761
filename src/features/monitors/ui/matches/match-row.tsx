import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { FitPill } from '../../../../ui/fit-pill.tsx'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { writeAge } from '../../../../ui/write-age.ts'
import type { MonitorMatches } from '../../schema.ts'

type MatchRowProps = { match: MonitorMatches['matches'][number]; productId: string; now: number }

export function MatchRow({ match: { post, fit }, productId, now }: MatchRowProps) {
  const draft = (
    <Link to={`/dashboard/today?thread=${post.id}&for=${productId}`} aria-label={`Draft for ${post.title}`}>
      Draft
    </Link>
  )
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <p className="text-xs text-muted-foreground">
          <span className="font-medium text-foreground">{`r/${post.subreddit}`}</span>
          {` · ${writeAge(post.created_utc, now)}`}
        </p>
        {fit.state === 'judged' && <FitPill fit={fit.fit} />}
      </div>
      <h3 className="font-voice text-md leading-5.5 font-semibold wrap-anywhere">{post.title}</h3>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="xs" render={draft}>
          Draft
        </Button>
        <OutsideButton
          href={`https://www.reddit.com${post.permalink}`}
          text="Open on Reddit"
          variant="ghost"
          size="xs"
        />
      </div>
    </li>
  )
}
