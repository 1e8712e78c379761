// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorld, judged } from '../../../../../test/fake-world.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { carryToasts, takeCarriedToasts } from '../../../../ui/carried-toasts.ts'
import { switchShortcuts } from '../../../../ui/remembered-shortcuts.ts'
import { dismissToasts } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { FiltersProvider, useFilters } from '../filters/filters-provider.tsx'
import { PostFeed } from './post-feed.tsx'

beforeAll(() => import('../reader/post-dialog-wide.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nest = { id: 'nest', name: 'Nest', subreddits: ['Startups', 'birding'] } as FeedProduct
const perch = { id: 'perch', name: 'Perch', subreddits: ['parrots'] } as FeedProduct
const world = {
  Startups: [judged('low'), judged('strong')],
  birding: [judged('fair'), judged('strong')],
  parrots: [judged('strong')],
}

/** As in the header. */
function Header() {
  const { products, change } = useFilters()
  return (
    <>
      {products.map((product) => (
        <button key={product.id} type="button" onClick={() => change({ type: 'choose_product', product })}>
          {product.name}
        </button>
      ))}
      <button type="button" onClick={() => change({ type: 'edit', sort: 'new' })}>
        Choose new
      </button>
      <button type="button" onClick={() => change({ type: 'apply' })}>
        Apply
      </button>
      <input aria-label="Words" />
    </>
  )
}

type Given = Partial<Parameters<typeof fakeWorld>[0]> & {
  applied?: string
  onAdd?: () => void
  products?: FeedProduct[]
}

async function open({ applied = 'birding', onAdd = () => {}, products = [nest], ...more }: Given = {}) {
  if (!localStorage.getItem('reddit-filters')) {
    const filters = {
      selectedProductId: products[0]?.id,
      selectedSubreddit: applied,
      appliedSubreddit: applied,
    }
    localStorage.setItem('reddit-filters', JSON.stringify({ ...filters, appliedSort: 'rising' }))
  }
  const network = fakeWorld({ world, ...more })
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReadsProvider>
          <FiltersProvider products={products}>
            <Header />
            <PostFeed
              enabled
              renderPanel={() => null}
              pasting={{ open: false, onOpenChange: () => {} }}
              onHelp={() => {}}
              onAddSubreddit={onAdd}
            />
          </FiltersProvider>
        </ReadsProvider>
      ),
    },
  ])
  render(<Page />)
  await settle()
  await network.answerAll()
  const asks = (path: string) => network.asked.filter(({ what }) => what.includes(path)).length
  return {
    ...network,
    listings: () =>
      network.asked
        .filter(({ what }) => what.includes('reddit.js'))
        .map(({ what }) => new URL(what.split(' ')[1] ?? '', 'http://tab.test').searchParams)
        .map((query) => `${query.get('subreddit')} ${query.get('sort')}`),
    counts: () => asks('/api/fits/strong'),
    press: async (name: string | RegExp, role = 'tab') => {
      await settle(() => fireEvent.click(screen.getByRole(role, { name })))
      await network.answerAll()
    },
    type: async (key: string, on: Element = document.body) => {
      await settle(() => fireEvent.keyDown(on, { key }))
      await network.answerAll()
    },
  }
}

const tabs = () =>
  screen.queryAllByRole('tab').map((tab) => tab.getAttribute('aria-label') ?? tab.textContent)
const current = () => screen.queryAllByRole('tab', { selected: true }).map((tab) => tab.textContent)
const headline = () => screen.getByRole('heading', { level: 1 }).textContent
const kept = () => JSON.parse(localStorage.getItem('reddit-filters') ?? 'null')

test('a tab chooses and applies its subreddit at once and saves it, without a word; sort and time stay', async () => {
  const { press, listings } = await open()
  expect([tabs(), current()]).toEqual([['All', 'r/Startups', 'r/birding'], ['r/birding']])
  await press('r/Startups')
  expect(kept()).toMatchObject({
    selectedSubreddit: 'Startups',
    appliedSubreddit: 'Startups',
    selectedSort: 'hot',
    appliedSort: 'rising',
  })
  expect([listings(), current(), shownToasts()]).toEqual([
    ['birding rising', 'Startups rising'],
    ['r/Startups'],
    [],
  ])
})

