import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { DiscardDialog } from '../../../ui/discard-dialog.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { ResponsiveDialog } from '../../../ui/responsive-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Ticket } from '../schema.ts'
import { checkDraft, type DraftErrors, type RequestDraft, startDraft } from './request-draft.ts'
import { RequestFields } from './request-fields.tsx'

type RequestDialogProps = {
  open: boolean
  /** Who asks; both can be changed. */
  person: { name: string; email: string }
  onClose: () => void
  onCreated: (ticket: Ticket) => void
}

export function RequestDialog({ open, person, onClose, onCreated }: RequestDialogProps) {
  const [start] = useState(() => startDraft(person))
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState('')
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const { form, refuse } = useFocusOnRefused(setErrors)
  const { busy, run } = useAct(({ fields, message }) => {
    refuse(fields ?? {})
    setFailure(fields ? '' : message)
    void toast({ title: 'Failed to create support request', text: message, variant: 'destructive' })
  })

  function change(patch: Partial<RequestDraft>) {
    setDraft((now) => ({ ...now, ...patch }))
    const kept = Object.entries(errors).filter(([field]) => !(field in patch))
    if (kept.length < Object.keys(errors).length) setErrors(Object.fromEntries(kept))
  }

  function close() {
    // Typed text must not go with a stray press outside.
    if (JSON.stringify(draft) === JSON.stringify(start)) onClose()
    else setLeaving(true)
  }

  const send = () =>
    run(async () => {
      const ticket = await ask(api.support.tickets.$post({ json: draft }))
      void toast({ title: 'Support request created successfully' })
      onClose()
      onCreated(ticket)
    })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const refused = checkDraft(draft)
    setFailure('')
    refuse(refused)
    if (Object.keys(refused).length === 0) send()
  }

  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={close}
      busy={busy}
      title="New Support Request"
      description="A person reads it. You get the answer here and by e-mail."
      className="max-w-150"
      footer={
        <>
          <Button variant="outline" aria-disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send Request
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <RequestFields draft={draft} errors={errors} onChange={change} />
        {failure && <FormFailure>{failure}</FormFailure>}
      </form>
      <DiscardDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard your request?"
        description="What you wrote here is not sent yet."
        onDiscard={onClose}
      />
    </ResponsiveDialog>
  )
}

/** Focus goes to the first refused field when the form was judged, not whenever a reason goes away. */
function useFocusOnRefused(setErrors: (errors: DraftErrors) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [judgement, setJudgement] = useState<DraftErrors>({})
  useEffect(() => {
    if (Object.keys(judgement).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [judgement])
  return {
    form,
    refuse: (errors: DraftErrors) => {
      setErrors(errors)
      setJudgement(errors)
    },
  }
}
