import { takeBreaks } from '../../platform/take-breaks.ts'
import type { PostVerdict } from '../model/judge-posts.v1.ts'
import { detectLanguage } from './detect-language.ts'
import type { Encoder } from './encoder/encoder.ts'
import { askHead, mostLikely } from './heads/head.ts'
import { readHead } from './heads/weights-file.ts'
import { learnedMix } from './mix/learned-mix.ts'
import { measureAlone } from './mix/measure-post.ts'
import { withoutCommon } from './mix/mix.ts'
import { readTexts, type Written, wholeOf } from './read-texts.ts'

export type Wants = PostVerdict['wants']

const wantsHead = readHead<Wants>('wants')
const fitsHead = readHead<'strong' | 'fair' | 'low'>('fits')
export const troubleHead = readHead<'trouble' | 'fine'>('trouble')

export type ReadPost = {
  sentences: string[]
  whole: Float32Array
  each: Float32Array[]
  wants: Wants
  /** How likely its author is in trouble. */
  trouble: number
  /** As two letters; null where it could be any. */
  language: string | null
  measures: ReturnType<typeof measureAlone>
}

/** Everything that the sieve knows of posts, whatever the products. */
export async function readPosts(encoder: Encoder, posts: Written[]): Promise<ReadPost[]> {
  const texts = await readTexts(encoder, posts)
  const takeBreak = takeBreaks()
  const own = (vector: Float32Array) => withoutCommon(vector, learnedMix.common)
  const read: ReadPost[] = []
  for (const [at, post] of posts.entries()) {
    await takeBreak()
    const text = texts[at]
    if (!text) continue
    const wants = askHead(wantsHead, text)
    const { trouble } = askHead(troubleHead, text)
    read.push({
      sentences: text.sentences,
      whole: own(text.whole),
      each: text.each.map(own),
      wants: mostLikely(wants),
      trouble,
      language: detectLanguage(wholeOf(post)),
      measures: measureAlone(post, { wants, fits: askHead(fitsHead, text), trouble }),
    })
  }
  return read
}
