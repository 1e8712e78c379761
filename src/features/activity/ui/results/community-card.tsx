import { TriangleAlert } from 'lucide-react'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import type { Survival } from '../../schema.ts'
import { writeLikely, writeRemovals } from '../words/write-survival.ts'
import { IntervalBar } from './interval-bar.tsx'

/** How much stays up in each community, those with the most to tell first. */
export function CommunityCard({ communities }: { communities: Survival[] }) {
  const ordered = communities.toSorted((one, other) => looked(other) - looked(one))
  return (
    <div className="grid gap-3">
      <TitledCard
        title="By community"
        aside={<span className="text-xs text-muted-foreground">Last 90 days</span>}
      >
        <ul className="grid">
          {ordered.map((community) => (
            <Community key={community.subreddit} community={community} />
          ))}
        </ul>
      </TitledCard>
      <p className="px-1 text-xs text-pretty text-muted-foreground">
        The bar is where the true rate probably is. It gets narrower as you post more. Comments you deleted
        yourself don't count.
      </p>
    </div>
  )
}

function Community({ community }: { community: Survival }) {
  const { subreddit, up, low, high } = community
  const count = looked(community)
  const removals = writeRemovals(community)
  return (
    <li className="grid gap-2 border-t py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex justify-between gap-3 text-sm">
        <span className="truncate font-semibold">{`r/${subreddit}`}</span>
        <span className="shrink-0 tabular-nums">
          <span className="font-semibold">{`${up} of ${count}`}</span> still up
        </span>
      </p>
      <IntervalBar share={count === 0 ? 0 : up / count} low={low} high={high} />
      <p className="text-xs text-muted-foreground tabular-nums">{writeLikely(community)}</p>
      {removals !== null && (
        <p className="flex gap-1.5 text-xs text-warning">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {removals}
        </p>
      )}
    </li>
  )
}

const looked = ({ up, removed }: Survival) => up + removed
