import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  ANIMATION,
  deflatedZeros,
  interlacedBytes,
  latin,
  noise,
  PNG_MAGIC,
  png,
  pngChunk,
  profileHeader,
  riffChunk,
  sample,
  seeded,
  u32,
  webp,
  webpCanvas,
  webpFrame,
  withJpegSize,
  withSegment,
} from './hostile-uploads-parts.ts'

/** 'clean': must come through as a picture. 'either': may be refused or come through clean. */
type Ending = 'refused' | 'clean' | 'either'
export type HostileUpload = { name: string; ending: Ending; bytes: Buffer }
type Files = Record<string, Buffer>

const SCRIPT = '<script>alert(document.domain)</script>'
const HTML = latin(`<!doctype html><html><body>${SCRIPT}</body></html>`)
const PHP = latin("<?php system($_GET['c']); ?>")
const ZIP = Buffer.concat([latin('PK\x03\x04'), noise(200), latin('PK\x05\x06'), Buffer.alloc(18)])

const still = {
  png: await sample().png().toBuffer(),
  jpeg: await sample().jpeg().toBuffer(),
  webp: await sample().webp().toBuffer(),
}
/** Small enough that a thousand of them fit into one upload. */
const flat = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  .webp()
  .toBuffer()
const spoken = { IFD0: { ImageDescription: SCRIPT, Artist: 'EXIF-MARKER' } }
const located = { ...spoken, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } }

const longText = pngChunk('zTXt', Buffer.concat([latin('Comment\0\0'), await deflatedZeros(49e6)]))
const emptyChunk = pngChunk('IDAT')
const profile = async (length: number) => {
  const packed = await deflatedZeros(length - 144, profileHeader(length))
  return pngChunk('iCCP', Buffer.concat([latin('p\0\0'), packed]))
}
const longProfile = await profile(49e6)
const shortProfile = await profile(250_000)

const bombs: Files = {
  'png of 256 megapixels in 31 kB': png({
    width: 16_000,
    height: 16_000,
    depth: 1,
    color: 0,
    packed: await deflatedZeros(16_000 * 2_001),
  }),
  'png of 1 by 100 million': png({ width: 1, height: 1e8, packed: deflateSync(Buffer.alloc(400)) }),
  'png of 100 million by 1': png({ width: 1e8, height: 1, packed: deflateSync(Buffer.alloc(400)) }),
  'png as large as a png can claim': png({
    width: 2 ** 31 - 1,
    height: 2 ** 31 - 1,
    packed: deflateSync(Buffer.alloc(400)),
  }),
  'png of nothing by nothing': png({ width: 0, height: 0 }),
  'png of 16 megapixels in 16 bits': png({
    width: 4_000,
    height: 4_000,
    depth: 16,
    color: 6,
    packed: await deflatedZeros(1e6),
  }),
  'jpeg that claims 65500 by 65500': withJpegSize(still.jpeg, 65_500, 65_500),
  'jpeg that claims 65500 by 244': withJpegSize(still.jpeg, 65_500, 244),
  'progressive jpeg that claims 3900 by 3900': withJpegSize(
    await sample().jpeg({ progressive: true }).toBuffer(),
    3_900,
    3_900,
  ),
  'webp that claims 16383 by 16383': webp(
    riffChunk('VP8L', Buffer.from([0x2f, 0xfe, 0xff, 0xff, 0x0f, 0, 0])),
  ),
  'webp canvas of 16 million by 16 million': webp(
    webpCanvas({ width: 2 ** 24, height: 2 ** 24, flags: 0 }),
    still.webp.subarray(12),
  ),
  'webp canvas of 16 million by 200': webp(
    webpCanvas({ width: 2 ** 24, height: 200, flags: 0 }),
    still.webp.subarray(12),
  ),
  'png that ends in more than 2 MB of padding': Buffer.concat([still.png, Buffer.alloc(2 * 1024 * 1024)]),
}

