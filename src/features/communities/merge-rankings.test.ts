import { expect, test } from 'vitest'
import { mergeRankings } from './merge-rankings.ts'

const named = (names: string) => names.split(' ').map((name) => ({ name }))
const namesOf = (rankings: string[]) => mergeRankings(rankings.map(named)).map(({ name }) => name)

test('what stands high in several rankings comes before what is first in one', () => {
  expect(namesOf(['pets groomers', 'clocks groomers', 'books groomers'])[0]).toBe('groomers')
})

test('each entry comes once, and one ranking stays as it is', () => {
  expect(namesOf(['a b c'])).toEqual(['a', 'b', 'c'])
  expect(namesOf(['a b', 'b a'])).toHaveLength(2)
})
