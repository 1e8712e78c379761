import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeLogo } from '../../src/features/products/logos/encode-logo.ts'
import { png } from './hostile-uploads-parts.ts'

/** In a process of its own, so that what it takes at most is what encoding takes. */
const [folder = '', count = '0', atOnce = '1'] = process.argv.slice(2)
await encodeLogo(png({ width: 600, height: 600 }))
const before = process.memoryUsage.rss()
let most = before
// Encoding runs beside this thread, so looking often sees nearly all of it.
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 2).unref()

const endings: string[] = []
let next = 0
async function goOn() {
  while (next < Number(count)) {
    const index = next++
    const outcome = await encodeLogo(await readFile(join(folder, String(index))))
    if (outcome.kind === 'ok') await writeFile(join(folder, `${index}.webp`), outcome.webp)
    endings[index] = outcome.kind === 'ok' ? 'clean' : outcome.reason
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, goOn))
console.log(JSON.stringify({ endings, grownMb: (most - before) / 1e6 }))