const heavy: Files = {
  'png of 16 megapixels': png({
    width: 4_000,
    height: 4_000,
    color: 6,
    packed: await deflatedZeros(4_000 * 16_001),
  }),
  'png of 6 megapixels': png({
    width: 2_440,
    height: 2_440,
    color: 6,
    packed: await deflatedZeros(2_440 * 9_761),
  }),
  'interlaced png of 16 megapixels': png({
    width: 4_000,
    height: 4_000,
    color: 6,
    interlaced: true,
    packed: await deflatedZeros(interlacedBytes(4_000, 4_000)),
  }),
  'png of 1 by 16 million': png({
    width: 1,
    height: 15_999_999,
    color: 0,
    packed: await deflatedZeros(2 * 15_999_999),
  }),
  'png of 16 million by 1': png({
    width: 15_999_999,
    height: 1,
    color: 0,
    packed: await deflatedZeros(16_000_000),
  }),
  'png with less data than it claims': png({
    width: 4_000,
    height: 4_000,
    packed: deflateSync(Buffer.alloc(99)),
  }),
  'png whose data inflate to 60 MB': png({ width: 64, height: 64, packed: await deflatedZeros(60e6) }),
  'png with a colour profile of 49 MB': png({
    width: 64,
    height: 64,
    before: [longProfile],
  }),
  'png with a text of 49 MB': png({
    width: 64,
    height: 64,
    before: [longText],
  }),
  'png with 40 texts of 49 MB': png({
    width: 64,
    height: 64,
    before: Array.from({ length: 40 }, () => longText),
  }),
  'png with 40 texts of 49 MB after its data': Buffer.concat([
    still.png.subarray(0, -12),
    ...Array.from({ length: 40 }, () => longText),
    pngChunk('IEND'),
  ]),
  'png of 6 megapixels, lying on its side': png({
    width: 2_440,
    height: 2_440,
    color: 6,
    before: [pngChunk('eXIf', latin('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'))],
    packed: await deflatedZeros(2_440 * 9_761),
  }),
  'jpeg of 15 megapixels, lying on its side': await sharp({
    create: { width: 5_000, height: 3_000, channels: 3, background: '#a33' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  'webp of 6 megapixels, lying on its side': await sharp({
    create: { width: 2_440, height: 2_440, channels: 4, background: '#a338' },
  })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer(),
  'png with 40 colour profiles of 49 MB': png({
    width: 64,
    height: 64,
    before: Array.from({ length: 40 }, () => longProfile),
  }),
  'png with 5,000 colour profiles of 250 kB': png({
    width: 64,
    height: 64,
    before: Array.from({ length: 5_000 }, () => shortProfile),
  }),
  'png with 150,000 empty chunks of data': png({
    width: 64,
    height: 64,
    before: Array.from({ length: 150_000 }, () => emptyChunk),
  }),
  'png with 50,000 texts': png({
    width: 64,
    height: 64,
    before: Array.from({ length: 50_000 }, (_, i) => pngChunk('tEXt', latin(`k${i}\0${i}`))),
  }),
  'png that claims a chunk of 2 GB': Buffer.concat([PNG_MAGIC, u32(0x7fffffff), latin('IHDR'), noise(64)]),
  'jpeg with a broken colour profile': withSegment(
    still.jpeg,
    0xe2,
    Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), noise(9_000)]),
  ),
  'jpeg with 255 parts of a colour profile, each the first': Array.from({ length: 255 }).reduce<Buffer>(
    (jpeg) => withSegment(jpeg, 0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\xff'), noise(2_000)])),
    still.jpeg,
  ),
  'jpeg with 5,000 comments': Array.from({ length: 5_000 }).reduce<Buffer>(
    (jpeg) => withSegment(jpeg, 0xfe, latin('x')),
    still.jpeg,
  ),
  'jpeg whose exif points at itself': withSegment(
    still.jpeg,
    0xe1,
    latin('Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08\0\0\0\x08'),
  ),
  'webp of 1,000 frames': webp(
    webpCanvas({ width: 64, height: 48, flags: 2 }),
    ANIMATION,
    ...Array.from({ length: 1_000 }, () => webpFrame(flat, 64, 48)),
  ),
  'webp of 1,000 frames of 3 megapixels': webp(
    webpCanvas({ width: 1_730, height: 1_730, flags: 2 }),
    ANIMATION,
    ...Array.from({ length: 1_000 }, () => webpFrame(flat, 64, 48)),
  ),
  'interlaced png of 3 megapixels': png({
    width: 1_730,
    height: 1_730,
    color: 6,
    interlaced: true,
    packed: await deflatedZeros(interlacedBytes(1_730, 1_730)),
  }),
  'progressive jpeg of 4 megapixels': await sharp({
    create: { width: 1_990, height: 1_990, channels: 3, background: '#a33' },
  })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer(),
  'webp of 1,000 frames of 16 megapixels': webp(
    webpCanvas({ width: 4_000, height: 4_000, flags: 2 }),
    ANIMATION,
    ...Array.from({ length: 1_000 }, () => webpFrame(flat, 64, 48)),
  ),
}

/** Pictures that are something else too: the picture may pass, the rest may not. */
const polyglots: Files = {
  'png with html in a text': png({
    width: 8,
    height: 8,
    before: [pngChunk('tEXt', Buffer.concat([latin('c\0'), HTML]))],
  }),
  'png with php in a text': png({
    width: 8,
    height: 8,
    before: [pngChunk('tEXt', Buffer.concat([latin('c\0'), PHP]))],
  }),
  'png with html in a chunk of its own': png({ width: 8, height: 8, before: [pngChunk('teSt', HTML)] }),
  'png with php as its palette': png({
    width: 8,
    height: 8,
    color: 3,
    before: [pngChunk('PLTE', Buffer.concat([PHP, Buffer.alloc(30 - PHP.length)]))],
  }),
  'png with php as its pixels': await sharp(Buffer.concat(Array.from({ length: 48 }, () => PHP)), {
    raw: { width: PHP.length, height: 16, channels: 3 },
  })
    .png()
    .toBuffer(),
  'png and zip': Buffer.concat([still.png, ZIP]),
  'png and html': Buffer.concat([still.png, HTML]),
  'png and elf': Buffer.concat([still.png, latin('\x7fELF'), noise(100)]),
  'jpeg with javascript in a comment': withSegment(still.jpeg, 0xfe, latin(`*/=alert('${SCRIPT}');/*`)),
  'jpeg that is a script by its first segment': withSegment(
    still.jpeg,
    0xe0,
    latin(`/*${'x'.repeat(0x2f28)}*/=1;${SCRIPT}`),
  ),
  'jpeg with php in a comment': withSegment(still.jpeg, 0xfe, PHP),
  'jpeg and zip': Buffer.concat([still.jpeg, ZIP]),
  'jpeg and html': Buffer.concat([still.jpeg, HTML]),
  'jpeg and jpeg': Buffer.concat([still.jpeg, still.jpeg]),
  'webp and zip': Buffer.concat([still.webp, ZIP]),
  'webp with html in a chunk of its own': webp(still.webp.subarray(12), riffChunk('TEST', HTML)),
  'webp with html as its xmp': webp(
    webpCanvas({ width: 64, height: 48, flags: 4 }),
    still.webp.subarray(12),
    riffChunk('XMP ', HTML),
  ),
  'jpeg with place and script in its exif': await sample().withExif(located).jpeg().toBuffer(),
  'png with place and script in its exif': await sample().withExif(located).png().toBuffer(),
  'webp with place and script in its exif': await sample().withExif(located).webp().toBuffer(),
  'jpeg with script in its xmp': withSegment(
    still.jpeg,
    0xe1,
    latin(`http://ns.adobe.com/xap/1.0/\0${SCRIPT}`),
  ),
}

/** Unusual, but nothing wrong with them. */
const unusual: Files = {
  'cmyk jpeg': await sample().toColourspace('cmyk').jpeg().toBuffer(),
  'grey jpeg': await sample().greyscale().jpeg().toBuffer(),
  'progressive jpeg': await sample().jpeg({ progressive: true }).toBuffer(),
  '16-bit png': await sample().toColourspace('rgb16').png().toBuffer(),
  'interlaced png': await sample().png({ progressive: true }).toBuffer(),
  'palette png': await sample().png({ palette: true }).toBuffer(),
  '1-bit png': png({ width: 9, height: 9, depth: 1, color: 0 }),
  'png of one pixel': png({ width: 1, height: 1 }),
  'grey png with alpha': png({ width: 9, height: 9, color: 4 }),
  'animated png': png({
    width: 8,
    height: 8,
    before: [
      pngChunk('acTL', Buffer.concat([u32(2), u32(0)])),
      pngChunk('fcTL', Buffer.concat([u32(0), u32(8), u32(8), Buffer.alloc(14)])),
    ],
  }),
  'lossless webp': await sample().webp({ lossless: true }).toBuffer(),
  'jpeg of 3000 by 2000': await sample(300, 200).resize(3_000, 2_000).jpeg().toBuffer(),
  'png of 4000 by 2': png({ width: 4_000, height: 2 }),
  'jpeg with a wide colour profile': await sample().withIccProfile('p3').jpeg().toBuffer(),
}

const XXE = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const svg = (inside: string, before = '') =>
  latin(
    `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`,
  )

const foreign: Files = {
  'svg with a script': svg(SCRIPT),
  'svg with an entity of a file': svg('<text>&x;</text>', XXE),
  'svg with html inside': svg(
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
  ),
  'svg with a picture from inside the house': svg(
    '<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>',
  ),
  'svg of a million laughs': svg(
    '<text>&b;</text>',
    `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(999)}">]>`,
  ),
  'svg, compressed': gzipSync(svg(SCRIPT)),
  "svg after a jpeg's first bytes": Buffer.concat([latin('\xff\xd8\xff'), svg(SCRIPT)]),
  "svg after a png's first bytes": Buffer.concat([PNG_MAGIC, svg(SCRIPT)]),
  "svg in a webp's frame": webp(svg(SCRIPT)),
  gif: await sample().gif().toBuffer(),
  'gif and zip': Buffer.concat([await sample().gif().toBuffer(), ZIP]),
  tiff: await sample().tiff().toBuffer(),
  avif: await sample().avif().toBuffer(),
  bmp: Buffer.concat([latin('BM'), u32(0x36000000), noise(60)]),
  ico: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), noise(60)]),
  heic: Buffer.concat([u32(24), latin('ftypheic'), noise(60)]),
  'jpeg xl': Buffer.concat([Buffer.from([0xff, 0x0a]), noise(60)]),
  'jpeg 2000': Buffer.concat([u32(12), latin('jP  \r\n\x87\n'), noise(60)]),
  psd: latin('8BPS\0\x01'),
  pdf: latin('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  postscript: latin('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
  pnm: latin('P6 1 1 255\nabc'),
  radiance: latin('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
  'a command for another program': latin('push graphic-context\nfill url(https://example.com/";id")'),
  html: HTML,
  php: PHP,
  zip: ZIP,
  wave: Buffer.concat([latin('RIFF\x24\0\0\0WAVEfmt '), noise(60)]),
  'nothing at all': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'first bytes of a png only': PNG_MAGIC,
  'first bytes of a jpeg only': latin('\xff\xd8\xff\xe0'),
  'first bytes of a webp only': latin('RIFF\xff\xff\xff\xffWEBP'),
  'png one byte late': Buffer.concat([Buffer.alloc(1), still.png]),
}

const damaged: Files = {
  'png with a wrong checksum of its header': png({ width: 8, height: 8, spoilt: 'IHDR' }),
  'png with a wrong checksum of its data': png({ width: 8, height: 8, spoilt: 'IDAT' }),
  'png with data that are not deflated': png({ width: 8, height: 8, packed: noise(500) }),
  'png with a colour type that is none': png({ width: 8, height: 8, color: 5 }),
  'png without a palette': png({ width: 8, height: 8, color: 3 }),
  ...each(still, (file, kind) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => [
      `${kind} cut after ${part * 100}%`,
      file.subarray(0, Math.floor(file.length * part)),
    ]),
  ),
}

