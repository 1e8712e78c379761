import { expect, test } from 'vitest'
import { askHead } from '../../src/judge/sieve/heads/head.ts'
import { readGrams } from '../../src/judge/sieve/heads/read-grams.ts'
import { trainHead } from './train-head.ts'

const read = (text: string) => ({ whole: new Float32Array([1, 0]), grams: readGrams(text) })
const lines = [
  ...['Which app do you use?', 'Is there an app for this?', 'Any app you would recommend?'].map((text) => ({
    label: 'asks',
    reading: read(text),
  })),
  ...['Selling my lathe', 'For sale: a lathe', 'Selling a saw, collect only'].map((text) => ({
    label: 'sells',
    reading: read(text),
  })),
]
const options = { restraint: 1e-3, vectorShare: 1 }

test('a head learns from its lines, in one byte a weight', () => {
  const head = trainHead(lines, options)
  expect(askHead(head, read('Do you use an app?')).asks).toBeGreaterThan(0.8)
  expect(askHead(head, read('Selling my old lathe')).sells).toBeGreaterThan(0.8)
})

test('the same lines always give the same weights', () => {
  expect(trainHead(lines, options)).toEqual(trainHead(lines, options))
})
