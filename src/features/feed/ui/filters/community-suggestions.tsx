import { Plus } from 'lucide-react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Community } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { REFRESH_AFTER_MS } from '../posts/reading-age.ts'
import { stanceNames } from '../stance-names.ts'

const inShort = new Intl.NumberFormat('en-US', { notation: 'compact' })

type CommunitySuggestionsProps = { product: FeedProduct; onChoose: (name: string) => void }

/** Communities that may suit the product. They are an extra: when Reddit can't be asked, nothing is said. */
export function CommunitySuggestions({ product, onChoose }: CommunitySuggestionsProps) {
  const { answer, loading } = useRead(
    ['communities', product.id],
    (signal) => ask(api.reddit.communities.$get({ query: { productId: product.id } }, { init: { signal } })),
    { keepsLast: true, behindSkeleton: true, refreshAfterMs: REFRESH_AFTER_MS },
  )
  const known = new Set(product.subreddits?.map((name) => name.toLowerCase()))
  const fresh = answer?.communities.filter(({ name }) => !known.has(name.toLowerCase()))
  if (loading && !fresh) return <SuggestionSkeleton />
  if (!fresh?.length) return null
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted-foreground">{`May suit ${product.name}`}</p>
      <ul className="-mx-1 grid">
        {fresh.map((community) => (
          <Suggestion key={community.name} community={community} onChoose={() => onChoose(community.name)} />
        ))}
      </ul>
    </div>
  )
}

function Suggestion({ community, onChoose }: { community: Community; onChoose: () => void }) {
  const { name, subscribers, stance, quote } = community
  const { text, variant } = stanceNames[stance]
  return (
    <li className="grid gap-0.5">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-9 items-center gap-2 rounded-sm px-1 text-left hover:bg-accent hover:text-accent-foreground pointer-coarse:min-h-11"
      >
        <Plus className="size-3.5 shrink-0" aria-hidden />
        <span className="min-w-0 flex-1 truncate font-medium">
          <span className="sr-only">Add </span>
          {`r/${name}`}
          {subscribers !== null && (
            <span className="ml-1.5 text-xs font-normal text-muted-foreground">
              {inShort.format(subscribers)}
              <span className="sr-only"> members</span>
            </span>
          )}
        </span>
        <Badge variant={variant} className="h-5 px-2 text-2xs">
          {text}
        </Badge>
      </button>
      {quote && (
        <p className="line-clamp-2 pb-1 pl-6.5 font-voice text-sm text-muted-foreground">“{quote}”</p>
      )}
    </li>
  )
}

function SuggestionSkeleton() {
  return (
    <div className="grid gap-3 py-1">
      <Skeleton className="w-2/3" />
      <Skeleton />
      <Skeleton className="w-5/6" />
    </div>
  )
}
