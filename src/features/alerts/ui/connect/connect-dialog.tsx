import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormFailure } from '../../../../ui/form-failure.tsx'
import { Input } from '../../../../ui/input.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { Channel } from '../../schema.ts'
import { connectChannel } from './connect-channel.ts'
import { type Connectable, connectWords } from './connect-words.ts'
import { HelpLink } from './help-link.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const MOST_SIGNS = 60

type ConnectDialogProps = {
  kind: Connectable
  /** The one to give another address. */
  channel: Channel | null
  open: boolean
  onClose: () => void
  onKept: (channel: Channel) => Promise<void>
  onForgotten: (id: string) => Promise<void>
}

export function ConnectDialog({ kind, channel, open, onClose, onKept, onForgotten }: ConnectDialogProps) {
  const { title, description, label, placeholder, help, named } = connectWords[kind]
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  /** Once it's removed, there is nothing left to replace. */
  const [former, setFormer] = useState(channel)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useAct(({ fields, message }) => {
    setErrors(fields ?? {})
    setFailure(fields ? '' : message)
  })
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const url = typed.url?.trim() ?? ''
    const name = typed.label?.trim()
    setFailure('')
    setErrors(url === '' ? { url: ['Paste the address.'] } : {})
    if (url === '') return
    run(async () => {
      const added = await connectChannel({
        input: { kind, url, label: name || null },
        former,
        onForgotten: async (id) => {
          setFormer(null)
          await onForgotten(id)
        },
      })
      await onKept(added.channel)
      if (added.secret !== null) return setSecret(added.secret)
      void toast({ title: channel ? 'Address changed.' : `${title} connected.` })
      onClose()
    })
  }

  if (secret !== null && open) return <SecretDialog secret={secret} onDone={onClose} />
  return (
    <ResponsiveDialog
      open={open && secret === null}
      onOpenChange={(next) => !next && onClose()}
      busy={busy}
      title={channel ? `Change the address of ${title}` : `Connect ${title}`}
      description={description}
      className="max-w-112"
      footer={
        <Button type="submit" form={formId} busy={busy} busyLabel={channel ? 'Changing…' : 'Connecting…'}>
          {channel ? 'Change address' : 'Connect'}
        </Button>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field
          label={label}
          errors={errors.url}
          hint={
            help && (
              <>
                {help.text} <HelpLink href={help.href}>{help.link}</HelpLink>
              </>
            )
          }
        >
          {(control) => (
            <Input
              {...control}
              name="url"
              type="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              required
            />
          )}
        </Field>
        {named !== null && (
          <Field label="Channel name" aside={<Optional />} errors={errors.label}>
            {(control) => (
              <Input
                {...control}
                name="label"
                autoComplete="off"
                maxLength={MOST_SIGNS}
                placeholder={named}
                defaultValue={channel?.label ?? ''}
              />
            )}
          </Field>
        )}
        {failure && <FormFailure>{failure}</FormFailure>}
      </form>
    </ResponsiveDialog>
  )
}

const Optional = () => <span className="text-sm text-muted-foreground">optional</span>
