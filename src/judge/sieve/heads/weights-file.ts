import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Head } from './head.ts'
import { BUCKETS } from './read-grams.ts'

const FOLDER = join(import.meta.dirname, '../weights')
const VECTOR = 384

const about = z.object({
  /** Of what it was trained with: other lines or another encoder need other weights. */
  encoder: z.string(),
  lines: z.string(),
  labels: z.array(
    z.object({ label: z.string(), bias: z.number(), vectorScale: z.number(), gramScale: z.number() }),
  ),
})
type Origin = Pick<z.infer<typeof about>, 'encoder' | 'lines'>

export const readOrigin = (name: string): Origin => readAbout(name)

const readAbout = (name: string) =>
  about.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')))

/** A head as it was trained. The numbers are one byte each: rarity of the buckets, then for each label vector and grams. */
export function readHead<Label extends string>(name: string): Head<Label> {
  const { labels } = readAbout(name)
  const bytes = gunzipSync(readFileSync(join(FOLDER, `${name}.bin.gz`)))
  if (bytes.length !== BUCKETS + labels.length * (VECTOR + BUCKETS))
    throw new Error(`${name}.bin has another size than its labels need`)
  const signed = (from: number, length: number) =>
    new Int8Array(bytes.buffer, bytes.byteOffset + from, length)
  return {
    labels: labels.map(({ label }) => label as Label),
    rarity: new Uint8Array(bytes.buffer, bytes.byteOffset, BUCKETS),
    perLabel: labels.map(({ bias, vectorScale, gramScale }, at) => {
      const from = BUCKETS + at * (VECTOR + BUCKETS)
      return {
        bias,
        vector: { scale: vectorScale, values: signed(from, VECTOR) },
        grams: { scale: gramScale, values: signed(from + VECTOR, BUCKETS) },
      }
    }),
  }
}

export function writeHead(name: string, { labels, rarity, perLabel }: Head<string>, origin: Origin) {
  const described: z.infer<typeof about> = {
    ...origin,
    labels: perLabel.map(({ bias, vector, grams }, at) => ({
      label: labels[at] ?? '',
      bias,
      vectorScale: vector.scale,
      gramScale: grams.scale,
    })),
  }
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(described, null, 2)}\n`)
  writeFileSync(
    join(FOLDER, `${name}.bin.gz`),
    gzipSync(
      Buffer.concat([
        rarity,
        ...perLabel.flatMap(({ vector, grams }) => [asBytes(vector.values), asBytes(grams.values)]),
      ]),
      {
        level: 9,
      },
    ),
  )
}

const asBytes = ({ buffer, byteOffset, byteLength }: Int8Array) => Buffer.from(buffer, byteOffset, byteLength)
