import { useId, useRef, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { plainText } from '../../../../ui/plain-text.ts'
import type { Entry } from '../../schema.ts'
import { AddressForm } from './address-form.tsx'
import { EntryActs, lacksLink } from './entry-acts.tsx'
import { EntryChecks } from './entry-checks.tsx'
import { EntryMeta } from './entry-meta.tsx'
import { EntryNote } from './entry-note.tsx'
import { EntryReplies } from './entry-replies.tsx'
import type { LogActs } from './log-acts.ts'

export type EntryRowProps = LogActs & {
  entry: Entry
  /** The newest reply of all that wait. */
  newest: string | null
  /** The reply that the address asks for. */
  asked: string | null
  now: number
  timeZone: string
}

/** One thing that was posted, what became of it, and who answered. */
export function EntryRow(props: EntryRowProps) {
  const { entry, now, timeZone, onChanged } = props
  const { id, kind, subreddit, excerpt, link } = entry
  const { busy, run } = useAct('Failed to remove the entry')
  const [asksLink, setAsksLink] = useState(false)
  const [showsChecks, setShowsChecks] = useState(false)
  const linkButton = useRef<HTMLButtonElement>(null)
  const checksId = useId()
  const place = subreddit ? `r/${subreddit}` : 'Reddit'

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
    <li
      data-entry={id}
      tabIndex={-1}
      aria-label={`Your ${kind} in ${place}`}
      className="group/entry grid grid-cols-[minmax(0,1fr)] gap-x-4 border-t py-4 first:border-t-0 first:pt-0 last:pb-0 max-md:pb-2.5 focus-visible:rounded-sm focus-visible:outline-offset-6 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <EntryMeta
        entry={entry}
        place={place}
        timeZone={timeZone}
        checksId={checksId}
        showsChecks={showsChecks}
        onChecks={() => setShowsChecks(!showsChecks)}
      />
      <EntryActs
        entry={entry}
        place={place}
        busy={busy}
        asksLink={asksLink}
        onLink={() => setAsksLink(!asksLink)}
        onRemove={remove}
        linkButton={linkButton}
      />
      <div className="col-span-full grid gap-2 pt-0.5 max-md:order-1">
        {showsChecks && <EntryChecks id={checksId} entry={entry} now={now} timeZone={timeZone} />}
        {excerpt && (
          <p className="line-clamp-3 font-voice text-md leading-6 wrap-anywhere">{plainText(excerpt)}</p>
        )}
        <EntryNote entry={entry} now={now} timeZone={timeZone} />
      </div>
      <div className="col-span-full grid gap-2.5 empty:hidden max-md:order-3">
        {asksLink && (
          <div className="pt-2.5">
            <AddressForm
              entry={entry}
              known={lacksLink(entry) ? null : link}
              onKept={() => {
                closeForm()
                void onChanged()
              }}
              onCancel={closeForm}
            />
          </div>
        )}
        <EntryReplies {...props} />
      </div>
    </li>
  )
}
