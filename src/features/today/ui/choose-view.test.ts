import { expect, test } from 'vitest'
import { buildThread, buildToday } from '../../../../test/build-today.ts'
import type { Today } from '../schema.ts'
import { chooseView } from './choose-view.ts'

const threads = [buildThread()]
const reading = [buildThread({ group: 'reading' })]
const posted = (count: number) => ({ pace: { posted: count, from: 5, to: 7 } })

test.each<[string, Partial<Today>, string]>([
  ['without a product', { hasProduct: false, hasCommunity: false, updatedAt: null }, 'no_product'],
  ['without a community', { hasCommunity: false, updatedAt: null }, 'no_community'],
  ['with threads', { threads }, 'list'],
  ['with something to read only', { reading }, 'list'],
  ['below the goal', { threads, ...posted(4) }, 'list'],
  ['at the goal', { threads, ...posted(5) }, 'done'],
  ['at the goal with nothing left', posted(5), 'done'],
  ['with all answered below the goal', posted(3), 'finished'],
  ['with all set aside', { setAside: 2 }, 'finished'],
  ['with all set aside and something to read', { reading, setAside: 2 }, 'list'],
  ['with all answered and something to read', { reading, ...posted(3) }, 'finished'],
  ['with all answered while posts are read', { waiting: 2, ...posted(3) }, 'still_reading'],
  ['before anything was read', { updatedAt: null, read: { posts: 0, communities: 0 } }, 'first_day'],
  ['where nothing was posted in a day', { read: { posts: 0, communities: 2 } }, 'first_day'],
  ['with nothing worth it', {}, 'nothing'],
  ['with nothing yet', { waiting: 3 }, 'still_reading'],
])('a day %s', (_, given, view) => {
  expect(chooseView(buildToday(given), { isOfOne: false })).toBe(view)
})

test.each<[string, Partial<Today>, string]>([
  ['with all of its threads answered', posted(3), 'nothing'],
  ['with all of them set aside', { setAside: 2 }, 'nothing'],
  ['with nothing worth it', {}, 'nothing'],
  ['with something to read', { reading, ...posted(3) }, 'list'],
  ['while posts are read', { waiting: 2, ...posted(3) }, 'still_reading'],
  ['at the goal, which is over all products', posted(5), 'done'],
])('a day of one product %s', (_, given, view) => {
  expect(chooseView(buildToday(given), { isOfOne: true })).toBe(view)
})
