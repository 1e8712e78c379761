import { ExternalLink, X } from 'lucide-react'
import { useState } from 'react'
import { ApiError, api } from '../../../client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import type { Entry } from '../schema.ts'

type ActivityEntryProps = { entry: Entry; timeZone: string; onRemoved: () => void }

export function ActivityEntry({ entry, timeZone, onRemoved }: ActivityEntryProps) {
  const [busy, setBusy] = useState(false)
  const { id, kind, subreddit, postId, productName, named, excerpt, postedAt } = entry
  const place = subreddit ? `r/${subreddit}` : 'Reddit'
  const time = new Date(postedAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })

  async function remove() {
    setBusy(true)
    dismissToasts()
    try {
      await api.removeActivity(id)
      onRemoved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({ title: 'Failed to remove the entry', text: error.message, variant: 'destructive' })
      setBusy(false)
    }
  }

  return (
    <li className="grid gap-1.5 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge variant={kind === 'comment' ? 'default' : 'info'}>
          {kind === 'comment' ? 'Comment' : 'Post'}
        </Badge>
        <span className="font-medium">{place}</span>
        <span className="text-sm text-muted-foreground">
          {[time, productName && `for ${productName}`, named && 'product named'].filter(Boolean).join(' · ')}
        </span>
        <span className="ml-auto flex items-center gap-1">
          {postId && (
            <Button
              variant="ghost"
              size="sm"
              render={
                <a
                  href={`https://www.reddit.com/comments/${postId}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Open on Reddit
                  <ExternalLink aria-hidden />
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
              }
            >
              Open on Reddit
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            busy={busy}
            aria-label={`Remove this ${kind} in ${place}`}
            onClick={() => void remove()}
          >
            <X aria-hidden />
          </Button>
        </span>
      </div>
      {excerpt && <p className="line-clamp-2 max-w-[68ch] font-voice text-muted-foreground">{excerpt}</p>}
    </li>
  )
}
