import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { readFeeds as readLabelled } from '../../scripts/sieve/read-examples.ts'
import { openSieve } from '../../src/features/fits/open-sieve.ts'
import { judgeAside } from '../../src/features/judge-aside.ts'
import { openEncoder } from '../../src/judge/sieve/encoder/open-encoder.ts'
import { wholeOf } from '../../src/judge/sieve/read-texts.ts'
import { createLog } from '../../src/platform/log.ts'
import { writeSection } from './write-section.ts'

const ROUNDS = 3
const LEAST_PER_SECOND = 40
/** A page of Reddit's. */
const PAGE = 100
const PRODUCTS = [1, 10, 100]

const labelled = readLabelled()
const posts = labelled
  .flatMap((feed) => feed.posts)
  .slice(0, 8 * PAGE)
  .map((post, at) => ({ ...post, id: `${at}`, community: post.subreddit }))
/** As many as are asked for, no two alike. */
const products = Array.from({ length: Math.max(...PRODUCTS) }, (_, at) => {
  const { name = '', description = '', facts = [] } = labelled[at % labelled.length]?.product ?? {}
  return { name: `${name} ${at}`, description, facts: facts.map((text) => ({ text })), profile: null }
})
const pages = Array.from({ length: posts.length / PAGE }, (_, at) => posts.slice(at * PAGE, (at + 1) * PAGE))
const residentMb = () => process.memoryUsage().rss / 1e6

const encoder = openEncoder()
const judging = judgeAside(createLog({ level: 'error' }))
const sieve = openSieve(encoder, judging.judgeFor('bench'))
const ways = new Map<string, () => Promise<unknown>>([
  ['titles encoded', () => encoder.encode(posts.map(({ title }) => title))],
  ['whole posts encoded, no more', () => encoder.encode(posts.map(wholeOf))],
  ...PRODUCTS.map((count) => [sievedFor(count), () => sieveFor(count)] as const),
])
const best = new Map<string, { aSecond: number; cpuMs: number }>()

function sievedFor(count: number) {
  return count === 1 ? 'posts sieved for one product' : `posts sieved for each of ${count} products`
}

/** Two pages at a time, as a worker's jobs come: while one meets its products, the other is encoded. */
async function sieveFor(count: number) {
  const left = pages.values()
  const sieveInTurn = async () => {
    for (const page of left)
      await sieve.readFeeds(products.slice(0, count).map((product) => ({ product, posts: page })))
  }
  await Promise.all([sieveInTurn(), sieveInTurn()])
}

/** The best of several rounds, in turn: a busy neighbor only ever takes away. */
async function measure(name: string, act: () => Promise<unknown>) {
  const [since, before] = [performance.now(), process.cpuUsage()]
  await act()
  const { user, system } = process.cpuUsage(before)
  const aSecond = (1_000 * posts.length) / (performance.now() - since)
  const cpuMs = (user + system) / 1_000 / posts.length
  const known = best.get(name) ?? { aSecond: 0, cpuMs: Number.POSITIVE_INFINITY }
  best.set(name, { aSecond: Math.max(known.aSecond, aSecond), cpuMs: Math.min(known.cpuMs, cpuMs) })
}

const atFirst = residentMb()
let grownMb = 0
try {
  await sieveFor(Math.max(...PRODUCTS))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, act] of ways) {
      await measure(name, act)
      grownMb = Math.max(grownMb, residentMb() - atFirst)
    }
} finally {
  await Promise.all([encoder.close(), judging.close()])
}

const [one, , most] = PRODUCTS.map((count) => best.get(sievedFor(count)))
const pairUs = (1_000 * ((most?.cpuMs ?? 0) - (one?.cpuMs ?? 0))) / (Math.max(...PRODUCTS) - 1)
const { version } = JSON.parse(readFileSync('node_modules/onnxruntime-node/package.json', 'utf8'))
await writeSection('Posts sieved', 'pnpm bench:sieve', [
  `${posts.length} posts of about 70 words, two pages of ${PAGE} at a time, on two threads for the encoder; best of ${ROUNDS} rounds; onnxruntime`,
  `${version}. Sieving a post encodes it whole and by sentence, once for all products; each more costs ${pairUs.toFixed(0)} µs of CPU a post.`,
  `Beside 90 MB of heads and language tables the process grew by ${grownMb.toFixed(0)} MB.`,
  `Load of the machine meanwhile ${loadavg()[0]?.toFixed(1)}, of which two are our own.`,
  '',
  '| what | a second | CPU ms each |',
  '|---|---|---|',
  ...[...best].map(
    ([name, { aSecond, cpuMs }]) => `| ${name} | ${aSecond.toFixed(0)} | ${cpuMs.toFixed(1)} |`,
  ),
])
if ((one?.aSecond ?? 0) < LEAST_PER_SECOND) {
  console.error(`Fewer than ${LEAST_PER_SECOND} posts are sieved a second.`)
  process.exitCode = 1
}
