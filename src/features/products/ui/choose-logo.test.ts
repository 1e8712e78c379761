import { expect, test } from 'vitest'
import { MAX_LOGO_BYTES } from '../schema.ts'
import { whyNotALogo } from './check-logo.ts'
import { chooseTile } from './draw-initials.ts'

test('only pictures that the server reads are taken, and only up to 2 MB', () => {
  expect(whyNotALogo({ type: 'image/png', size: MAX_LOGO_BYTES })).toBeUndefined()
  expect(whyNotALogo({ type: 'image/png', size: MAX_LOGO_BYTES + 1 })).toBe('Use a picture of at most 2 MB.')
  for (const type of ['', 'application/pdf', 'image/svg+xml', 'image/gif', 'text/html']) {
    expect(whyNotALogo({ type, size: 10 })).toBe('Use a PNG, JPEG or WebP picture.')
  }
})

test('a name always gets the same drawn logo, and names differ in colour', () => {
  const names = ['Pawslot', 'Northwind', 'Cobbler', 'Tidewell', 'Larkspur', 'Mosaic', 'Quill', 'Ember']
  for (const name of names) expect(chooseTile(` ${name.toLowerCase()} `)).toEqual(chooseTile(name))
  expect(new Set(names.map((name) => chooseTile(name).ground)).size).toBeGreaterThan(2)
  expect(chooseTile('Paw Slot').initials).toBe('PS')
})
