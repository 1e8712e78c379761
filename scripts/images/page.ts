import { readFileSync } from 'node:fs'
import { TEMPLATES } from './paths.ts'

const fonts = [
  ['Instrument Sans Variable', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
  ['Source Serif 4 Variable', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
] as const

const fontFaces = fonts.map(([family, file]) => {
  const data = readFileSync(`node_modules/@fontsource-variable/${file}`, 'base64')
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}) }`
})

// The product's own tokens, so that pictures change colour with it.
const styles = [
  ...fontFaces,
  readFileSync('src/ui/tokens.css', 'utf8'),
  readFileSync(`${TEMPLATES}/kit.css`, 'utf8'),
]

/** A whole document around a template's `<main>`. */
export function pageAround(main: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles.join('\n')}</style>${main}`
}
