import { ExternalLink, Link2, Pencil, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Entry } from '../schema.ts'
import { AddressForm } from './address-form.tsx'

type ActivityEntryProps = { entry: Entry; timeZone: string; onChanged: () => Promise<void> }

export function ActivityEntry({ entry, timeZone, onChanged }: ActivityEntryProps) {
  const { busy, run } = useAct('Failed to remove the entry')
  const [asksLink, setAsksLink] = useState(false)
  const linkButton = useRef<HTMLButtonElement>(null)
  const { id, kind, subreddit, link, productName, named, excerpt, postedAt } = entry
  const place = subreddit ? `r/${subreddit}` : 'Reddit'
  const time = new Date(postedAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })

  function closeForm() {
    setAsksLink(false)
    linkButton.current?.focus()
  }

  const remove = () =>
    run(async () => {
      await ask(api.activity[':id'].$delete({ param: { id } }))
      // Busy until its row is gone.
      await onChanged()
    })

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
          {link && (
            <Button
              variant="ghost"
              size="sm"
              render={
                <a href={`https://www.reddit.com${link}`} target="_blank" rel="noopener noreferrer">
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
            ref={linkButton}
            variant="ghost"
            size={link ? 'icon' : 'sm'}
            aria-expanded={asksLink}
            aria-label={`${link ? 'Change' : 'Add'} link to this ${kind} in ${place}`}
            title={link ? 'Change link' : undefined}
            onClick={() => setAsksLink(!asksLink)}
          >
            {link ? <Pencil aria-hidden /> : <Link2 aria-hidden />}
            {!link && 'Add link'}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            busy={busy}
            aria-label={`Remove this ${kind} in ${place}`}
            onClick={() => remove()}
          >
            <X aria-hidden />
          </Button>
        </span>
      </div>
      {excerpt && <p className="line-clamp-2 max-w-[68ch] font-voice text-muted-foreground">{excerpt}</p>}
      {asksLink && (
        <AddressForm
          id={id}
          onKept={() => {
            closeForm()
            void onChanged()
          }}
          onCancel={closeForm}
        />
      )}
    </li>
  )
}
