// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorld, judged, sieved, type World } from '../../../../../test/fake-world.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { rememberFirstFilters } from '../filters/remembered-filters.ts'
import { FirstThreads } from './first-threads.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nest = { id: 'nest', name: 'Nest', subreddits: ['woodworking', 'birding'] } as FeedProduct

async function open(world: World, { closed = [] as string[], products = [nest] } = {}) {
  rememberFirstFilters('nest', 'birding')
  const network = fakeWorld({ world, closed, products })
  render(
    <ReadsProvider>
      <FirstThreads />
    </ReadsProvider>,
  )
  await settle()
  return network
}

const line = () => screen.getByRole('status').textContent

test("what the feed will show is read, and its threads are counted once it's read", async () => {
  const { answerNext, asked } = await open({ birding: [judged('strong'), judged('fair'), judged('strong')] })
  const lines = [line()]
  for (let n = 0; n < 3; n += 1) {
    await answerNext()
    lines.push(line())
  }
  const reading = 'Reading r/birding for you…'
  expect(lines).toEqual(['', reading, reading, 'We found 2 threads worth answering in r/birding.'])
  expect(asked.map(({ what }) => what)).toEqual([
    'GET /api/products',
    'GET /api/reddit/reddit.js?subreddit=birding&sort=hot&time=day&limit=15',
    'POST /api/fits',
  ])
})

test('a quick look promises nothing, and a closed thread counts for nothing', async () => {
  const quick = await open({ birding: [sieved(0.9)] })
  await quick.answerAll()
  expect(line()).toBe('We found 1 thread that may fit in r/birding.')
  cleanup()
  const closed = await open({ birding: [judged('strong')], woodworking: [] }, { closed: ['birding'] })
  await closed.answerAll()
  expect(line()).toBe('')
})

test("where nothing is strong, the product's other subreddits are looked through, and it's said", async () => {
  const { answerNext, answerAll } = await open({ birding: [judged('low')], woodworking: [judged('strong')] })
  for (let n = 0; n < 3; n += 1) await answerNext()
  expect(line()).toBe("We're still looking. Your feed is ready.")
  await answerAll()
  expect(line()).toBe('We found 1 thread worth answering in r/woodworking.')
})

test('what fails is not told here', async () => {
  const { asked, answerNext } = await open({})
  await answerNext()
  await answerNext()
  expect([asked.length, line()]).toEqual([2, ''])
  cleanup()
  const again = await open({ birding: [judged('strong')] })
  await settle(() => again.asked[0]?.refuse('Not now.'))
  expect([again.asked.length, line()]).toEqual([1, ''])
})

test("nothing is told of a subreddit that isn't the product's own", async () => {
  const elsewhere = { ...nest, subreddits: ['woodworking'] }
  const network = await open({ birding: [judged('strong')] }, { products: [elsewhere] })
  await network.answerAll()
  expect([network.asked.length, line()]).toEqual([1, ''])
})
