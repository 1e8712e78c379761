import type { InferRequestType } from 'hono/client'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AnswerOf, api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AddressLine } from '../../../../ui/address-line.tsx'
import { Button } from '../../../../ui/button.tsx'

type PostedQuestionProps = {
  /** Before there is anything to ask, only the region that will read it out is there. */
  asked: boolean
  logged: InferRequestType<typeof api.activity.$post>['json']
  /** What the user typed last was posted too. */
  onSave: () => Promise<void>
  onPosted: () => void
  onNotYet: () => void
}

/** Asked once the post may stand on Reddit, because only the user knows. */
export function PostedQuestion({ asked, logged, onSave, onPosted, onNotYet }: PostedQuestionProps) {
  const [state, setState] = useState<'asking' | 'counted' | 'linked'>('asking')
  /** The entry that was written; one without a link may get one. */
  const [entry, setEntry] = useState<AnswerOf<Awaited<ReturnType<typeof api.activity.$post>>>>()
  const [linkErrors, setLinkErrors] = useState<string[]>()
  const logging = useAct('Failed to log your post.', { keepsToasts: true })
  const linking = useAct(({ fields, message }) => setLinkErrors(fields?.address ?? [message]), {
    keepsToasts: true,
  })
  const isCounted = state === 'counted' || state === 'linked'
  const counted = useRef<HTMLParagraphElement>(null)
  const question = useRef<HTMLDivElement>(null)
  // Whoever comes back from Reddit looks at where they left, which may be far above.
  useEffect(() => {
    if (asked) question.current?.scrollIntoView({ block: 'center' })
  }, [asked])
  const log = () =>
    logging.run(async () => {
      await onSave()
      const written = await ask(api.activity.$post({ json: logged }))
      flushSync(() => {
        setEntry(written)
        setState('counted')
      })
      counted.current?.focus()
      onPosted()
    })
  const keepLink = (id: string, address: string) =>
    linking.run(async () => {
      await ask(api.activity[':id'].address.$put({ param: { id }, json: { address } }))
      flushSync(() => setState('linked'))
      counted.current?.focus()
    })
  return (
    <div aria-live="polite" className="empty:absolute">
      {(asked || isCounted) && (
        <div
          ref={question}
          className="flex min-h-13 flex-wrap items-center gap-2 rounded-md bg-accent px-3 py-2 text-sm text-accent-foreground"
        >
          {isCounted ? (
            <>
              <p ref={counted} tabIndex={-1} className="flex items-center gap-2 font-medium outline-none">
                <Check className="size-4" aria-hidden />
                {state === 'linked' ? "Counted in today's pace, with its link." : "Counted in today's pace."}
              </p>
              {state === 'counted' && entry?.link === null && (
                <AddressLine
                  label="Paste its address to keep the link (optional)"
                  action="Keep link"
                  busyLabel="Keeping..."
                  busy={linking.busy}
                  errors={linkErrors}
                  onChange={() => setLinkErrors(undefined)}
                  onSubmit={(address) => keepLink(entry.id, address)}
                />
              )}
            </>
          ) : (
            <>
              <p className="mr-auto font-medium">Posted it?</p>
              <Button size="sm" busy={logging.busy} busyLabel="Yes" onClick={log}>
                Yes
              </Button>
              <Button size="sm" variant="outline" onClick={onNotYet}>
                Not yet
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
