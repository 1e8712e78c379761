import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { toast } from '../../../ui/toast.tsx'
import { whyNotALogo } from './check-logo.ts'
import { drawInitials } from './draw-initials.ts'
import type { ProductForm } from './use-product-draft.ts'

type Options = { form: ProductForm; texts: { uploaded: string; failed: string } }

export function useLogoUpload({ form, texts }: Options) {
  function fail(reason: string) {
    form.refuse({ icon: [reason] })
    void toast({ title: texts.failed, text: reason, variant: 'destructive' })
  }

  const { busy: uploading, run } = useAct(({ message }) => fail(message))

  async function keep(file: Blob) {
    const refusal = whyNotALogo(file)
    if (refusal) return fail(refusal)
    const { url } = await form.await(() => send(file))
    form.change({ icon: url })
    void toast({ title: texts.uploaded })
  }

  function make() {
    const { name } = form.draft
    if (name.trim() === '')
      return form.refuse({ icon: ["Enter the product's name first: we draw its initials."] })
    run(async () => keep(await drawInitials(name)))
  }

  return { uploading, upload: (file: Blob) => void run(() => keep(file)), make }
}

function send(file: Blob) {
  const headers = { 'content-type': file.type }
  return ask(api.products.icon.$post({}, { headers, init: { body: file } }))
}
