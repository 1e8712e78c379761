import { expect, test } from 'vitest'
import { matchCommands } from './match-commands.ts'

const groups = [
  {
    label: 'Pages',
    items: [
      { label: 'Dashboard', keywords: 'feed posts' },
      { label: 'Keyword Research' },
      { label: 'Free Resources' },
      { label: 'Settings', keywords: 'account theme' },
    ],
  },
  { label: 'Subreddits', items: [{ label: 'Show r/SaaS' }, { label: 'Show r/doggrooming' }] },
  { label: 'Guides', onlyFound: true, items: [{ label: 'Café Reddit Marketing', keywords: 'community' }] },
]

const find = (query: string) =>
  matchCommands(groups, query).flatMap(({ items }) => items.map(({ label }) => label))

test('without a query everything is listed in its order, except what is only found', () => {
  expect(matchCommands(groups, '  ').map(({ label }) => label)).toEqual(['Pages', 'Subreddits'])
})

test('what begins a word comes before what stands inside one', () => {
  expect(find('re')).toEqual(['Keyword Research', 'Free Resources', 'Café Reddit Marketing'])
  expect(find('rese')).toEqual(['Keyword Research'])
  expect(find('se')).toEqual(['Settings', 'Keyword Research'])
  expect(find('ar')).toEqual(['Dashboard', 'Keyword Research', 'Café Reddit Marketing'])
})

test('the label counts more than a keyword', () => {
  expect(find('s')[0]).toBe('Settings')
  expect(find('theme')).toEqual(['Settings'])
  expect(find('ommun')).toEqual(['Café Reddit Marketing'])
})

test('what is called exactly so comes first', () => {
  const themes = { label: 'Theme', items: [{ label: 'Use the dark theme' }] }
  const settings = { label: 'Settings', onlyFound: true, items: [{ label: 'Theme' }] }
  const labels = (query: string) => matchCommands([themes, settings], query).map(({ label }) => label)
  expect(labels(' theme')).toEqual(['Settings', 'Theme'])
  expect(labels('them')).toEqual(['Theme', 'Settings'])
})

test('the group with the best match comes first', () => {
  expect(matchCommands(groups, 'sho').map(({ label }) => label)).toEqual(['Subreddits'])
  expect(matchCommands(groups, 'mark').map(({ label }) => label)).toEqual(['Guides'])
  expect(matchCommands(groups, 'd').map(({ label }) => label)).toEqual(['Pages', 'Subreddits', 'Guides'])
  expect(matchCommands(groups, 'dog').map(({ label }) => label)).toEqual(['Subreddits'])
})

test('every word must be found, in any order, whatever its case and accents', () => {
  expect(find('research KEY')).toEqual(['Keyword Research'])
  expect(find('research settings')).toEqual([])
  expect(find('cafe reddit')).toEqual(['Café Reddit Marketing'])
  expect(find('r/sa')).toEqual(['Show r/SaaS'])
})

test('signs that mean something to a pattern are only signs', () => {
  for (const query of ['(', '.*', '[a', '\\', 'r/(']) expect(find(query)).toEqual([])
})
