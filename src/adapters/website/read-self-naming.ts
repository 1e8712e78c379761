import { stripHidden } from '../../platform/plain-text.ts'

/** Longer than this, it is a slogan. */
const MAX_NAME = 60
const MOST_ICONS = 4
/** What sharp may read; the others would be fetched in vain. */
const OTHER_FORMAT = /svg|x-icon|vnd\.microsoft|gif|avif/i
const TITLE_PARTS = /\s[-–—|·•:]\s|:\s/

/** What a page calls itself, and the addresses of the pictures it shows for itself, the likeliest logo first. */
export function readSelfNaming(document: Document, title: string) {
  const [start = ''] = title.split(TITLE_PARTS)
  const names = [contentOf(document, 'og:site_name'), contentOf(document, 'application-name'), start]
  const name = names.map(plain).find((one) => one !== '' && one.length <= MAX_NAME) ?? null
  const pictures = [contentOf(document, 'og:logo'), contentOf(document, 'og:image')]
  const icons = [...linked(document, 'apple-touch-icon'), ...linked(document, 'icon'), ...pictures]
  return { name, icons: icons.filter(isWorthFetching).slice(0, MOST_ICONS) }
}

/** Some write `name` where others write `property`. */
function contentOf(document: Document, key: string) {
  const meta = [...document.querySelectorAll('meta')].find(
    (one) => (one.getAttribute('property') ?? one.getAttribute('name'))?.toLowerCase() === key,
  )
  return meta?.getAttribute('content') ?? ''
}

/** The largest first, by what they say of themselves. */
const linked = (document: Document, rel: string) =>
  [...document.querySelectorAll('link')]
    .filter((link) => (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes(rel))
    .filter((link) => !OTHER_FORMAT.test(link.getAttribute('type') ?? ''))
    .map((link) => ({
      href: link.getAttribute('href') ?? '',
      size: sizeOf(link.getAttribute('sizes') ?? ''),
    }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ href }) => href)

const sizeOf = (sizes: string) =>
  Math.max(0, ...sizes.split(/\s+/).map((one) => Number.parseInt(one, 10) || 0))

const isWorthFetching = (address: string) =>
  address.trim() !== '' && !/^data:/i.test(address) && !/\.(?:svg|ico|gif)$/i.test(address)

const plain = (text: string) => stripHidden(text).replaceAll(/\s+/g, ' ').trim()
