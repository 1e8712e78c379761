import { expect, test } from 'vitest'
import type { FeedProduct } from '../feed-product.ts'
import { changeFilters, isTimed, parseFilters } from './filters-state.ts'

const product = (id: string, subreddits: string[] | null): FeedProduct => ({
  id,
  name: id,
  description: null,
  facts: [],
  icon: null,
  subreddits,
  readOnly: false,
})
const newest = product('newest', ['SaaS', 'startups'])
const older = product('older', ['webdev'])
const bare = product('bare', null)
const defaults = {
  selectedSort: 'hot',
  selectedTime: 'day',
  appliedSort: 'hot',
  appliedTime: 'day',
  selectedSubreddit: 'microsaas',
  appliedSubreddit: 'microsaas',
  selectedProductId: null,
}

test('nothing saved, or nothing that can be understood, gives the defaults', () => {
  for (const saved of [null, '', '{', 'null', '[]', '"hot"', '7', '{"selectedSort":"best"}']) {
    expect(parseFilters(saved)).toEqual(defaults)
  }
})

test('what can be understood of a saved state is kept, and unknown fields are dropped', () => {
  expect(parseFilters('{"appliedSort":"top","appliedTime":"eon","selectedProductId":"p","x":1}')).toEqual({
    ...defaults,
    appliedSort: 'top',
    selectedProductId: 'p',
  })
})

test('the saved product is restored with its chosen subreddit', () => {
  const saved = { ...parseFilters(null), selectedProductId: 'newest', selectedSubreddit: 'startups' }
  expect(changeFilters(saved, { type: 'settle', products: [older, newest] })).toEqual(saved)
})

test('without a saved product the newest is taken, and the feed shows the default', () => {
  expect(changeFilters(parseFilters(null), { type: 'settle', products: [newest, older] })).toEqual({
    ...defaults,
    selectedProductId: 'newest',
    selectedSubreddit: 'SaaS',
  })
})

test('of a product that is gone, or was chosen by someone else in this browser, nothing is left: the newest is shown', () => {
  const saved = {
    ...parseFilters(null),
    selectedProductId: 'gone',
    selectedSubreddit: 'webdev',
    appliedSubreddit: 'webdev',
    selectedSort: 'top' as const,
    appliedSort: 'top' as const,
  }
  expect(changeFilters(saved, { type: 'settle', products: [newest, older] })).toEqual({
    ...defaults,
    selectedProductId: 'newest',
    selectedSubreddit: 'SaaS',
    appliedSubreddit: 'SaaS',
  })
  expect(changeFilters(saved, { type: 'settle', products: [] })).toEqual({
    ...defaults,
    selectedSubreddit: '',
  })
})

test('without any product nothing can be chosen', () => {
  expect(changeFilters(parseFilters(null), { type: 'settle', products: [] })).toEqual({
    ...defaults,
    selectedSubreddit: '',
  })
})

test('another product selects its first subreddit or none, and applies nothing', () => {
  const state = changeFilters(parseFilters(null), { type: 'settle', products: [newest, older, bare] })
  expect(changeFilters(state, { type: 'choose_product', product: older })).toEqual({
    ...state,
    selectedProductId: 'older',
    selectedSubreddit: 'webdev',
  })
  expect(changeFilters(state, { type: 'choose_product', product: bare }).selectedSubreddit).toBe('')
})

test('choosing the same product again keeps the chosen subreddit', () => {
  const state = { ...parseFilters(null), selectedProductId: 'newest', selectedSubreddit: 'startups' }
  expect(changeFilters(state, { type: 'choose_product', product: newest })).toBe(state)
})

test('edits show only after applying', () => {
  const edited = changeFilters(parseFilters(null), {
    type: 'edit',
    sort: 'top',
    time: 'week',
    subreddit: 'SaaS',
  })
  expect(edited).toEqual({
    ...defaults,
    selectedSort: 'top',
    selectedTime: 'week',
    selectedSubreddit: 'SaaS',
  })
  expect(changeFilters(edited, { type: 'apply' })).toEqual({
    ...edited,
    appliedSort: 'top',
    appliedTime: 'week',
    appliedSubreddit: 'SaaS',
  })
})

test('a subreddit that is shown at once is chosen and applied, and edits of sort and time wait on', () => {
  const edited = changeFilters(parseFilters(null), { type: 'edit', sort: 'top', time: 'week' })
  expect(changeFilters(edited, { type: 'show', subreddit: 'SaaS' })).toEqual({
    ...edited,
    selectedSubreddit: 'SaaS',
    appliedSubreddit: 'SaaS',
  })
})

test("reset chooses and applies hot, day and the product's first subreddit", () => {
  const state = changeFilters(
    {
      ...parseFilters(null),
      selectedProductId: 'newest',
      selectedSort: 'top',
      selectedTime: 'year',
      appliedSort: 'new',
    },
    { type: 'reset', product: newest },
  )
  expect(state).toEqual({
    ...defaults,
    selectedProductId: 'newest',
    selectedSubreddit: 'SaaS',
    appliedSubreddit: 'SaaS',
  })
  expect(changeFilters(state, { type: 'reset', product: undefined }).appliedSubreddit).toBe('')
})

test('only top and controversial look at the time', () => {
  expect(['hot', 'new', 'top', 'rising', 'controversial'].filter((sort) => isTimed(sort as 'hot'))).toEqual([
    'top',
    'controversial',
  ])
})
