import { openEncoder } from '../src/judge/sieve/encoder/open-encoder.ts'
import { trainSieve } from './sieve/train-sieve.ts'

const encoder = openEncoder()
try {
  await trainSieve(encoder)
} finally {
  await encoder.close()
}
