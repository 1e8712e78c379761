import { mkdir, stat, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../stack/seed-demo.ts'
import { skipHints } from '../stack/skip-hints.ts'
import { encodeFilm } from './encode-film.ts'
import { Film } from './film.ts'
import type { FilmScript } from './film-script.ts'
import { paceStream } from './pace-stream.ts'
import { holdTime } from './step-time.ts'
import { writeCaptions } from './write-captions.ts'

const FOLDER = 'public/videos'
/** 16:10, and close enough to the screens for their text to be read in a smaller player. */
const viewport = { width: 1120, height: 700 }

export type Theme = 'light' | 'dark'
type Stack = { origin: string; simulators: { llm: string } }

/** One video in one theme, with its poster; the light one writes the captions of both. */
export async function makeFilm(browser: Browser, stack: Stack, script: FilmScript, theme: Theme) {
  const { origin, simulators } = stack
  await dictate(simulators.llm, script.answers ?? [])
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    if (script.sidebar === 'closed')
      await context.addCookies([{ name: 'sidebar_state', value: 'false', url: origin }])
    await skipHints(context)
    await context.addInitScript(paceStream, { firstWordMs: 900, perWordMs: 40 })
    await context.request.post('/api/auth/sign-in', {
      data: { email: 'plus@threadlark.test', password: DEMO_PASSWORD },
      headers: { origin },
    })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(script.path, { waitUntil: 'networkidle' })
    await script.prepare?.(page)
    await page.waitForTimeout(500)
    await holdTime(page)

    await mkdir(FOLDER, { recursive: true })
    const file = `${FOLDER}/${script.name}-${theme}`
    const encoder = encodeFilm(`${file}.mp4`)
    const film = new Film(page, await context.newCDPSession(page), encoder)
    await film.begin()
    await script.play(film)
    await encoder.finish()
    if (!film.poster) throw new Error(`${script.name} keeps no poster`)
    await sharp(film.poster).webp({ quality: 80 }).toFile(`${file}.webp`)
    if (theme === 'light')
      await writeFile(`${FOLDER}/${script.name}.vtt`, writeCaptions(film.captions, film.seconds))
    const { size } = await stat(`${file}.mp4`)
    console.log(`${file}.mp4  ${film.seconds.toFixed(1)} s  ${(size / 1000).toFixed(0)} kB`)
  } finally {
    await context.close()
  }
}

async function dictate(llm: string, answers: string[]) {
  const behaviour = `${llm}/__control/behaviour`
  await fetch(behaviour, { method: 'DELETE' })
  for (const text of answers)
    await fetch(behaviour, {
      method: 'POST',
      body: JSON.stringify({ mode: 'say', text, times: 1, model: 'sim-writer' }),
    })
}
