// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { settle } from '../../../test/settle.ts'
import { shownToasts } from '../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import type { Product } from '../../features/products/schema.ts'
import { emptyDraft } from '../../features/products/ui/product-draft.ts'
import { dismissToasts } from '../../ui/toast.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Wizard } from './wizard.tsx'
import type { WizardState } from './wizard-state.ts'

const gone: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  // It would be heard in the tests of other threads.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  vi.spyOn(location, 'assign').mockImplementation((to) => void gone.push(String(to)))
})
afterEach(() => {
  cleanup()
  dismissToasts()
  sessionStorage.clear()
  localStorage.clear()
  gone.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const product = {
  ...emptyDraft,
  name: 'Nest',
  website: 'https://nest.example',
  description: 'A box for birds.',
  icon: '/icons/nest.webp',
  subreddits: ['birding', 'woodworking'],
}
const url = 'https://checkout.stripe.test/c/1'

const kept = () => JSON.parse(localStorage.getItem('reddit-filters') ?? 'null')

async function open(start: Partial<WizardState>, savedId?: string) {
  const asked = fakeNetwork()
  const state = { step: 1, product, plan: null, ...start }
  const saved = savedId === undefined ? null : ({ ...product, id: savedId } as Product)
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReadsProvider>
          <Wizard viewer={{ id: 'u1', name: 'Ada' }} saved={saved} start={state} ready />
          <Toaster />
        </ReadsProvider>
      ),
    },
    { path: '/dashboard', Component: () => <p>The dashboard</p> },
  ])
  const page = render(<Page />)
  await settle()
  const besides = new Set(['GET /api/reddit/stances', 'POST /api/communities/suggestions'])
  const questions = () => asked.filter(({ what }) => !besides.has(what))
  const answerSuggestions = (...names: string[]) => {
    const communities = names.map((name) => ({
      name,
      members: null,
      comments: 'silent',
      posts: 'silent',
      thread: null,
    }))
    const open = asked.findLast(({ what }) => what === 'POST /api/communities/suggestions')
    return settle(() => open?.answer({ state: 'found', communities }))
  }
  return { ...page, questions, answerSuggestions, asked: () => questions().map(({ what }) => what) }
}

/** Its label is followed by the one that it has while it is busy. */
const button = (label: string) => screen.getByRole('button', { name: (name) => name.startsWith(label) })
/** The second press of a double press comes with `times` 2, on whatever stands there by now. */
const press = (name: string, times = 1) => settle(() => fireEvent.click(button(name), { detail: times }))
const step = () => screen.getByText(/^Step \d of 4$/).textContent

test('two quick presses go one step on, and nothing is said of what that step still lacks', async () => {
  await open({ product: emptyDraft })
  await press('Next')
  await press('Next', 2)
  expect([step(), shownToasts()]).toEqual(['Step 2 of 4', []])
  await press('Next')
  expect(shownToasts()).toEqual(['Enter your website to continue.'])
})

test('two quick presses save nothing on a step that nobody has seen', async () => {
  const { asked } = await open({ step: 2 })
  await press('Next')
  await press('Save Product', 2)
  expect([step(), asked()]).toEqual(['Step 3 of 4', []])
})

test('Enter held down goes one step on, and pressed anew it goes on', async () => {
  await open({})
  const pressEnter = (repeat: boolean) =>
    // As in a browser, a key that the page lets through presses the button.
    settle(
      () => fireEvent.keyDown(button('Next'), { key: 'Enter', repeat }) && fireEvent.click(button('Next')),
    )
  await pressEnter(false)
  await pressEnter(true)
  await pressEnter(true)
  expect(step()).toBe('Step 2 of 4')
  await pressEnter(false)
  expect(step()).toBe('Step 3 of 4')
})

test('a product is saved once, and with what was changed while it was saved', async () => {
  const { asked, questions } = await open({ step: 3 })
  await press('Save Product')
  fireEvent.submit(button('Save Product').closest('form') as HTMLFormElement)
  await settle(() => questions()[0]?.answer({ products: [], limit: 3 }))
  expect(asked()).toEqual(['GET /api/products', 'POST /api/products'])
  await settle(() => fireEvent.click(button('Remove r/birding')))
  await settle(() => questions()[1]?.answer({ id: 'p1' }, 201))
  expect([asked().slice(2), questions()[2]?.body]).toMatchObject([
    ['PUT /api/products/p1'],
    { subreddits: ['woodworking'] },
  ])
  expect(step()).toBe('Step 3 of 4')
  await settle(() => questions()[2]?.answer({ id: 'p1' }))
  expect([step(), shownToasts()]).toEqual(['Step 4 of 4', ['Product created!']])
})

