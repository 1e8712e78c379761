import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { readFeeds } from '../../scripts/sieve/read-examples.ts'
import { withWords } from '../../scripts/sieve/with-words.ts'
import { openEncoder } from '../../src/judge/sieve/encoder/open-encoder.ts'
import { wholeOf } from '../../src/judge/sieve/read-texts.ts'
import { sievePosts } from '../../src/judge/sieve/sieve-posts.ts'
import { writeSection } from './write-section.ts'

const ROUNDS = 3
const feeds = readFeeds()
const posts = feeds.flatMap((feed) => feed.posts)
const residentMb = () => process.memoryUsage().rss / 1e6

/** The best of several rounds: a busy neighbor only ever takes away. */
async function measure(act: () => Promise<unknown>) {
  const rounds: { aSecond: number; cpuMs: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [since, before] = [performance.now(), process.cpuUsage()]
    await act()
    const { user, system } = process.cpuUsage(before)
    const seconds = (performance.now() - since) / 1_000
    rounds.push({ aSecond: posts.length / seconds, cpuMs: (user + system) / 1_000 / posts.length })
  }
  return {
    aSecond: Math.max(...rounds.map(({ aSecond }) => aSecond)),
    cpuMs: Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
  }
}

const atFirst = residentMb()
const encoder = openEncoder()
try {
  const titles = await measure(() => encoder.encode(posts.map(({ title }) => title)))
  const bare = await measure(() => encoder.encode(posts.map(wholeOf)))
  const sieved = await measure(async () => {
    for (const { product, posts: own } of feeds) await sievePosts(encoder, product, withWords(product, own))
  })
  const line = (name: string, { aSecond, cpuMs }: typeof bare) =>
    `| ${name} | ${aSecond.toFixed(0)} | ${cpuMs.toFixed(1)} |`
  const { version } = JSON.parse(readFileSync('node_modules/onnxruntime-node/package.json', 'utf8'))
  await writeSection('Posts sieved', 'pnpm bench:sieve', [
    `${posts.length} posts of about 70 words for ${feeds.length} products, one thread for the encoder, best of ${ROUNDS} rounds; onnxruntime`,
    `${version}. Sieving a post encodes it whole and by sentence.`,
    `Beside 90 MB of heads and language tables the process grew by ${(residentMb() - atFirst).toFixed(0)} MB.`,
    `Load of the machine meanwhile ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| what | a second | CPU ms each |',
    '|---|---|---|',
    line('titles encoded', titles),
    line('whole posts encoded, no more', bare),
    line('posts sieved', sieved),
  ])
} finally {
  await encoder.close()
}
