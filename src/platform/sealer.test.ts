import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a-secret-of-the-test-a-secret-of-the-test')
const said = 'https://hooks.example.com/?key=canary'

test('what was sealed is opened again, and looks different each time', () => {
  const [first, second] = [sealer.seal(said, 'ada'), sealer.seal(said, 'ada')]
  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64url').toString()).not.toContain('canary')
  expect(sealer.open(first, 'ada')).toBe(said)
  expect(sealer.open(second, 'ada')).toBe(said)
})

test('nobody opens what was sealed for someone else, by another secret, or has been changed', () => {
  const sealed = sealer.seal(said, 'ada')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(sealer.open(sealed, 'bob')).toBeNull()
  expect(createSealer('another-secret-another-secret-another').open(sealed, 'ada')).toBeNull()
  expect(sealer.open(bytes.toString('base64url'), 'ada')).toBeNull()
  expect(sealer.open('short', 'ada')).toBeNull()
})
