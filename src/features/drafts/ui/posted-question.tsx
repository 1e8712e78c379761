import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, api } from '../../../client.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

type PostedQuestionProps = {
  kind: 'comment' | 'post'
  /** Before there is anything to ask, only the region that will read it out is there. */
  asked: boolean
  logged: Parameters<typeof api.logActivity>[0]
  /** What the user typed last was posted too. */
  onSave: () => Promise<void>
  onPosted: () => void
  onNotYet: () => void
}

/** Asked once the text may stand on Reddit, because only the user knows. */
export function PostedQuestion({ kind, asked, logged, onSave, onPosted, onNotYet }: PostedQuestionProps) {
  const [state, setState] = useState<'asking' | 'saving' | 'saved'>('asking')
  const counted = useRef<HTMLParagraphElement>(null)
  async function log() {
    setState('saving')
    try {
      await onSave()
      await api.logActivity(logged)
      flushSync(() => setState('saved'))
      counted.current?.focus()
      onPosted()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('asking')
      void toast({ title: `Failed to log your ${kind}.`, text: error.message, variant: 'destructive' })
    }
  }
  return (
    <div aria-live="polite" className="empty:absolute">
      {asked && (
        <div className="flex min-h-13 flex-wrap items-center gap-2 rounded-md bg-accent px-3 py-2 text-sm text-accent-foreground">
          {state === 'saved' ? (
            <p ref={counted} tabIndex={-1} className="flex items-center gap-2 font-medium outline-none">
              <Check className="size-4" aria-hidden />
              Counted in today's pace.
            </p>
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
