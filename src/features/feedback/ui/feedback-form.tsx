import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { feedbackInput, MAX_FEEDBACK, type Rating } from '../schema.ts'
import { RatingChoice } from './rating-choice.tsx'

const blank = { message: '', rating: null as Rating | null, mayReply: false }

/** Ours, where no third party collects feedback. */
export function FeedbackForm({ email }: { email: string }) {
  const hydrated = useHydrated()
  const [draft, setDraft] = useState(blank)
  const [errors, setErrors] = useState<string[]>()
  const { busy, run } = useAct(onRefusal, { keepsToasts: true })
  const field = useRef<HTMLDivElement>(null)

  function onRefusal({ fields, message }: ApiError) {
    setErrors(fields?.message)
    void toast({ title: 'Failed to send feedback', text: message, variant: 'destructive' })
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const refused = feedbackInput.safeParse(draft).error?.issues.map(({ message }) => message)
    setErrors(refused)
    if (refused) return field.current?.querySelector('textarea')?.focus()
    run(async () => {
      await ask(api.feedback.$post({ json: draft }))
      setDraft(blank)
      void toast({ title: 'Thank you!', text: 'Your feedback was sent. We read all of it.' })
    })
  }

  return (
    <form onSubmit={send} noValidate method="post" className="w-full max-w-160">
      <Card className="grid gap-6 sm:p-6">
        <div ref={field}>
          <Field label="What's on your mind?" errors={errors}>
            {(control) => (
              <Textarea
                {...control}
                name="message"
                rows={6}
                className="min-h-36"
                maxLength={MAX_FEEDBACK}
                placeholder="What works, what doesn't, what you miss"
                value={draft.message}
                onChange={({ currentTarget }) => setDraft({ ...draft, message: currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <RatingChoice value={draft.rating} onChange={(rating) => setDraft({ ...draft, rating })} />
        <label className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
          <Checkbox
            name="mayReply"
            className="mt-0.5"
            checked={draft.mayReply}
            onChange={({ currentTarget }) => setDraft({ ...draft, mayReply: currentTarget.checked })}
          />
          <span className="min-w-0 wrap-anywhere">{`You may write back to me at ${email}`}</span>
        </label>
        <Button
          type="submit"
          size="lg"
          className="justify-self-start max-sm:w-full"
          disabled={!hydrated}
          busy={busy}
          busyLabel="Sending..."
        >
          Send Feedback
        </Button>
      </Card>
    </form>
  )
}
