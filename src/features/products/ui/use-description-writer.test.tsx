// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { emptyDraft } from './product-draft.ts'
import { useDescriptionWriter } from './use-description-writer.ts'
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

const facts = [{ text: 'It is free.', source: 'https://example.com' }]

function render(description = '') {
  const asked = fakeNetwork()
  const hook = renderHook(
    () => {
      const form = useProductDraft({ ...emptyDraft, website: 'https://example.com', description })
      return { form, writer: useDescriptionWriter(form) }
    },
    { wrapper: ReadsProvider },
  )
  const shown = () => hook.result.current
  const write = (index: number, text: string) =>
    settle(() => asked[index]?.answer({ description: text, facts }))
  return { ...hook, asked, shown, write, press: () => settle(() => shown().writer.generate()) }
}

test('what the user typed meanwhile stays, and the facts of the website are taken all the same', async () => {
  const { press, write, shown } = render('old')
  await press()
  await settle(() => shown().form.change({ description: 'typed' }))
  await write(0, 'generated')
  expect(shown().form.draft).toMatchObject({ description: 'typed', facts })
  expect([shown().writer.replaced, shownToasts()]).toEqual(['', ['Your description stays']])
})

test("one's own text, put back while another is on its way, is not lost to it", async () => {
  const { press, write, shown } = render('my own')
  await press()
  await write(0, 'first')
  expect([shown().form.draft.description, shown().writer.replaced]).toEqual(['first', 'my own'])
  await press()
  await settle(() => shown().writer.putBack())
  await write(1, 'second')
  expect(shown().form.draft.description).toBe('my own')
})

test('a second press asks for nothing, and the form waits until the answer is there', async () => {
  const { asked, press, write, shown } = render()
  await press()
  await press()
  expect([asked.length, shown().writer.generating, shown().form.waiting]).toEqual([1, true, true])
  await write(0, 'generated')
  expect([shown().writer.generating, shown().form.waiting]).toEqual([false, false])
})

test('that one website failed is not said of the next', async () => {
  const { asked, press, shown } = render()
  await press()
  await settle(() => shown().form.change({ website: 'https://other.example' }))
  await settle(() => asked[0]?.refuse('Nobody answers there.'))
  expect(shown().writer.failure).toBe('')
  await settle(() => shown().form.change({ website: 'https://example.com' }))
  expect(shown().writer.failure).toBe('Nobody answers there.')
})

test('leaving the form gives it up, and nothing more is said', async () => {
  const { asked, press, write, unmount } = render()
  await press()
  unmount()
  await write(0, 'generated')
  expect([asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
})