test('a description on its way is not lost to someone who goes back, nor are their own words', async () => {
  const { questions } = await open({ step: 2 })
  await press('Generate with AI')
  await press('Back')
  await settle(() => questions()[0]?.answer({ description: 'Written for you.', facts: [] }))
  await press('Next')
  const description = screen.getByLabelText('Description')
  expect(description).toHaveProperty('value', 'Written for you.')
  await press('Put my own text back')
  expect(description).toHaveProperty('value', product.description)
})

test('the setup is completed once, and ends at the payment', async () => {
  const { asked, questions } = await open({ step: 4, plan: 'pro' })
  await press('Complete Setup')
  await press('Complete Setup')
  expect(asked()).toEqual(['POST /api/account/complete-onboarding'])
  await settle(() => questions()[0]?.answer(), 1_000)
  await press('Complete Setup')
  await settle(() => questions()[1]?.answer({ url }))
  await press('Complete Setup')
  expect(asked()).toEqual([
    'POST /api/account/complete-onboarding',
    'POST /api/stripe/create-checkout-session',
  ])
  expect(gone).toEqual([url])
})

test('once the setup is completed, the feed opens with the product and its best community', async () => {
  localStorage.setItem('reddit-filters', JSON.stringify({ selectedProductId: 'p0', appliedSort: 'top' }))
  const { questions, answerSuggestions } = await open({ step: 3 })
  await answerSuggestions('parrots', 'Woodworking', 'birding')
  await press('Save Product')
  await settle(() => questions()[0]?.answer({ products: [], limit: 3 }))
  await settle(() => questions()[1]?.answer({ id: 'p1' }, 201))
  await settle(() => fireEvent.click(screen.getByRole('radio', { name: /^Pro/ })))
  await press('Complete Setup')
  expect(kept()).toMatchObject({ selectedProductId: 'p0' })
  await settle(() => questions()[2]?.answer(), 1_000)
  expect(kept()).toEqual({
    selectedSort: 'hot',
    selectedTime: 'day',
    appliedSort: 'hot',
    appliedTime: 'day',
    selectedSubreddit: 'woodworking',
    appliedSubreddit: 'woodworking',
    selectedProductId: 'p1',
  })
})

test('a browser that keeps nothing completes the setup all the same', async () => {
  const refuse = () => {
    throw new DOMException('Not here', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  const { questions } = await open({ step: 4, plan: 'pro' }, 'p1')
  await press('Complete Setup')
  await settle(() => questions()[0]?.answer(), 1_000)
  await settle(() => questions()[1]?.answer({ url }))
  expect(gone).toEqual([url])
})

test('someone who left while the setup was completed is not taken to the payment', async () => {
  const { asked, questions, unmount } = await open({ step: 4, plan: 'pro' })
  await press('Complete Setup')
  unmount()
  await settle(() => questions()[0]?.answer(), 1_000)
  expect(asked()).toEqual(['POST /api/account/complete-onboarding'])
  expect([gone, shownToasts(), sessionStorage.length]).toEqual([[], [], 0])
})

test('someone who left while the checkout was opened is not taken there either', async () => {
  const { questions, unmount } = await open({ step: 4, plan: 'pro' })
  await press('Complete Setup')
  await settle(() => questions()[0]?.answer(), 1_000)
  unmount()
  await settle(() => questions()[1]?.answer({ url }))
  expect([questions()[1]?.signal?.aborted, gone]).toEqual([true, []])
})

test('where the checkout fails, the dashboard takes over', async () => {
  const { questions } = await open({ step: 4, plan: 'pro' })
  await press('Complete Setup')
  await settle(() => questions()[0]?.answer(), 1_000)
  await settle(() => questions()[1]?.refuse('Not now.'), 1_000)
  expect([screen.queryByText('The dashboard')?.textContent, shownToasts()]).toEqual([
    'The dashboard',
    ['Error'],
  ])
})
