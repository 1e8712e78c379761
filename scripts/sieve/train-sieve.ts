import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoder } from '../../src/judge/sieve/encoder/encoder.ts'
import { writeHead } from '../../src/judge/sieve/heads/weights-file.ts'
import { readProducts } from '../../src/judge/sieve/read-products.ts'
import { readTexts } from '../../src/judge/sieve/read-texts.ts'
import { hashOf, readFeeds, readLines } from './read-examples.ts'
import { type Labelled, trainHead } from './train-head.ts'
import { fitLines, type ReadFeed, trainOnPosts, troubleLines } from './train-on-posts.ts'
import { withWords } from './with-words.ts'

const MIX = join(import.meta.dirname, '../../src/judge/sieve/weights/mix.json')

/** Trains every head from the labelled lines and posts, then the mix from the posts, and writes the weights. */
export async function trainSieve(encoder: Encoder) {
  const read = async (name: 'wants' | 'trouble' | 'rules'): Promise<Labelled[]> => {
    const lines = readLines(name)
    const readings = await readTexts(encoder, lines)
    return readings.map((reading, at) => ({ label: lines[at]?.label ?? '', reading }))
  }
  const wantsLines = await read('wants')
  const wants = trainHead(wantsLines, { restraint: 5e-4, vectorShare: 1 })
  writeHead('wants', wants, { encoder: encoder.id, lines: hashOf('wants') })
  const rules = trainHead(await read('rules'), { restraint: 3e-4, vectorShare: 0.7 })
  writeHead('rules', rules, { encoder: encoder.id, lines: hashOf('rules') })

  const common = meanOf(wantsLines.map(({ reading }) => reading.whole))
  const feeds = await readLabelledFeeds(encoder, common)
  const told = (await read('trouble')).map(({ label, reading }) => ({
    label: label === 'fine' ? 'fine' : 'trouble',
    reading,
  }))
  const train = {
    fits: (posts: Labelled[]) => trainHead(posts, { restraint: 1e-3, vectorShare: 1 }),
    // The lines are full of look-alikes. Only the posts show how ordinary ones sound.
    trouble: (posts: Labelled[]) => trainHead([...told, ...posts], { restraint: 2e-4, vectorShare: 0.3 }),
  }
  writeHead('fits', train.fits(fitLines(feeds)), { encoder: encoder.id, lines: hashOf('posts') })
  const trouble = train.trouble(troubleLines(feeds))
  writeHead('trouble', trouble, { encoder: encoder.id, lines: hashOf('trouble', 'posts') })
  const mix = trainOnPosts(feeds, wants, train, common)
  writeFileSync(MIX, `${JSON.stringify({ encoder: encoder.id, posts: hashOf('posts'), ...mix, common })}\n`)
}

async function readLabelledFeeds(encoder: Encoder, common: number[]) {
  const feeds = readFeeds()
  const products = await readProducts(
    encoder,
    feeds.map(({ product }) => product),
    common,
  )
  const read: ReadFeed[] = []
  for (const [at, { product, posts }] of feeds.entries()) {
    const known = products[at]
    if (known)
      read.push({
        product: known,
        posts: withWords(product, posts),
        readings: await readTexts(encoder, posts),
      })
  }
  return read
}

function meanOf(vectors: Float32Array[]) {
  return Array.from(vectors[0] ?? [], (_, at) => {
    const mean = vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length
    return Math.round(mean * 1e5) / 1e5
  })
}
