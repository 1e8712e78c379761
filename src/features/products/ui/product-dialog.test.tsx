// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { Product } from '../schema.ts'
import { ProductDialog } from './product-dialog.tsx'

beforeEach(async () => {
  // Loaded before time stands still.
  await import('../../../ui/wide-dialog.tsx')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nest: Product = {
  id: 'p1',
  name: 'Nest',
  website: 'https://nest.example',
  description: 'A box for birds.',
  icon: '/icons/nest.webp',
  subreddits: ['birding'],
  facts: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  profile: null,
  readOnly: false,
}

/** As in the list, which keeps a closed dialog while it fades. */
function List() {
  const [open, setOpen] = useState(true)
  return (
    <ProductDialog
      open={open}
      product={nest}
      onClose={() => setOpen(false)}
      onChanged={async () => {}}
      noteOf={() => undefined}
      NameCheck={() => null}
    />
  )
}

/** Its label is followed by the one that it has while it is busy. */
const button = (label: string) => screen.getByRole('button', { name: (name) => name.startsWith(label) })
const press = (label: string) => settle(() => fireEvent.click(button(label)))

async function openDialog() {
  const asked = fakeNetwork()
  render(<List />, { wrapper: ReadsProvider })
  await settle()
  return { find: (what: string) => asked.find((question) => question.what === what) }
}

test('closing the form gives up the description on its way, and nothing is said of it', async () => {
  const { find } = await openDialog()
  await press('Generate with AI')
  const question = find('POST /api/ai/generate-description')
  expect(question?.signal?.aborted).toBe(false)
  await press('Cancel')
  await settle(() => question?.answer({ description: 'Written for you.', facts: [] }))
  expect([question?.signal?.aborted, shownToasts()]).toEqual([true, []])
})

test('closing the form gives up the logo on its way, and nothing is said of it', async () => {
  const { find } = await openDialog()
  const picture = new File(['logo'], 'logo.png', { type: 'image/png' })
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  await settle(() => fireEvent.change(input, { target: { files: [picture] } }))
  const question = find('POST /api/products/icon')
  expect(question?.signal?.aborted).toBe(false)
  await press('Cancel')
  await settle(() => question?.refuse('Too large.'))
  expect([question?.signal?.aborted, shownToasts()]).toEqual([true, []])
})
