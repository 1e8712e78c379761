import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { checkFields } from './check-fields.ts'

type Options = {
  send: (values: Record<string, string>) => Promise<void>
  /** Title of the toast when `send` fails; its text is the server's reason. */
  failureTitle: string
}

/** One form's way to the server: busy while it runs, reasons under the fields, focus on the first refused one. */
export function useSubmission({ send, failureTitle }: Options) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldErrors])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const refused = checkFields(values)
    setFailure(null)
    setFieldErrors(refused)
    if (Object.keys(refused).length > 0) return
    setBusy(true)
    // What the last try said no longer holds.
    dismissToasts()
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setFieldErrors(error.fields ?? {})
      const isSaid = error.message === failureTitle
      void toast({ title: failureTitle, ...(isSaid ? {} : { text: error.message }), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  // What already stands under a field is not said twice.
  const underField = failure !== null && Object.values(fieldErrors).flat().includes(failure.message)
  return {
    busy,
    failure: underField ? null : failure,
    fieldErrors,
    formProps: { ref: form, onSubmit, noValidate: true, method: 'post' },
  }
}
