import { expect, test } from 'vitest'
import { chooseProposals } from './choose-proposals.ts'

const propose = (kind: 'own_brand' | 'rival' | 'problem', ...terms: string[]) =>
  terms.map((term) => ({ productId: 'p', term, kind }))

test('each kind has its turn, and only a few short terms that the plan watches are offered', () => {
  const long = 'booking tools made for hairdressers'
  const proposals = [
    ...propose('own_brand', 'pawslot', 'plainbill'),
    ...propose('rival', long, 'r1', 'r2', 'r3'),
    ...propose('problem', 'p1', 'p2', 'p3'),
  ]
  const chosen = (...kinds: ('own_brand' | 'rival' | 'problem')[]) =>
    chooseProposals({ proposals, kinds }).map(({ term }) => term)
  expect(chosen('own_brand', 'rival', 'problem')).toEqual(['pawslot', 'r1', 'p1', 'plainbill'])
  expect(chosen('own_brand')).toEqual(['pawslot', 'plainbill'])
  expect(chooseProposals({ proposals: [], kinds: [] })).toEqual([])
})
