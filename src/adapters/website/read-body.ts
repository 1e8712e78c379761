import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const MAX_BYTES = 1_048_576

export class TooLarge extends Error {}

const decoders: Record<string, () => Transform> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

export const canDecode = (encoding: string) => Object.hasOwn(decoders, encoding)

/** The whole body, decompressed. Both ends are counted while they flow, so a bomb stops at its first megabyte. */
export async function readBody(body: Readable, encoding: string, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  const decoder = decoders[encoding]?.() ?? new PassThrough()
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  await pipeline(body, atMost(MAX_BYTES), decoder, atMost(MAX_BYTES), collect, { signal })
  return Buffer.concat(chunks)
}

function atMost(limit: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let seen = 0
    for await (const chunk of source) {
      seen += chunk.length
      if (seen > limit) throw new TooLarge()
      yield chunk
    }
  }
}
