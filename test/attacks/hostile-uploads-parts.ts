import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** The same "random" bytes for the same seed. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
}

export function noise(length: number, seed = 1) {
  const next = seeded(seed)
  return Buffer.from(Array.from({ length }, next))
}

/** A picture of ours, to be spoiled. */
export const sample = (width = 64, height = 48) =>
  sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } })

/** What so many zeros are once deflated, without ever holding them. */
export async function deflatedZeros(length: number, first: Buffer = Buffer.alloc(0)) {
  const deflate = createDeflate({ strategy: constants.Z_RLE })
  const packed = buffer(deflate)
  deflate.write(first)
  const zeros = Buffer.alloc(1 << 20)
  for (let left = length; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain')
  }
  deflate.end()
  return packed
}

export const u32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
const u32le = (value: number) => Buffer.from([value, value >>> 8, value >>> 16, value >>> 24])
const u24le = (value: number) => u32le(value).subarray(0, 3)
export const latin = (text: string) => Buffer.from(text, 'latin1')

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0), spoilt = false) {
  const body = Buffer.concat([latin(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body) ^ (spoilt ? 1 : 0))])
}

type Png = {
  width: number
  height: number
  depth?: number
  color?: number
  interlaced?: boolean
  before?: Buffer[]
  packed?: Buffer
  spoilt?: string
}

/** A PNG of black pixels; every part of it can be replaced by a lie. */
export function png({ width, height, depth = 8, color = 2, interlaced, before = [], packed, spoilt }: Png) {
  const header = Buffer.concat([
    u32(width),
    u32(height),
    Buffer.from([depth, color, 0, 0, interlaced ? 1 : 0]),
  ])
  return Buffer.concat([
    PNG_MAGIC,
    pngChunk('IHDR', header, spoilt === 'IHDR'),
    ...before,
    pngChunk(
      'IDAT',
      packed ?? deflateSync(Buffer.alloc((rowBytes(width, depth, color) + 1) * height)),
      spoilt === 'IDAT',
    ),
    pngChunk('IEND'),
  ])
}

export const PNG_MAGIC = latin('\x89PNG\r\n\x1a\n')
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const rowBytes = (width: number, depth: number, color: number) =>
  Math.ceil((width * depth * (CHANNELS[color] ?? 1)) / 8)

/** How many bytes the seven passes of an interlaced PNG with four channels of eight bits take. */
export function interlacedBytes(width: number, height: number) {
  const passes = [
    [8, 8, 0, 0],
    [8, 8, 4, 0],
    [4, 8, 0, 4],
    [4, 4, 2, 0],
    [2, 4, 0, 2],
    [2, 2, 1, 0],
    [1, 2, 0, 1],
  ] as const
  return passes
    .map(([dx, dy, x, y]) => Math.ceil((height - y) / dy) * (rowBytes(Math.ceil((width - x) / dx), 8, 6) + 1))
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** A JPEG with a segment put in right after its start. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer) {
  const length = data.length + 2
  const segment = Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** The same JPEG, claiming other dimensions. */
export function withJpegSize(jpeg: Buffer, width: number, height: number) {
  const lying = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2].map((marker) => lying.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0)
  lying.writeUInt16BE(height, (frame ?? 0) + 5)
  lying.writeUInt16BE(width, (frame ?? 0) + 7)
  return lying
}

export function riffChunk(type: string, data: Buffer) {
  return Buffer.concat([latin(type), u32le(data.length), data, Buffer.alloc(data.length % 2)])
}

export function webp(...chunks: Buffer[]) {
  const body = Buffer.concat([latin('WEBP'), ...chunks])
  return Buffer.concat([latin('RIFF'), u32le(body.length), body])
}

type Canvas = { width: number; height: number; flags: number }

export function webpCanvas({ width, height, flags }: Canvas) {
  return riffChunk('VP8X', Buffer.concat([u32le(flags), u24le(width - 1), u24le(height - 1)]))
}

/** A still WebP's picture as one frame of an animation. */
export function webpFrame(still: Buffer, width: number, height: number) {
  const place = [u24le(0), u24le(0), u24le(width - 1), u24le(height - 1), u24le(10), Buffer.from([0])]
  return riffChunk('ANMF', Buffer.concat([...place, still.subarray(12)]))
}

export const ANIMATION = riffChunk('ANIM', Buffer.alloc(6))

/** The start of a colour profile of this length that looks right: a display's, from RGB, with one tag. */
export function profileHeader(length: number) {
  const header = Buffer.alloc(144)
  header.writeUInt32BE(length, 0)
  header.write('\x04\x30\0\0mntrRGB XYZ ', 8, 'latin1')
  header.write('acsp', 36, 'latin1')
  header.writeUInt32BE(0x0000f6d6, 68)
  header.writeUInt32BE(0x00010000, 72)
  header.writeUInt32BE(0x0000d32d, 76)
  header.writeUInt32BE(1, 128)
  header.write('desc\0\0\0\x90', 132, 'latin1')
  header.writeUInt32BE(length - 144, 140)
  return header
}
