// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { emptyProfile } from './change-profile.ts'
import { emptyDraft, type ProductDraft } from './product-draft.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useWebsiteReading } from './use-website-reading.ts'

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

const profile = { ...emptyProfile, jobs: [{ text: 'Plan visits', from: 'It plans visits.' }] }
const site = { name: 'Nest', icon: '/icons/nest.webp', profile }

function render(description = '', changes: Partial<ProductDraft> = {}) {
  const asked = fakeNetwork()
  const hook = renderHook(
    () => {
      const form = useProductDraft({
        ...emptyDraft,
        website: 'https://example.com',
        description,
        ...changes,
      })
      return { form, website: useWebsiteReading(form) }
    },
    { wrapper: ReadsProvider },
  )
  const shown = () => hook.result.current
  const write = (index: number, text: string) =>
    settle(() => asked[index]?.answer({ description: text, failure: null, facts, ...site }))
  const press = () => settle(() => shown().website.generate())
  const enter = () => settle(() => shown().website.fill())
  return { ...hook, asked, shown, write, press, enter }
}

test('what the user typed meanwhile stays, and the facts of the website are taken all the same', async () => {
  const { press, write, shown } = render('old')
  await press()
  await settle(() => shown().form.change({ description: 'typed' }))
  await write(0, 'generated')
  expect(shown().form.draft).toMatchObject({ description: 'typed', facts })
  expect([shown().website.replaced, shownToasts()]).toEqual(['', ['Your description stays']])
})

test("one's own text, put back while another is on its way, is not lost to it", async () => {
  const { press, write, shown } = render('my own')
  await press()
  await write(0, 'first')
  expect([shown().form.draft.description, shown().website.replaced]).toEqual(['first', 'my own'])
  await press()
  await settle(() => shown().website.putBack())
  await write(1, 'second')
  expect(shown().form.draft.description).toBe('my own')
})

test('a second press asks for nothing, and the form waits until the answer is there', async () => {
  const { asked, press, write, shown } = render()
  await press()
  await press()
  expect([asked.length, shown().website.reading, shown().form.waiting]).toEqual([1, true, true])
  await write(0, 'generated')
  expect([shown().website.reading, shown().form.waiting]).toEqual([false, false])
})

test('that one website failed is not said of the next', async () => {
  const { asked, press, shown } = render()
  await press()
  await settle(() => shown().form.change({ website: 'https://other.example' }))
  await settle(() => asked[0]?.refuse('Nobody answers there.'))
  expect(shown().website.failure).toBe('')
  await settle(() => shown().form.change({ website: 'https://example.com' }))
  expect(shown().website.failure).toBe('Nobody answers there.')
})

