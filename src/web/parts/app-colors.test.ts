import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loader } from '../pages/manifest.ts'
import { DARK_GROUND, GROUND, PRIMARY } from './app-colors.ts'

const [light = '', dark = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('.dark {')

/** A token such as `oklch(0.395 0.078 166)` as a browser would paint it. */
function paint(theme: string, token: string) {
  const value = theme.split(`--${token}: oklch(`)[1]?.split(')')[0] ?? ''
  const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const shown = channels.map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
  return `#${shown
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

test('what a browser draws itself has the colors of the design system', () => {
  expect([PRIMARY, GROUND, DARK_GROUND]).toEqual([
    paint(light, 'primary'),
    paint(light, 'background'),
    paint(dark, 'background'),
  ])
})

test('the dashboard can be installed: the manifest names what there is', async () => {
  const answer = loader()
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Threadlark',
    start_url: '/dashboard/today',
    scope: '/',
    display: 'standalone',
  })
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }: { src: string }) => {
      const { width, height, format } = await sharp(readFileSync(`public${src}`)).metadata()
      return [`${width}x${height}`, `image/${format}`]
    }),
  )
  expect(sizes).toEqual(
    manifest.icons.map(({ sizes, type }: { sizes: string; type: string }) => [sizes, type]),
  )
  expect(manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
  ])
})
