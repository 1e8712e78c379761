import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { whyNotALogo } from './check-logo.ts'
import { drawInitials } from './draw-initials.ts'
import type { ProductForm } from './use-product-draft.ts'

export type LogoUpload = ReturnType<typeof useLogoUpload>

/** Brings a picture to the server; of two the later one counts. It belongs to the form, and leaving that gives it up. */
export function useLogoUpload(form: ProductForm, texts: { uploaded: string; failed: string }) {
  const { busy: uploading, run } = useAct(({ message }) => fail(message), { latest: true, open: form.open })

  function fail(reason: string) {
    form.refuse({ icon: [reason] })
    void toast({ title: texts.failed, text: reason, variant: 'destructive' })
  }

  async function keep(file: Blob, signal: AbortSignal) {
    const { url } = await form.await(() => send(file, signal))
    form.change({ icon: url })
    void toast({ title: texts.uploaded })
  }

  function upload(file: Blob) {
    const refusal = whyNotALogo(file)
    if (!refusal) return void run((signal) => keep(file, signal))
    dismissToasts()
    fail(refusal)
  }

  function make() {
    const { name } = form.draft
    if (name.trim() === '')
      return form.refuse({ icon: ["Enter the product's name first: we draw its initials."] })
    run(async (signal) => keep(await drawInitials(name), signal))
  }

  return { uploading, upload, make }
}

function send(file: Blob, signal: AbortSignal) {
  const headers = { 'content-type': file.type }
  return ask(api.products.icon.$post({}, { headers, init: { body: file, signal } }))
}
