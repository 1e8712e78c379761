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
  disclosures: [],
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

const sentences = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Sentence/ })
const type = (field: HTMLElement, value: string) =>
  settle(() => fireEvent.change(field, { target: { value } }))

test('up to three sentences say whose product it is, one a row, and are sent without the empty ones', async () => {
  const { find } = await openDialog()
  expect(screen.getByRole('group', { name: "How you say it's yours" }).textContent).toContain(
    'Drafts that mention it use one of these word for word.',
  )
  const [first] = sentences()
  expect([sentences().length, first?.placeholder]).toEqual([1, 'I make Nest'])
  await type(first as HTMLElement, "It's my shop")
  await settle(() => fireEvent.keyDown(first as HTMLElement, { key: 'Enter' }))
  expect(document.activeElement).toBe(sentences()[1])
  await press('Add a sentence')
  expect(button('Add a sentence').getAttribute('aria-disabled')).toBe('true')
  await press('Add a sentence')
  expect(sentences()).toHaveLength(3)
  await type(sentences()[2] as HTMLElement, 'I carve these')
  await press('Remove sentence 1')
  expect(sentences().map(({ value }) => value)).toEqual(['', 'I carve these'])
  await press('Save Changes')
  expect(find('PUT /api/products/p1')?.body).toMatchObject({ disclosures: ['I carve these'] })
})
