import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { browserArgs } from '../stack/browser-args.ts'
import { pageAround } from './page.ts'

export type Picture = { name: string; html: string }
export type Rendered = { name: string; png: Buffer; width: number; height: number }

async function renderImage(page: Page, { name, html }: Picture): Promise<Rendered> {
  await page.setContent(pageAround(html))
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const shot = await page.locator('main').screenshot()
  const { data, info } = await sharp(shot)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer({ resolveWithObject: true })
  return { name, png: data, width: info.width, height: info.height }
}

export async function renderImages(pictures: Picture[]): Promise<Rendered[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 1200 } })
    const rendered: Rendered[] = []
    for (const picture of pictures) rendered.push(await renderImage(page, picture))
    return rendered
  } finally {
    await browser.close()
  }
}
