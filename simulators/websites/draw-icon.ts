import { createHash } from 'node:crypto'
import sharp from 'sharp'

const CELLS = 5

/** The icon of a site, the same each time: a mirrored pattern in a color of its own. */
export function drawIcon(host: string, side: number) {
  const digest = createHash('sha256').update(host).digest()
  const byte = (place: number) => digest[place] ?? 0
  const ink = [60 + (byte(0) % 100), 60 + (byte(1) % 100), 60 + (byte(2) % 100)]
  const paper = [245, 246, 244]
  const pixels = Array.from({ length: CELLS * CELLS }, (_, at) => {
    const column = at % CELLS
    const half = Math.min(column, CELLS - 1 - column)
    return byte(3 + Math.floor(at / CELLS) * 3 + half) % 2 ? ink : paper
  })
  const raw = { width: CELLS, height: CELLS, channels: 3 as const }
  const pad = Math.round(side / 12)
  return sharp(Buffer.from(pixels.flat()), { raw })
    .resize(side - 2 * pad, side - 2 * pad, { kernel: 'nearest' })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: { r: 245, g: 246, b: 244 } })
    .png()
    .toBuffer()
}
