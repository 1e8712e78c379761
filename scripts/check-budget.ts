import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'

/** All JavaScript that the landing page loads, gzipped. More of it makes the first visit slow on a phone. */
const BUDGET_KB = 130

const client = join(import.meta.dirname, '../build/client')
const { assets } = (await import(join(import.meta.dirname, '../build/server/index.js'))) as ServerBuild

const landing = ['root', 'pages/landing'].map((id) => assets.routes[id])
const files = new Set(
  [assets.entry, ...landing].flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])),
)

const sizes = [...files]
  .map((file) => ({ file, kb: gzipSync(readFileSync(join(client, file))).length / 1000 }))
  .toSorted((a, b) => b.kb - a.kb)
const total = sizes.reduce((sum, { kb }) => sum + kb, 0)
console.log(`Landing loads ${total.toFixed(1)} kB of JavaScript, gzipped (budget ${BUDGET_KB} kB).`)
if (total > BUDGET_KB) {
  for (const { file, kb } of sizes) console.error(`${kb.toFixed(1).padStart(7)} kB  ${file}`)
  process.exit(1)
}
