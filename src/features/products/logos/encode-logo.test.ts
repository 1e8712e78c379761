import sharp, { type Color } from 'sharp'
import { expect, test } from 'vitest'
import { MAX_LOGO_BYTES } from '../schema.ts'
import { encodeLogo } from './encode-logo.ts'

const RED = '#ff0000'
const picture = (width: number, height: number, background: Color = RED) =>
  sharp({ create: { width, height, channels: 4, background } })

async function encoded(bytes: Uint8Array) {
  const outcome = await encodeLogo(bytes)
  if (outcome.kind !== 'ok') throw new Error(outcome.reason)
  const { width, height, format, pages = 1 } = await sharp(outcome.webp).metadata()
  const { dominant } = await sharp(outcome.webp).stats()
  return { width, height, format, pages, dominant }
}

test.each([
  [2_000, 1_000, 512, 256],
  [300, 1_200, 128, 512],
  [512, 512, 512, 512],
  [40, 30, 40, 30],
  [1, 4_000, 1, 512],
])('a picture of %i by %i becomes a WebP of %i by %i', async (width, height, wide, high) => {
  const made = await encoded(await picture(width, height).png().toBuffer())
  expect(made).toMatchObject({ width: wide, height: high, format: 'webp' })
})

test('PNG, JPEG and WebP keep their colours, and transparency stays', async () => {
  for (const bytes of [
    await picture(64, 64).png().toBuffer(),
    await picture(64, 64).jpeg().toBuffer(),
    await picture(64, 64).webp().toBuffer(),
  ]) {
    const { dominant } = await encoded(bytes)
    expect(dominant.r).toBeGreaterThan(230)
    expect(dominant.g + dominant.b).toBeLessThan(50)
  }
  const outcome = await encodeLogo(await picture(64, 64, '#ff000000').png().toBuffer())
  expect(outcome.kind === 'ok' && (await sharp(outcome.webp).stats()).channels[3]?.max).toBe(0)
})

test('a photo taken sideways stands upright', async () => {
  const sideways = await picture(400, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encoded(sideways)).toMatchObject({ width: 100, height: 400 })
})

test('a colour profile is applied before it is dropped', async () => {
  const plain = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#30c060' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const outcome = await encodeLogo(plain)
  const raw =
    outcome.kind === 'ok' ? await sharp(outcome.webp).removeAlpha().raw().toBuffer() : Buffer.alloc(3)
  // Within what lossy WebP changes; read as sRGB, the same numbers would give a green of about 189 and a red of 92.
  expect(Math.abs((raw[0] ?? 0) - 0x30)).toBeLessThan(14)
  expect(Math.abs((raw[1] ?? 0) - 0xc0)).toBeLessThan(8)
})

test('of an animation the first frame is kept', async () => {
  const frames = [RED, '#00ff00', '#0000ff'].map((color) => picture(32, 32, color).png().toBuffer())
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(3)
  const { pages, height, dominant } = await encoded(animation)
  expect([pages, height, dominant.r > 230, dominant.g < 30]).toEqual([1, 32, true, true])
})

test('a large plain photo passes, and what is too large in any way is told apart', async () => {
  const photo = await picture(4_000, 3_000).jpeg().toBuffer()
  expect(await encoded(photo)).toMatchObject({ width: 512, height: 384 })
  const refused = async (bytes: Uint8Array) => {
    const outcome = await encodeLogo(bytes)
    return outcome.kind === 'refused' && outcome.sentence
  }
  expect(await refused(new Uint8Array(MAX_LOGO_BYTES + 1))).toBe('Use a picture of at most 2 MB.')
  expect(await refused(await picture(9_000, 2).png().toBuffer())).toContain('too many pixels')
  expect(await refused(await picture(4_000, 3_000).png().toBuffer())).toContain('too many pixels')
  expect(await refused(new TextEncoder().encode('<svg/>'))).toBe('Use a PNG, JPEG or WebP picture.')
  expect(await refused(photo.subarray(0, 900))).toContain("couldn't read")
})

test('of sixty at once some are made and the rest are turned away; later ones are made again', async () => {
  const bytes = await picture(1_500, 1_500).png().toBuffer()
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => encodeLogo(bytes)))
  const busy = outcomes.filter((outcome) => outcome.kind === 'refused' && outcome.reason === 'busy')
  expect([busy.length, outcomes.filter(({ kind }) => kind === 'ok').length]).toEqual([39, 21])
  expect((await encodeLogo(bytes)).kind).toBe('ok')
})