test("'All' shows all of the product's subreddits at once, is kept under a key of its own, and never among the filters", async () => {
  const { press, listings } = await open()
  const filters = localStorage.getItem('reddit-filters')
  await press('All')
  expect([listings().at(-1), current()]).toEqual(['Startups+birding rising', ['All']])
  screen.getByText(/^2 communities, rising\. 4 posts/)
  expect(localStorage.getItem('reddit-filters')).toBe(filters)
  expect(localStorage.getItem('threadlark-feed-all')).toBe('nest')
  cleanup()
  const again = await open()
  expect([again.listings(), current()]).toEqual([['Startups+birding rising'], ['All']])
  await again.press('r/birding')
  expect([again.listings().at(-1), localStorage.getItem('threadlark-feed-all')]).toEqual([
    'birding rising',
    null,
  ])
})

test("what is applied in the filters leaves 'All', what is only chosen there does not", async () => {
  const { press, listings } = await open()
  await press('All')
  await press('Choose new', 'button')
  expect(current()).toEqual(['All'])
  await press('Apply', 'button')
  expect([listings().at(-1), current()]).toEqual(['birding new', ['r/birding']])
  expect(localStorage.getItem('threadlark-feed-all')).toBeNull()
})

test("'All' that was chosen for somebody else's product counts as nothing chosen", async () => {
  localStorage.setItem('threadlark-feed-all', 'theirs')
  const { listings } = await open()
  expect([listings(), current()]).toEqual([['birding rising'], ['r/birding']])
})

test("'All' goes along to another product; one with a single subreddit has no such tab", async () => {
  const loom = { id: 'loom', name: 'Loom', subreddits: ['parrots', 'Startups'] } as FeedProduct
  const { press, listings } = await open({ products: [nest, loom, perch] })
  await press('All')
  await press('Loom', 'button')
  expect([listings().at(-1), current()]).toEqual(['parrots+Startups rising', ['All']])
  await press('Perch', 'button')
  expect([tabs(), listings().at(-1), current()]).toEqual([['r/parrots'], 'birding rising', []])
})

test("where none of the product's subreddits is applied, no tab is current, and the keyboard still gets in", async () => {
  const { press } = await open({ applied: 'microsaas', world: { ...world, microsaas: [judged('low')] } })
  expect(current()).toEqual([])
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  expect(screen.queryByRole('tabpanel')).toBeNull()
  await press('r/birding')
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('tabindex'))).toEqual(['-1', '-1', '0'])
  screen.getByRole('tabpanel', { name: 'r/birding' })
})

test('a subreddit is the same in any spelling', async () => {
  await open({ applied: 'startups', world: { ...world, startups: [judged('low')] } })
  expect(current()).toEqual(['r/Startups'])
})

test('tabs tell how many strong fits wait, and all of them together', async () => {
  await open({ strong: { Startups: 4, birding: 0 } })
  expect(tabs()).toEqual(['All, 4 strong fits', 'r/Startups, 4 strong fits', 'r/birding, no strong fits'])
  cleanup()
  await open({ strong: { Startups: 1 } })
  // Of the third nobody knows, so nobody knows the sum.
  expect(tabs()).toEqual(['All', 'r/Startups, 1 strong fit', 'r/birding'])
})

test('they are counted again once a post was open, and as posts are read', async () => {
  const { counts, answerAll } = await open({ strong: { Startups: 4, birding: 1 } })
  const before = counts()
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'birding 1' })))
  await settle(undefined, 1_000)
  expect(counts()).toBe(before)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: /^Close/ })), 1_000)
  await answerAll()
  expect([before, counts()]).toEqual([2, 3])
  expect(tabs()[2]).toBe('r/birding, 1 strong fit')
})

test('where another subreddit is known to hold more, it is offered without reading it: the one with the most', async () => {
  const three = { ...nest, subreddits: ['Startups', 'birding', 'parrots'] }
  const { listings, press } = await open({
    products: [three],
    world: { ...world, birding: [judged('fair')] },
    strong: { Startups: 1, birding: 0, parrots: 4 },
  })
  expect(headline()).toBe('Nothing strong in r/birding today. Try r/parrots (4 strong fits)')
  expect(listings()).toEqual(['birding rising'])
  await press('Try r/parrots (4 strong fits)', 'button')
  expect([headline(), current()]).toEqual(['One thread worth your time', ['r/parrots']])
})

test('the headline counts what waits among the posts, in one subreddit or in all', async () => {
  const { press } = await open({ strong: { Startups: 1, birding: 1 } })
  expect(headline()).toBe('One thread worth your time')
  await press('All, 2 strong fits')
  expect(headline()).toBe('Two threads worth your time')
  cleanup()
  await open({ answered: ['birding1', 'Startups1'], strong: { Startups: 0, birding: 0 } })
  expect(headline()).toBe('Nothing strong left in your communities today.')
})

