import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../..')
const FILES = {
  wants: 'src/judge/examples/wants.tsv',
  trouble: 'src/judge/examples/trouble.tsv',
  rules: 'src/judge/examples/rules.tsv',
  posts: 'eval/sets/training/fit.json',
}
/** Between the title of an example and its text. */
const TITLE_END = ' — '

const read = (name: keyof typeof FILES) => readFileSync(join(ROOT, FILES[name]), 'utf8')

/** Of everything that a head was trained on. */
export function hashOf(...names: (keyof typeof FILES)[]) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(read(name))
  return hash.digest('hex')
}

/** The labelled lines of a head. */
export function readLines(name: 'wants' | 'trouble' | 'rules') {
  return read(name)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label = '', said = ''] = line.split('\t')
      const end = said.indexOf(TITLE_END)
      return end > 0
        ? { label, title: said.slice(0, end), text: said.slice(end + TITLE_END.length) }
        : { label, title: '', text: said }
    })
}

const feed = z.object({
  product: z.object({ name: z.string(), description: z.string(), facts: z.array(z.string()) }),
  posts: z.array(
    z.object({
      label: z.enum(['strong', 'fair', 'low']),
      subreddit: z.string(),
      title: z.string(),
      text: z.string(),
      trouble: z.boolean().nullish(),
    }),
  ),
})

/** The labelled posts that may be trained on; those of the other sets may not. */
export const readFeeds = () => z.array(feed).parse(JSON.parse(read('posts')))
