import type { InferRequestType } from 'hono/client'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AnswerOf, api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { AddressLine } from '../../../ui/address-line.tsx'
import { toast } from '../../../ui/toast.tsx'

type PostedQuestionProps = {
  kind: 'comment' | 'post'
  /** Before there is anything to ask, only the region that will read it out is there. */
  asked: boolean
  logged: InferRequestType<typeof api.activity.$post>['json']
  /** What the user typed last was posted too. */
  onSave: () => Promise<void>
  onPosted: () => void
  onNotYet: () => void
}

/** Asked once the text may stand on Reddit, because only the user knows. */
export function PostedQuestion({ kind, asked, logged, onSave, onPosted, onNotYet }: PostedQuestionProps) {
  const [state, setState] = useState<'asking' | 'saving' | 'counted' | 'linked'>('asking')
  /** The entry that was written; one without a link may get one. */
  const [entry, setEntry] = useState<AnswerOf<Awaited<ReturnType<typeof api.activity.$post>>>>()
  const isCounted = state === 'counted' || state === 'linked'
  const counted = useRef<HTMLParagraphElement>(null)
  const question = useRef<HTMLDivElement>(null)
  // Whoever comes back from Reddit looks at where they left, which may be far above.
  useEffect(() => {
    if (asked) question.current?.scrollIntoView({ block: 'center' })
  }, [asked])
  async function log() {
    setState('saving')
    try {
      await onSave()
      const written = await ask(api.activity.$post({ json: logged }))
      flushSync(() => {
        setEntry(written)
        setState('counted')
      })
      counted.current?.focus()
      onPosted()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('asking')
      void toast({ title: `Failed to log your ${kind}.`, text: error.message, variant: 'destructive' })
    }
  }
  async function keepLink(id: string, address: string) {
    try {
      await ask(api.activity[':id'].address.$put({ param: { id }, json: { address } }))
      flushSync(() => setState('linked'))
      counted.current?.focus()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.fields?.address ?? [error.message]
    }
  }
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
                  onSubmit={(address) => keepLink(entry.id, address)}
                />
              )}
            </>
          ) : (
            <>
              <p className="mr-auto font-medium">Posted it?</p>
              <Button size="sm" busy={state === 'saving'} busyLabel="Yes" onClick={() => void log()}>
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
