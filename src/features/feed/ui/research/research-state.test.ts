import { expect, test } from 'vitest'
import { chooseProduct, emptyResearch, findObstacle, isFull, startResearch, tick } from './research-state.ts'

const ticked = (...subreddits: string[]) => ({ ...emptyResearch, subreddits })

test('the only product is chosen from the start; among several, none is', () => {
  expect(startResearch([{ id: 'a' }]).productId).toBe('a')
  expect(startResearch([{ id: 'a' }, { id: 'b' }])).toEqual(emptyResearch)
  expect(startResearch([])).toEqual(emptyResearch)
})

test('changing the product clears the ticks and nothing else', () => {
  const before = { ...ticked('SaaS', 'webdev'), keyword: 'no-show', productId: 'a' }
  expect(chooseProduct(before, 'b')).toEqual({ ...before, productId: 'b', subreddits: [] })
})

test('a fourth tick is refused; taking one away makes room', () => {
  const full = ticked('a1', 'b1', 'c1')
  expect(isFull(full)).toBe(true)
  expect(tick(full, 'd1')).toBeNull()
  const room = tick(full, 'b1')
  expect(room?.subreddits).toEqual(['a1', 'c1'])
  expect(room && tick(room, 'd1')?.subreddits).toEqual(['a1', 'c1', 'd1'])
})

test('a search needs a keyword first, then a subreddit', () => {
  expect(findObstacle({ ...emptyResearch, keyword: '  ' })?.message).toBe('Please enter a keyword')
  expect(findObstacle({ ...emptyResearch, keyword: 'x' })?.message).toBe(
    'Please select at least one subreddit',
  )
  expect(findObstacle({ ...ticked('SaaS'), keyword: 'x' })).toBeNull()
})
