// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { emptyDraft } from './product-draft.ts'
import { useLogoUpload } from './use-logo-upload.ts'
import { useProductDraft } from './use-product-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' })
const texts = { uploaded: 'Uploaded', failed: 'Failed to upload' }

function render() {
  const asked = fakeNetwork()
  const hook = renderHook(
    () => {
      const form = useProductDraft(emptyDraft)
      return { form, logo: useLogoUpload(form, texts) }
    },
    { wrapper: ReadsProvider },
  )
  const shown = () => hook.result.current
  return { ...hook, asked, shown, hand: (file: File) => settle(() => shown().logo.upload(file)) }
}

test('of two files the later one becomes the logo, and the form waits for it', async () => {
  const { asked, hand, shown } = render()
  await hand(picture('first'))
  await hand(picture('second'))
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await settle(() => asked[0]?.answer({ url: '/first' }))
  expect([shown().form.draft.icon, shown().form.waiting, shown().logo.uploading]).toEqual(['', true, true])
  await settle(() => asked[1]?.answer({ url: '/second' }))
  expect([shown().form.draft.icon, shown().form.waiting, shownToasts()]).toEqual([
    '/second',
    false,
    ['Uploaded'],
  ])
})

test('a file that can be no logo does not end the upload of one that can', async () => {
  const { asked, hand, shown } = render()
  await hand(picture('first'))
  await hand(new File(['text'], 'notes.txt', { type: 'text/plain' }))
  expect(shown().form.errors.icon).toEqual(['Use a PNG, JPEG or WebP picture.'])
  await settle(() => asked[0]?.answer({ url: '/first' }))
  expect([asked.length, shown().form.draft.icon, shown().form.errors.icon]).toEqual([1, '/first', undefined])
})

test('leaving the form gives the upload up, and nothing more is said', async () => {
  const { asked, hand, unmount } = render()
  await hand(picture('first'))
  unmount()
  await settle(() => asked[0]?.answer({ url: '/first' }))
  expect([asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
})