/** Whether these can be read is up to chance; that they do no harm is not. */
const chance: Files = {
  'png with a wrong checksum of a text': png({
    width: 8,
    height: 8,
    before: [pngChunk('tEXt', latin('c\0x'), true)],
  }),
  ...each(still, (file, kind) => [
    [`${kind} without its last bytes`, file.subarray(0, -3)],
    ...[1, 2, 3, 4, 5, 6].map((seed): [string, Buffer] => [
      `${kind} with flipped bits, seed ${seed}`,
      flipped(file, seed),
    ]),
    ...[1, 2, 3].map((seed): [string, Buffer] => [
      `${kind} of random bytes, seed ${seed}`,
      Buffer.concat([file.subarray(0, 16), noise(3_000, seed)]),
    ]),
  ]),
}

function each(files: Files, make: (file: Buffer, kind: string) => [string, Buffer][]): Files {
  return Object.fromEntries(Object.entries(files).flatMap(([kind, file]) => make(file, kind)))
}

/** The first bytes stay, so that the file gets further than the door. */
function flipped(file: Buffer, seed: number) {
  const copy = Buffer.from(file)
  const next = seeded(seed)
  for (let i = 0; i < 20; i += 1) {
    const at = 12 + (((next() << 16) | (next() << 8) | next()) % (copy.length - 12))
    copy[at] = (copy[at] ?? 0) ^ (1 << (next() % 8))
  }
  return copy
}

const ending = (files: Files, ending: Ending) =>
  Object.entries(files).map(([name, bytes]): HostileUpload => ({ name, ending, bytes }))

export const hostileUploads = [
  ...ending(bombs, 'refused'),
  ...ending(heavy, 'either'),
  ...ending(polyglots, 'either'),
  ...ending(unusual, 'clean'),
  ...ending(foreign, 'refused'),
  ...ending(damaged, 'refused'),
  ...ending(chance, 'either'),
]
