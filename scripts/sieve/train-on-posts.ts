import { askHead, type Head } from '../../src/judge/sieve/heads/head.ts'
import { measureCloseness } from '../../src/judge/sieve/mix/measure-closeness.ts'
import { type Heard, measureAlone, measurePost } from '../../src/judge/sieve/mix/measure-post.ts'
import { type Mix, withoutCommon } from '../../src/judge/sieve/mix/mix.ts'
import type { ReadProduct } from '../../src/judge/sieve/read-products.ts'
import type { ReadText } from '../../src/judge/sieve/read-texts.ts'
import type { readFeeds } from './read-examples.ts'
import type { Labelled } from './train-head.ts'
import { trainMix } from './train-mix.ts'
import type { withWords } from './with-words.ts'

type Post = ReturnType<typeof readFeeds>[number]['posts'][number]
export type ReadFeed = {
  product: ReadProduct
  posts: ReturnType<typeof withWords<Post>>
  readings: ReadText[]
}
type Trainers = Record<'fits' | 'trouble', (posts: Labelled[]) => Head<string>>

const FOLDS = 11

/** The mix of labelled posts. A head knows its own posts by heart, and the mix must see how it does on others: so each is trained without some. */
export function trainOnPosts(
  feeds: ReadFeed[],
  wants: Head<string>,
  train: Trainers,
  common: number[],
): Pick<Mix, 'bias' | 'weights'> {
  const own = (vector: Float32Array) => withoutCommon(vector, common)
  const withoutFold = Array.from({ length: FOLDS }, (_, fold) => {
    const others = feeds.filter((_, at) => at % FOLDS !== fold)
    return { fits: train.fits(fitLines(others)), trouble: train.trouble(troubleLines(others)) }
  })
  const samples = feeds.flatMap(({ product, posts, readings }, at) => {
    const others = withoutFold[at % FOLDS]
    if (!others) return []
    return posts.flatMap((post, index) => {
      const reading = readings[index]
      if (!reading) return []
      const heard = {
        wants: askHead(wants, reading) as Heard['wants'],
        fits: askHead(others.fits, reading) as Heard['fits'],
        trouble: askHead(others.trouble, reading).trouble ?? 0,
      }
      const near = { whole: own(reading.whole), each: reading.each.map(own) }
      const { measures } = measureCloseness(near, product)
      return {
        isStrong: post.label === 'strong',
        measures: measurePost(measures, measureAlone(post, heard), post.words),
      }
    })
  })
  return trainMix(samples)
}

export const fitLines = (feeds: ReadFeed[]) => labelBy(feeds, ({ label }) => label)
export const troubleLines = (feeds: ReadFeed[]) =>
  labelBy(feeds, ({ trouble }) => (trouble ? 'trouble' : 'fine'))

const labelBy = (feeds: ReadFeed[], labelOf: (post: Post) => string): Labelled[] =>
  feeds.flatMap(({ posts, readings }) =>
    posts.flatMap((post, at) => {
      const reading = readings[at]
      return reading ? [{ label: labelOf(post), reading }] : []
    }),
  )
