import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from '../../src/features/fits/read-words.ts'
import type { Encoder } from '../../src/judge/sieve/encoder/encoder.ts'
import { askHead, type Head } from '../../src/judge/sieve/heads/head.ts'
import { writeHead } from '../../src/judge/sieve/heads/weights-file.ts'
import { measurePost } from '../../src/judge/sieve/mix/measure-post.ts'
import { type Mix, withoutCommon } from '../../src/judge/sieve/mix/mix.ts'
import { readProduct } from '../../src/judge/sieve/read-product.ts'
import { readTexts } from '../../src/judge/sieve/read-texts.ts'
import { hashOf, readFeeds, readLines } from './read-examples.ts'
import { type Labelled, trainHead } from './train-head.ts'
import { trainMix } from './train-mix.ts'

const MIX = join(import.meta.dirname, '../../src/judge/sieve/weights/mix.json')
const FITS = { restraint: 1e-3, vectorShare: 1 }
const FOLDS = 11

/** Trains every head from the labelled lines, then the mix from the labelled posts, and writes the weights. */
export async function trainSieve(encoder: Encoder) {
  const read = async (name: 'wants' | 'trouble' | 'rules'): Promise<Labelled[]> => {
    const lines = readLines(name)
    const readings = await readTexts(encoder, lines)
    return readings.map((reading, at) => ({ label: lines[at]?.label ?? '', reading }))
  }
  const keep = (name: 'wants' | 'trouble' | 'rules', head: Head<string>) =>
    writeHead(name, head, { encoder: encoder.id, lines: hashOf(name) })

  const wantsLines = await read('wants')
  const wants = trainHead(wantsLines, { restraint: 5e-4, vectorShare: 1 })
  keep('wants', wants)
  const troubleLines = (await read('trouble')).map(({ label, reading }) => ({
    label: label === 'fine' ? 'fine' : 'trouble',
    reading,
  }))
  const trouble = trainHead(troubleLines, { restraint: 2e-4, vectorShare: 0.7 })
  keep('trouble', trouble)
  keep('rules', trainHead(await read('rules'), { restraint: 3e-4, vectorShare: 0.7 }))

  const common = meanOf(wantsLines.map(({ reading }) => reading.whole))
  const mix = await trainOnPosts(encoder, { wants, trouble }, common)
  writeFileSync(MIX, `${JSON.stringify({ encoder: encoder.id, posts: hashOf('posts'), ...mix, common })}\n`)
}

type Heads = { wants: Head<string>; trouble: Head<string> }

async function trainOnPosts(
  encoder: Encoder,
  { wants, trouble }: Heads,
  common: number[],
): Promise<Pick<Mix, 'bias' | 'weights'>> {
  const feeds = []
  for (const { product, posts } of readFeeds()) {
    feeds.push({
      product: await readProduct(encoder, product, common),
      posts: readWords(product, posts),
      readings: await readTexts(encoder, posts),
    })
  }
  const labelled = feeds.map(({ posts, readings }) =>
    readings.map((reading, at) => ({ label: posts[at]?.label ?? '', reading })),
  )
  writeHead('fits', trainHead(labelled.flat(), FITS), { encoder: encoder.id, lines: hashOf('posts') })

  const own = (vector: Float32Array) => withoutCommon(vector, common)
  // A head knows its own posts by heart. The mix must see how it does on others.
  const withoutFold = Array.from({ length: FOLDS }, (_, fold) =>
    trainHead(labelled.filter((_, at) => at % FOLDS !== fold).flat(), FITS),
  )
  const samples = feeds.flatMap(({ product, posts, readings }, at) => {
    const others = withoutFold[at % FOLDS]
    if (!others) return []
    return posts.flatMap((post, index) => {
      const reading = readings[index]
      if (!reading) return []
      const heard = {
        wants: askHead(wants, reading) as Parameters<typeof measurePost>[3]['wants'],
        fits: askHead(others, reading) as Parameters<typeof measurePost>[3]['fits'],
        trouble: askHead(trouble, reading).trouble ?? 0,
      }
      const near = { whole: own(reading.whole), each: reading.each.map(own) }
      return {
        isStrong: post.label === 'strong',
        measures: measurePost(post, near, product, heard, post.words),
      }
    })
  })
  return trainMix(samples)
}

function meanOf(vectors: Float32Array[]) {
  return Array.from(vectors[0] ?? [], (_, at) => {
    const mean = vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length
    return Math.round(mean * 1e5) / 1e5
  })
}
