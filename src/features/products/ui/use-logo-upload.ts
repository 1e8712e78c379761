import { useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { whyNotALogo } from './check-logo.ts'
import { drawInitials } from './draw-initials.ts'
import type { ProductForm } from './use-product-draft.ts'

type Options = { form: ProductForm; texts: { uploaded: string; failed: string } }

export function useLogoUpload({ form, texts }: Options) {
  const [uploading, setUploading] = useState(false)

  async function upload(file: Blob) {
    if (uploading) return
    dismissToasts()
    const refusal = whyNotALogo(file)
    if (refusal) return fail(refusal)
    setUploading(true)
    try {
      const { url } = await form.await(() => send(file))
      form.change({ icon: url })
      void toast({ title: texts.uploaded })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error.message)
    } finally {
      setUploading(false)
    }
  }

  function fail(reason: string) {
    form.refuse({ icon: [reason] })
    void toast({ title: texts.failed, text: reason, variant: 'destructive' })
  }

  async function make() {
    const { name } = form.draft
    if (name.trim() === '')
      return form.refuse({ icon: ["Enter the product's name first: we draw its initials."] })
    await upload(await drawInitials(name))
  }

  return { uploading, upload, make }
}

function send(file: Blob) {
  const headers = { 'content-type': file.type }
  return ask(api.products.icon.$post({}, { headers, init: { body: file } }))
}
