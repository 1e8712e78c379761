import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SETS = join(import.meta.dirname, 'sets')

test('the unseen sets are unchanged', () => {
  const folder = join(SETS, 'unseen')
  const hashes = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
  expect(hashes).toEqual(JSON.parse(readFileSync(join(SETS, 'frozen.json'), 'utf8')))
})
