import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormFailure } from '../../../../ui/form-failure.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { Monitor, MonitorList } from '../../schema.ts'
import type { WatchedProduct } from '../watched-product.ts'
import { checkDraft } from './check-draft.ts'
import { beginDraft, inputOf, type MonitorDraft, type MonitorStart } from './monitor-draft.ts'
import { MonitorFields } from './monitor-fields.tsx'
import { usePreview } from './use-preview.ts'

type MonitorDialogProps = {
  open: boolean
  /** The one to edit; null adds one. */
  monitor: Monitor | null
  /** What a new one begins with. */
  start: MonitorStart | null
  list: MonitorList
  products: WatchedProduct[]
  onClose: () => void
  onSaved: () => Promise<void>
}

export function MonitorDialog({
  open,
  monitor,
  start,
  list,
  products,
  onClose,
  onSaved,
}: MonitorDialogProps) {
  // What the plan doesn't cover can't be chosen, but stays where it was chosen before.
  const offered = products.filter(({ id, readOnly }) => !readOnly || id === monitor?.productId)
  const kinds = monitor && !list.kinds.includes(monitor.kind) ? [...list.kinds, monitor.kind] : list.kinds
  const [draft, setDraft] = useState(() => beginDraft({ monitor, start, kinds, products: offered }))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = inputOf(draft)
  const preview = usePreview(open ? input : { ...input, term: '' })
  const { busy, run } = useAct(({ fields, message }) => {
    setErrors(fields ?? {})
    setFailure(fields ? '' : message)
  })
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function change(part: Partial<MonitorDraft>) {
    setDraft((now) => ({ ...now, ...part }))
    setErrors((now) => (Object.keys(now).length > 0 ? {} : now))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const refused = checkDraft(input)
    setErrors(refused)
    if (Object.keys(refused).length > 0) return
    run(async () => {
      await (monitor
        ? ask(api.monitors[':id'].$put({ param: { id: monitor.id }, json: input }))
        : ask(api.monitors.$post({ json: input })))
      void toast({ title: monitor ? 'Monitor saved.' : 'Monitor added.' })
      onClose()
      await onSaved()
    })
  }

  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={busy}
      title={monitor ? 'Edit monitor' : 'Add monitor'}
      className="max-w-120"
      footer={
        <>
          <Button variant="outline" aria-disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={monitor ? 'Saving…' : 'Adding…'}>
            {monitor ? 'Save' : 'Add monitor'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate className="grid gap-4">
        <MonitorFields
          draft={draft}
          errors={errors}
          kinds={kinds}
          products={offered}
          proposals={monitor ? [] : list.proposals}
          onChange={change}
        />
        <output className="min-h-5 text-sm text-muted-foreground">{preview}</output>
        {failure && <FormFailure>{failure}</FormFailure>}
      </form>
    </ResponsiveDialog>
  )
}