test('leaving the form gives it up, and nothing more is said', async () => {
  const { asked, press, write, unmount } = render()
  await press()
  unmount()
  await write(0, 'generated')
  expect([asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
})

test('an address fills everything that is empty, and says so', async () => {
  const { enter, write, shown } = render()
  await enter()
  expect([shown().website.reading, shown().website.isRead]).toEqual([true, false])
  await write(0, 'A box for birds.')
  expect(shown().form.draft).toMatchObject({ description: 'A box for birds.', facts, ...site })
  expect([shown().website.isRead, shown().website.lacksIcon]).toEqual([true, false])
  expect(shown().website.arriving.toSorted()).toEqual(['description', 'facts', 'icon', 'name', 'profile'])
  expect(shownToasts()).toEqual(['Description generated!'])
})

test('without a description the rest is filled in, what was written stays, and the reason is told', async () => {
  const { asked, press, shown } = render('My words.')
  await press()
  const failure = 'No writing service is set up here.'
  await settle(() => asked[0]?.answer({ ...site, description: '', failure, facts: [], profile: null }))
  expect(shown().form.draft).toMatchObject({ name: 'Nest', icon: site.icon, description: 'My words.' })
  const { website } = shown()
  expect([website.failure, website.isRead, website.isFilled]).toEqual([failure, true, false])
  expect(shownToasts()).toEqual(['Failed to generate description. Please try again or write it manually.'])
})

const own = {
  name: 'Mine',
  icon: '/icons/mine.webp',
  description: 'My words.',
  facts: [{ text: 'My fact.', source: null }],
  profile: { ...emptyProfile, notFor: [{ text: 'Cats', from: null }] },
}

test('what was typed before the address stays, each for itself', async () => {
  for (const [part, value] of Object.entries(own)) {
    const { enter, write, shown, unmount } = render('', { [part]: value })
    await enter()
    await write(0, 'A box for birds.')
    expect(shown().form.draft).toEqual({
      ...emptyDraft,
      website: 'https://example.com',
      description: 'A box for birds.',
      facts,
      ...site,
      [part]: value,
    })
    unmount()
  }
})

test('what is typed while the website is read stays, too', async () => {
  const { enter, write, shown } = render()
  await enter()
  await settle(() => shown().form.change(own))
  await write(0, 'A box for birds.')
  expect(shown().form.draft).toMatchObject(own)
  expect([shown().website.arriving, shownToasts()]).toEqual([[], ['Your description stays']])
})

test('with nothing left to fill, Enter asks for nothing', async () => {
  const { asked, enter, shown } = render('', own)
  await enter()
  expect([asked, shown().website.canFill]).toEqual([[], false])
})

test('a website that brought nothing is read, and filled nothing', async () => {
  const { enter, write, shown } = render()
  expect(shown().website.canFill).toBe(true)
  await enter()
  await settle(() => shown().form.change(own))
  await write(0, 'A box for birds.')
  expect([shown().website.isRead, shown().website.isFilled]).toEqual([true, false])
})

const mixed = {
  ...emptyProfile,
  what: { text: 'old calendar', from: 'An old calendar.' },
  jobs: [
    { text: 'Old job', from: 'The old site.' },
    { text: 'plan VISITS', from: null },
  ],
  confusions: [{ text: 'Old mistake', from: 'The old site.' }],
}

test('another website replaces what the last one said in the profile, and leaves what is the owner’s', async () => {
  const { press, write, shown } = render('old', { profile: mixed })
  await settle(() => shown().form.change({ website: 'other.example' }))
  await press()
  await write(0, 'generated')
  expect(shown().form.draft.profile).toEqual({
    ...emptyProfile,
    jobs: [{ text: 'plan VISITS', from: null }],
  })
  expect(shown().website.arriving).toContain('profile')
})

test('the same website, and Enter with another one, leave a profile as it is', async () => {
  const { press, enter, write, shown } = render('old', { profile: mixed, website: 'example.com' })
  await settle(() => shown().form.change({ website: 'https://example.com' }))
  await press()
  await write(0, 'generated')
  await settle(() => shown().form.change({ website: 'https://other.example' }))
  await enter()
  await write(1, 'generated')
  expect(shown().form.draft.profile).toEqual(mixed)
})

test('a profile that was emptied can be filled again', async () => {
  const { enter, write, shown } = render('', { ...own, profile: emptyProfile })
  await enter()
  await write(0, 'A box for birds.')
  expect([shown().form.draft.profile, shown().website.isFilled]).toEqual([profile, true])
})

test('what was filled in fades in once', async () => {
  const { enter, write, shown } = render()
  await enter()
  await write(0, 'A box for birds.')
  await settle(() => shown().website.hasArrived('name'))
  expect(shown().website.arriving).not.toContain('name')
})

test('a website without a picture is said to have none, until there is another address', async () => {
  const { asked, enter, shown } = render()
  await enter()
  await settle(() => asked[0]?.answer({ description: 'A box.', facts, ...site, icon: null }))
  expect([shown().website.lacksIcon, shown().form.draft.icon]).toEqual([true, ''])
  await settle(() => shown().form.change({ website: 'https://other.example' }))
  expect([shown().website.lacksIcon, shown().website.isRead]).toEqual([false, false])
})

test('a page that could not be opened says what to do about it', async () => {
  const { asked, enter, shown } = render()
  await enter()
  const refusal = {
    error: 'The website could not be reached.',
    code: 'upstream_failed',
    reason: 'unread_website',
  }
  await settle(() => asked[0]?.answer(refusal, 502))
  expect(shown().website.failure).toBe(
    "We couldn't open that page. Check the address or fill this in yourself.",
  )
  expect(shownToasts()).toEqual(['Failed to generate description. Please try again or write it manually.'])
})
