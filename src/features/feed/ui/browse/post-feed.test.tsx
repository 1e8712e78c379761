// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorld, judged, sieved, type World } from '../../../../../test/fake-world.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { FiltersProvider, useFilters } from '../filters/filters-provider.tsx'
import { PostFeed } from './post-feed.tsx'

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

const nest = {
  id: 'nest',
  name: 'Nest',
  subreddits: ['startups', 'quiet', 'birding', 'garden'],
} as FeedProduct
const perch = { id: 'perch', name: 'Perch', subreddits: ['parrots'] } as FeedProduct

/** As in the header. */
function Picker() {
  const { products, change } = useFilters()
  return products.map((product) => (
    <button key={product.id} type="button" onClick={() => change({ type: 'choose_product', product })}>
      {product.name}
    </button>
  ))
}

async function open({
  world,
  applied = 'startups',
  products = [nest],
  closed = [] as string[],
}: {
  world: World
  applied?: string
  products?: FeedProduct[]
  closed?: string[]
}) {
  localStorage.setItem(
    'reddit-filters',
    JSON.stringify({
      selectedProductId: products[0]?.id ?? null,
      selectedSubreddit: applied,
      appliedSubreddit: applied,
    }),
  )
  const { asked, answerAll, read } = fakeWorld({ world, closed })
  render(
    <ReadsProvider>
      <FiltersProvider products={products}>
        <Picker />
        <PostFeed
          enabled
          renderPanel={() => null}
          pasting={{ open: false, onOpenChange: () => {} }}
          onHelp={() => {}}
          onAddSubreddit={() => {}}
        />
      </FiltersProvider>
    </ReadsProvider>,
  )
  await settle()
  await answerAll()
  return {
    asked,
    answerAll,
    headline: () => screen.getByRole('heading', { level: 1 }).textContent,
    read,
  }
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const kept = () => JSON.parse(localStorage.getItem('reddit-filters') ?? 'null')

test('posts are best to answer first, unless the order was chosen otherwise before', async () => {
  const world = { startups: [judged('low'), judged('strong')] }
  await open({ world })
  expect(screen.getByRole('radio', { name: 'Best to answer' })).toHaveProperty('checked', true)
  expect(titles()).toEqual(['startups 1', 'startups 0'])
  cleanup()
  localStorage.setItem('threadlark-order', 'reddit')
  await open({ world })
  expect(screen.getByRole('radio', { name: 'Reddit order' })).toHaveProperty('checked', true)
  expect(titles()).toEqual(['startups 0', 'startups 1'])
})

test("without a product posts stand in Reddit's order, and no other is offered", async () => {
  const { read, headline } = await open({
    world: { startups: [judged('low'), judged('strong')] },
    products: [],
  })
  expect([titles(), read(), headline()]).toEqual([['startups 0', 'startups 1'], [], 'Your threads'])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('where something is worth an answer, no other subreddit is read', async () => {
  const { read, headline } = await open({
    world: { startups: [judged('strong')], birding: [judged('strong')] },
  })
  expect([headline(), read()]).toEqual(['One thread worth your time', ['nest in startups']])
})

test('where nothing is strong, the others are read one after the other up to one that has something', async () => {
  const { read, headline, answerAll } = await open({
    world: {
      startups: [judged('low'), judged('fair')],
      quiet: [judged('fair')],
      birding: [judged('strong'), judged('strong'), judged('low')],
      garden: [judged('strong')],
    },
  })
  expect(headline()).toBe('Nothing strong in r/startups today. Try r/birding (2 strong fits)')
  expect(read()).toEqual(['nest in startups', 'nest in quiet', 'nest in birding'])
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try r/birding (2 strong fits)' })))
  await answerAll()
  expect(shownToasts()).toEqual(['Filters applied!'])
  expect(kept()).toMatchObject({
    selectedSubreddit: 'birding',
    appliedSubreddit: 'birding',
    appliedSort: 'hot',
  })
  expect(headline()).toBe('Two threads worth your time')
})

test('after a quick look nothing is promised elsewhere either', async () => {
  const { headline } = await open({ world: { startups: [sieved(0.01)], quiet: [sieved(0.9)] } })
  expect(headline()).toBe('Nothing here seems to fit today. Try r/quiet (1 thread that may fit)')
})

test('where no subreddit has anything, or can be read, the filters are what is left', async () => {
  const { read, headline } = await open({
    world: { startups: [judged('low')], birding: [judged('low')], garden: [] },
  })
  expect(headline()).toBe('Nothing strong in r/startups today.')
  expect(read()).toEqual(['nest in startups', 'nest in birding'])
  screen.getByText('Choose another subreddit or sort in Filters.')
})

test('a closed thread is no reason to stay, nor to go anywhere', async () => {
  const { headline } = await open({
    world: { startups: [judged('strong')], quiet: [judged('strong')], birding: [judged('strong')] },
    closed: ['startups', 'quiet'],
  })
  expect(headline()).toBe('Nothing strong in r/startups today. Try r/birding (1 strong fit)')
})

test('another product is what the shown posts are measured by at once; its own subreddit is offered', async () => {
  const { read, answerAll, asked } = await open({
    world: { startups: [judged('strong')], parrots: [judged('strong')] },
    products: [nest, perch],
  })
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Perch' })))
  await answerAll()
  expect(read()).toEqual(['nest in startups', 'perch in startups'])
  expect(kept()).toMatchObject({ selectedSubreddit: 'parrots', appliedSubreddit: 'startups' })
  expect(asked.filter(({ what }) => what.includes('reddit.js'))).toHaveLength(1)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Show r/parrots' })))
  await answerAll()
  expect([shownToasts(), titles()]).toEqual([['Filters applied!'], ['parrots 0']])
  expect(screen.queryByRole('button', { name: /^Show r/ })).toBeNull()
})