test("strong fits that aren't on the page are counted in a note", async () => {
  const { listings } = await open({
    world: { ...world, birding: [judged('low')] },
    strong: { Startups: 3, birding: 2 },
  })
  expect(headline()).toBe('No strong fits in these posts.')
  screen.getByText("2 strong fits from the last two days aren't on this page. Find them in Today.")
  expect(listings()).toEqual(['birding rising'])
})

test('posts that came while a tab stayed open are new at the next visit; a tab opened for the first time has no dividers', async () => {
  const start = Date.now()
  const written = (minutes: Record<string, number>) =>
    Object.fromEntries(Object.entries(minutes).map(([id, after]) => [id, start / 1_000 + after * 60]))
  await open()
  await settle(undefined, 30 * 60_000)
  cleanup()
  await settle(undefined, 90 * 60_000)
  const { press } = await open({
    written: written({ birding0: -10, birding1: 10, Startups0: -10, Startups1: 20 }),
  })
  const parts = () =>
    screen
      .getAllByRole('list', { name: /osts/ })
      .map((list) => [list.getAttribute('aria-label'), list.querySelectorAll('li').length])
  const both = [
    ['New posts', 1],
    ['Posts from before your last visit', 1],
  ]
  expect(parts()).toEqual(both)
  await press('r/Startups')
  expect(parts()).toEqual([['Posts', 2]])
  await press('All')
  expect(parts()).toEqual([
    ['New posts', 2],
    ['Posts from before your last visit', 2],
  ])
  await press('r/birding')
  expect(parts()).toEqual(both)
})

test('[ and ] go along the tabs, figures to one of them; not while typing, nor once switched off', async () => {
  const { type } = await open()
  await type(']')
  expect([current(), document.activeElement]).toEqual([['All'], screen.getByRole('tab', { name: 'All' })])
  await type('[')
  expect(current()).toEqual(['r/birding'])
  await type('2')
  expect(current()).toEqual(['r/Startups'])
  await type('9')
  await type('3', screen.getByLabelText('Words'))
  expect(current()).toEqual(['r/Startups'])
  switchShortcuts(false)
  await type('3')
  expect(current()).toEqual(['r/Startups'])
  switchShortcuts(true)
  await type('3')
  expect(current()).toEqual(['r/birding'])
})

test('the keys of the tabs rest while a post is open', async () => {
  const { type } = await open()
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'birding 1' })))
  await settle(undefined, 1_000)
  screen.getByRole('dialog')
  await type('1')
  expect(kept().appliedSubreddit).toBe('birding')
  expect(localStorage.getItem('threadlark-feed-all')).toBeNull()
})

test('a tab that fails says so in the place of its posts, and the others still work', async () => {
  const { press } = await open({ world: { Startups: world.Startups } })
  expect(screen.getByRole('alert').textContent).toBe('Failed to load Reddit postsNo.')
  await press('r/Startups')
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByRole('button', { name: 'Startups 1' })
})

test('a private subreddit says so and can be removed, unless it is the only one', async () => {
  const { asked, press } = await open({ hidden: ['birding'] })
  expect(screen.getByRole('alert').textContent).toContain('r/birding is private now.')
  await press(/^Remove/, 'button')
  expect(asked.find(({ what }) => what.startsWith('PUT'))).toMatchObject({
    what: 'PUT /api/products/nest/subreddits',
    body: { subreddits: ['Startups'] },
  })
  expect([kept().appliedSubreddit, current()]).toEqual(['Startups', ['r/Startups']])
  carryToasts()
  expect(takeCarriedToasts()).toMatchObject([
    { title: 'Subreddit removed!', text: 'We removed r/birding from Nest.' },
  ])
  cleanup()
  localStorage.clear()
  await open({ products: [perch], applied: 'parrots', hidden: ['parrots'] })
  expect(screen.getByRole('alert').textContent).toContain('r/parrots is private now.')
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('a subreddit can be added beside the tabs, up to the third', async () => {
  const onAdd = vi.fn<() => void>()
  const { press } = await open({ onAdd })
  await press('Add a subreddit', 'button')
  expect(onAdd).toHaveBeenCalledOnce()
  cleanup()
  await open({ products: [{ ...nest, subreddits: ['Startups', 'birding', 'parrots'] }] })
  expect(screen.queryByRole('button', { name: 'Add a subreddit' })).toBeNull()
})

test('without a product, or without subreddits, there are no tabs', async () => {
  await open({ products: [] })
  expect(screen.queryByRole('tablist')).toBeNull()
  cleanup()
  await open({ products: [{ ...nest, subreddits: null }] })
  expect(screen.queryByRole('tablist')).toBeNull()
})
