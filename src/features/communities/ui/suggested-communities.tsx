import { useId, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CommunityRow } from './community-row.tsx'
import type { Finding } from './use-suggested-communities.ts'

const SKELETONS = 5

export type Choice = {
  chosen: string[]
  /** No more can be added. */
  isFull: boolean
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

type SuggestedCommunitiesProps = Finding &
  Choice & {
    productName: string
    /** Where other names follow, it is said why none stands here; elsewhere nothing is. */
    isFollowed: boolean
  }

/** Communities for a product, each with what may be said there and a thread that fits. */
export function SuggestedCommunities({
  answer,
  loading,
  failed,
  productName,
  isFollowed,
  ...choice
}: SuggestedCommunitiesProps) {
  if (loading) return <Skeletons productName={productName} />
  if (!answer?.communities.length) {
    if (!isFollowed) return null
    return (
      <output className="text-muted-foreground">
        {failed
          ? "We couldn't look for communities right now. Start with one of these:"
          : 'No close match. Start with one of these:'}
      </output>
    )
  }
  return <Rows communities={answer.communities} productName={productName} {...choice} />
}

type RowsProps = Choice & { communities: NonNullable<Finding['answer']>['communities']; productName: string }

function Rows({ communities, productName, chosen, isFull, onAdd, onRemove }: RowsProps) {
  const labelId = useId()
  const [now] = useState(Date.now)
  const added = new Map(chosen.map((name) => [name.toLowerCase(), name]))
  return (
    <div className="@container grid gap-2">
      <p className="flex items-baseline gap-2">
        <span id={labelId} className="font-semibold">{`Suggested for ${productName}`}</span>
        {communities.some(({ thread }) => thread !== null) && (
          <span className="text-sm text-muted-foreground @max-xl:hidden">
            ranked by recent threads that fit
          </span>
        )}
      </p>
      <div className="border-y @xl:rounded-lg @xl:border @xl:bg-card @xl:shadow-1">
        <div
          aria-hidden
          className="hidden grid-cols-[minmax(0,1fr)_9.5rem_8.75rem_5.5rem] gap-x-2 border-b px-4 py-1.5 text-sm text-muted-foreground @xl:grid"
        >
          <span>Community</span>
          <span>Mention in comments</span>
          <span>Mention in posts</span>
        </div>
        <ul aria-labelledby={labelId} className="divide-y">
          {communities.map((community) => {
            const name = added.get(community.name.toLowerCase())
            return (
              <CommunityRow
                key={community.name}
                community={community}
                now={now}
                isAdded={name !== undefined}
                isFull={isFull}
                onAdd={() => onAdd(community.name)}
                onRemove={() => name !== undefined && onRemove(name)}
              />
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function Skeletons({ productName }: { productName: string }) {
  return (
    <div className="grid gap-2">
      <output className="font-semibold">{`Finding communities for ${productName}…`}</output>
      <ul aria-hidden className="divide-y border-y">
        {Array.from({ length: SKELETONS }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all the same
          <li key={at} className="grid h-16 content-center gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-2/3" />
          </li>
        ))}
      </ul>
    </div>
  )
}
