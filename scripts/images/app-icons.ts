import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { PUBLIC_FOLDER } from './paths.ts'

const favicon = readFileSync(`${PUBLIC_FOLDER}/favicon.svg`, 'utf8')
const WHOLE = 'viewBox="0 0 48 48"'
const GROUND = '<rect width="48" height="48" rx="11" fill="#0b4f3c"/>'
const EYE = '<circle cx="23.1" cy="12.1" r="1.55" fill="#0b4f3c"/>'

/** What a system cuts to a shape of its own: ground up to the edges, with the mark in the middle four fifths. */
const uncut = favicon
  .replace(WHOLE, 'viewBox="-6 -6 60 60"')
  .replace(GROUND, '<rect x="-6" y="-6" width="60" height="60" fill="#0b4f3c"/>')
/** Android shows its outline alone, in a color of its own. */
const outline = favicon
  .replace(WHOLE, 'viewBox="7 8 32 32"')
  .replace(GROUND, '')
  .replace(EYE, '')
  .replaceAll('#e6f27a', '#ffffff')

const icons = [
  { name: 'icon-192', svg: favicon, size: 192 },
  { name: 'icon-512', svg: favicon, size: 512 },
  { name: 'icon-maskable-512', svg: uncut, size: 512 },
  { name: 'apple-touch-icon', svg: favicon.replace(' rx="11"', ''), size: 180 },
  { name: 'badge-96', svg: outline, size: 96 },
]

/** The favicon as the pictures that an installed app and its notifications need. */
export function drawAppIcons() {
  return Promise.all(
    icons.map(async ({ name, svg, size }) => {
      const png = await sharp(Buffer.from(svg), { density: 1_200 })
        .resize(size, size)
        .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
        .toBuffer()
      return { name, png }
    }),
  )
}
