import { crc32 } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import type { Sent } from './fuzz-requests.ts'
import { sample } from './hostile-uploads-parts.ts'

type SentPicture = { caller: Sent['caller']; type: string; bytes: Buffer }

const FORMATS = ['png', 'jpeg', 'webp'] as const
const whole = await Promise.all(
  FORMATS.map(async (format) => ({ format, bytes: await sample()[format]().toBuffer() })),
)

/** Pictures of every kind that we take: whole, with some bytes changed, cut off, and with a stretch that comes twice. */
export function pictures(): Arbitrary<SentPicture> {
  const picture = fc.constantFrom(...whole)
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const changes = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 })
  const spoiled = fc.oneof(
    { weight: 2, arbitrary: picture },
    { weight: 3, arbitrary: fc.tuple(picture, changes).map(([one, at]) => change(one, at)) },
    { weight: 1, arbitrary: fc.tuple(picture, place).map(([one, end]) => cut(one, end)) },
    { weight: 1, arbitrary: fc.tuple(picture, place, place).map(([one, from, to]) => double(one, from, to)) },
  )
  const type = fc.constantFrom(
    'image/png',
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/svg+xml',
    'text/html',
  )
  const caller = fc.constantFrom<Sent['caller']>('plus', 'plus', 'plus', 'plus', 'free', 'nobody')
  return fc.record({ caller, type, bytes: spoiled.map(({ bytes }) => bytes) })
}

type Picture = { format: (typeof FORMATS)[number]; bytes: Buffer }

/** With its checksums put right again, so that a changed PNG comes further than to them. */
function change({ format, bytes }: Picture, changes: [number, number][]): Picture {
  const copy = Buffer.from(bytes)
  for (const [place, value] of changes) copy[Math.floor(place * copy.length)] = value
  return { format, bytes: format === 'png' ? withChecksums(copy) : copy }
}

const cut = ({ format, bytes }: Picture, end: number): Picture => ({
  format,
  bytes: bytes.subarray(0, Math.floor(end * bytes.length)),
})

function double({ format, bytes }: Picture, one: number, other: number): Picture {
  const [from, to] = [one, other].map((place) => Math.floor(place * bytes.length)).toSorted((a, b) => a - b)
  return { format, bytes: Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]) }
}

const SIGNATURE_BYTES = 8
/** Length, type and checksum around what a part of a PNG holds. */
const FRAME_BYTES = 12

function withChecksums(png: Buffer) {
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const length = png.readUInt32BE(at)
    if (at + FRAME_BYTES + length > png.length) break
    png.writeUInt32BE(crc32(png.subarray(at + 4, at + 8 + length)), at + 8 + length)
    at += FRAME_BYTES + length
  }
  return png
}
