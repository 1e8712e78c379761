import sharp, { type Metadata } from 'sharp'
import { MAX_LOGO_BYTES } from '../schema.ts'
import { createTurns } from './encoding-turns.ts'
import { PNG_MAGIC, stripPng } from './strip-png.ts'

const MAX_PIXELS = 16e6
// One line of 16 million pixels takes 145 MB, one column five seconds.
const MAX_SIDE_READ = 8_192
// Freed memory is slow to go back to the system, so what one picture may take counts several times.
const MAX_DECODED_BYTES = 24e6
const MAX_SIDE_MADE = 512
const TIMEOUT_SECONDS = 5

const sentences = {
  not_an_image: 'Use a PNG, JPEG or WebP picture.',
  too_large: 'Use a picture of at most 2 MB.',
  too_many_pixels: 'That picture has too many pixels. Make it smaller and try again.',
  damaged: "We couldn't read that picture. Save it anew or use another one.",
  too_slow: 'That picture took too long to read. Use a simpler one.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
}

type Refusal = keyof typeof sentences
export type EncodedLogo =
  | { kind: 'ok'; webp: Buffer }
  | { kind: 'refused'; reason: Refusal; sentence: string }

// For the whole process: readers of other formats are never reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

// Its cache would hold on to strangers' pictures, which never come twice.
sharp.cache(false)

// One at a time bounds the memory (about 40 MB); twenty waiting bound how long the last one waits.
const inTurn = createTurns({ atOnce: 1, waiting: 20 })

/** Makes a small WebP anew from a stranger's picture; nothing but its pixels goes over. */
export async function encodeLogo(bytes: Uint8Array): Promise<EncodedLogo> {
  if (bytes.length > MAX_LOGO_BYTES) return refuse('too_large')
  if (!hasKnownMagic(bytes)) return refuse('not_an_image')
  const outcome = await inTurn(() => encode(stripPng(bytes)))
  return outcome === 'busy' ? refuse('busy') : outcome
}

function hasKnownMagic(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.slice(8) === 'WEBP'
  return isWebp || start.startsWith(PNG_MAGIC) || start.startsWith('\xff\xd8\xff')
}

async function encode(bytes: Buffer): Promise<EncodedLogo> {
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'warning' as const }
  try {
    const header = await sharp(bytes, input).metadata()
    if (Math.max(header.width, header.height) > MAX_SIDE_READ || decodedBytes(header) > MAX_DECODED_BYTES) {
      return refuse('too_many_pixels')
    }
    const webp = await sharp(bytes, input)
      .autoOrient()
      .resize({ width: MAX_SIDE_MADE, height: MAX_SIDE_MADE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { kind: 'ok', webp }
  } catch (error) {
    return refuse(reasonOf(String(error)))
  }
}

/** A plain JPEG is made smaller while it is read; what comes in passes or frames is held twice. */
function decodedBytes({ format, width, height, channels, depth, isProgressive, pages = 1 }: Metadata) {
  if (format === 'jpeg' && !isProgressive) return 0
  return width * height * channels * (depth === 'uchar' && !isProgressive && pages === 1 ? 1 : 2)
}

/** The library tells its failures apart by their words only. */
function reasonOf(message: string): Refusal {
  if (message.includes('pixel limit')) return 'too_many_pixels'
  return message.includes('timeout') ? 'too_slow' : 'damaged'
}

function refuse(reason: Refusal): EncodedLogo {
  return { kind: 'refused', reason, sentence: sentences[reason] }
}
