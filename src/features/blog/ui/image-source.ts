import type { Image } from '../schema.ts'

/** An image at a width, in the best format that the browser knows. */
export function imageSource({ url }: Pick<Image, 'url'>, width: 400 | 800 | 1200) {
  return `${url}?w=${width}&auto=format`
}

/** Two sizes to choose from, for images that are never shown large. */
export function smallSources(image: Pick<Image, 'url'>) {
  return `${imageSource(image, 400)} 400w, ${imageSource(image, 800)} 800w`
}
