import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MINI_LM_SHA256 } from '../../src/judge/sieve/encoder/mini-lm.ts'
import { readOrigin } from '../../src/judge/sieve/heads/weights-file.ts'
import { mix } from '../../src/judge/sieve/mix/mix.ts'
import { hashOf } from './read-examples.ts'

test.each([
  ['wants', ['wants']],
  ['trouble', ['trouble', 'posts']],
  ['rules', ['rules']],
  ['fits', ['posts']],
] as const)(
  'the weights of %s were trained with the lines and the encoder that are here (if not: pnpm train)',
  (head, lines) => {
    expect(readOrigin(head)).toMatchObject({ lines: hashOf(...lines), encoder: MINI_LM_SHA256 })
  },
)

test('the mix was trained with the posts and the encoder that are here (if not: pnpm train)', () => {
  const file = join(import.meta.dirname, '../../src/judge/sieve/weights/mix.json')
  const { posts, encoder } = mix.parse(JSON.parse(readFileSync(file, 'utf8')))
  expect({ posts, encoder }).toEqual({ posts: hashOf('posts'), encoder: MINI_LM_SHA256 })
})
