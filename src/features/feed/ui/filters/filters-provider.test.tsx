// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { FeedProduct } from '../feed-product.ts'
import { FiltersProvider, useFilters } from './filters-provider.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const nest = { id: 'nest', subreddits: ['birding', 'woodworking'] } as FeedProduct
const perch = { id: 'perch', subreddits: ['parrots'] } as FeedProduct

/** A tab with its own page over the browser's one memory. */
function openTab(loaded = [nest]) {
  let products: FeedProduct[] | null = loaded
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FiltersProvider products={products}>{children}</FiltersProvider>
  )
  const { result, rerender } = renderHook(useFilters, { wrapper })
  return {
    shown: () => result.current.state,
    apply: (subreddit: string) =>
      act(() => {
        result.current.change({ type: 'edit', subreddit })
        result.current.change({ type: 'apply' })
      }),
    pressApply: () => act(() => result.current.change({ type: 'apply' })),
    /** The products are read again, as happens in a tab that nobody looks at. */
    readAgain: (next: FeedProduct[] | null = [{ ...nest }]) =>
      act(() => {
        products = next
        rerender()
      }),
  }
}

test('a tab that only reads its products again leaves alone what another tab has chosen since', () => {
  const idle = openTab()
  const used = openTab()
  used.apply('woodworking')
  idle.readAgain()
  expect(openTab().shown()).toMatchObject({ appliedSubreddit: 'woodworking' })
  expect(idle.shown()).toMatchObject({ selectedSubreddit: 'birding' })
})

test('a tab that reads other products leaves alone what another tab has chosen since', () => {
  const idle = openTab()
  const used = openTab()
  used.apply('woodworking')
  idle.readAgain([perch])
  expect(openTab().shown()).toMatchObject({ selectedProductId: 'nest', appliedSubreddit: 'woodworking' })
  expect(idle.shown()).toMatchObject({ selectedProductId: 'perch', selectedSubreddit: 'parrots' })
})

test('applying what a tab shows already counts, once another tab has chosen something else', () => {
  const first = openTab()
  first.apply('birding')
  const second = openTab()
  second.apply('woodworking')
  first.pressApply()
  expect(openTab().shown()).toMatchObject({ appliedSubreddit: 'birding' })
})

test('the product taken at the first visit stays when a newer one is added', () => {
  const tab = openTab()
  tab.readAgain([perch, nest])
  const next = openTab([perch, nest])
  expect([tab.shown().selectedProductId, next.shown().selectedProductId]).toEqual(['nest', 'nest'])
})

test('of two tabs the one in which something was chosen last is remembered', () => {
  const first = openTab()
  const second = openTab()
  second.apply('woodworking')
  first.apply('birding')
  expect(openTab().shown()).toMatchObject({ appliedSubreddit: 'birding' })
})

test('changes that come at once are all taken, also while the products are read again', () => {
  const tab = openTab()
  tab.readAgain(null)
  tab.apply('woodworking')
  tab.readAgain()
  expect(tab.shown()).toMatchObject({ selectedSubreddit: 'woodworking', appliedSubreddit: 'woodworking' })
})
