import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

type Picture = { file: string; at: number }

/** Films a page as time passes: the browser sends a picture whenever something has changed. */
export async function recordScreen(page: Page) {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'))
  const pictures: Picture[] = []
  const writing: Promise<void>[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${pictures.length}.jpg`)
    pictures.push({ file, at: metadata.timestamp ?? Date.now() / 1_000 })
    writing.push(writeFile(file, data, 'base64'))
    // It is gone with the page that it showed.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 85 })
  return async (film: string) => {
    const ended = Date.now() / 1_000
    await devtools.send('Page.stopScreencast')
    await Promise.all(writing)
    const list = join(folder, 'pictures.txt')
    const lines = pictures.map(({ file, at }, n) => {
      const until = pictures[n + 1]?.at ?? ended
      return `file '${file}'\nduration ${Math.max(until - at, 0.001).toFixed(3)}`
    })
    await writeFile(list, lines.join('\n'))
    const input = ['-f', 'concat', '-safe', '0', '-i', list]
    const output = [
      '-r',
      '12',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '28',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ]
    const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...output, film], {
      stdio: 'inherit',
    })
    const [code] = await once(child, 'exit')
    await rm(folder, { recursive: true })
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  }
}
