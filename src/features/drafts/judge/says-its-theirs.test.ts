import { expect, test } from 'vitest'
import { saysItsTheirs } from './says-its-theirs.ts'
import { pawSlot } from './test-context.ts'

const says = (content: string, disclosures: string[] = []) =>
  saysItsTheirs({ title: null, content }, { ...pawSlot, product: { ...pawSlot.product, disclosures } })

test.each([
  ['Charge a deposit. I make PawSlot, so I am biased: it holds one.', []],
  ['I built  PawSlot.', []],
  ['It’s my shop. PawSlot takes the deposit when people book.', ["It's my shop."]],
])('%s', (content, disclosures) => {
  expect(says(content, disclosures)).toBe(true)
})

test.each([
  ['PawSlot takes the deposit.', []],
  ['I make PawSlot, so I am biased.', ["It's my shop."]],
  // Too late: the reader has taken it for a neutral tip by then.
  ['PawSlot takes the deposit. I make PawSlot.', []],
  ["It's my shop. Charge a deposit. PawSlot takes it.", ["It's my shop."]],
  ['Charge a deposit.', []],
])('not in: %s', (content, disclosures) => {
  expect(says(content, disclosures)).toBe(false)
})
