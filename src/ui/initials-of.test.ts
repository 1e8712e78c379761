import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Ada Koenig', 'AK'],
  ['ada maria koenig', 'AK'],
  ['Plato', 'P'],
  ['  ', '?'],
  ['🦜 Bird', '🦜B'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
