import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brand } from '../../src/brand.ts'
import { avatar } from './avatar.ts'
import { checkQuote } from './check-quote.ts'
import type { Guide } from './dataset.ts'
import { TEMPLATES } from './paths.ts'
import type { Picture } from './render-images.ts'
import { socialImage } from './social.ts'

/** The pictures that documents refer to: covers, figures, the author. */
export function collectContentPictures(guides: Guide[]): Picture[] {
  const covers = guides.map((guide) => {
    const html = readFileSync(`${TEMPLATES}/covers/${guide.slug}.html`, 'utf8')
    checkQuote(html, guide)
    return { name: `cover-${guide.slug}`, html }
  })
  const figures = globSync(`${TEMPLATES}/figures/*.html`).map((file) => ({
    name: `figure-${basename(file, '.html')}`,
    html: readFileSync(file, 'utf8'),
  }))
  return [...covers, ...figures, { name: 'author-threadlark-team', html: avatar }].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** The pictures that other sites show when somebody shares one of our addresses. */
export function collectSocialPictures(guides: Guide[]): Picture[] {
  return [
    { name: 'default', html: socialImage(brand.tagline, 'Nothing is posted automatically') },
    ...guides.map(({ slug, title }) => ({
      name: slug,
      html: socialImage(title, 'A guide to honest Reddit marketing'),
    })),
  ]
}
