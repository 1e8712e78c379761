import { mkdirSync } from 'node:fs'
import { drawAppIcons } from './images/app-icons.ts'
import { collectContentPictures, collectSocialPictures } from './images/collect-pictures.ts'
import { readGuides } from './images/dataset.ts'
import { PUBLIC_FOLDER, SOCIAL_FOLDER } from './images/paths.ts'
import { renderImages } from './images/render-images.ts'
import { storeImages } from './images/store-images.ts'
import { writeChanged } from './images/write-changed.ts'

const MAX_BYTES = 120_000

const guides = readGuides()
const content = await renderImages(collectContentPictures(guides))
const social = await renderImages(collectSocialPictures(guides))
const icons = await drawAppIcons()

const heavy = [...content, ...social, ...icons].filter(({ png }) => png.length > MAX_BYTES)
if (heavy.length > 0) throw new Error(`Too heavy: ${heavy.map(({ name }) => name).join(', ')}`)

mkdirSync(SOCIAL_FOLDER, { recursive: true })
const changed =
  storeImages(content) +
  social.filter(({ name, png }) => writeChanged(`${SOCIAL_FOLDER}/${name}.png`, png)).length +
  icons.filter(({ name, png }) => writeChanged(`${PUBLIC_FOLDER}/${name}.png`, png)).length
console.log(`${content.length + social.length + icons.length} pictures, ${changed} changed`)
