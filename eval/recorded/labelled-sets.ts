import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { attackEntry } from '../evaluate-injection.ts'
import { lintEntry } from '../evaluate-lint.ts'
import { writingCase } from './writing/writing-case.ts'

const product = z.object({
  name: z.string(),
  website: z.string().default(''),
  description: z.string(),
  facts: z.array(z.string()),
})
export type LabelledProduct = z.infer<typeof product>

const feed = z.object({
  product,
  posts: z.array(
    z.object({
      id: z.string(),
      label: z.enum(['strong', 'fair', 'low']),
      subreddit: z.string(),
      title: z.string(),
      text: z.string(),
      trouble: z.boolean().default(false),
    }),
  ),
})
const clause = z.object({
  subject: z.enum(['promotion', 'ai_text', 'links']),
  stance: z.enum(['banned', 'set_threads', 'ratio', 'with_disclosure', 'allowed', 'limited']),
})
const rule = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  selfPromotion: z.enum(['banned', 'set_threads', 'ratio', 'with_disclosure', 'allowed', 'silent']),
  aiText: z.enum(['banned', 'disclose', 'allowed', 'silent']),
  clauses: z.array(clause).optional(),
})
const sensitive = z.object({
  id: z.string(),
  label: z.enum(['sensitive', 'fine']),
  subreddit: z.string().default(''),
  title: z.string(),
  text: z.string(),
})
const places = z.object({
  product,
  communities: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      members: z.number(),
      rules: z.array(z.object({ title: z.string(), text: z.string() })),
      recentTitles: z.array(z.string()),
      label: z.enum(['good', 'neutral', 'bad']),
    }),
  ),
})

const disclosure = z.object({
  id: z.string(),
  product: z.string(),
  website: z.string().nullable(),
  description: z.string().default(''),
  text: z.string(),
  label: z.enum(['disclosed', 'missing', 'not_named']),
  lang: z.string().default('en'),
})

export type LabelledDisclosure = z.infer<typeof disclosure>
export type LabelledFeed = z.infer<typeof feed>
export type LabelledRule = z.infer<typeof rule>
export type LabelledTrouble = z.infer<typeof sensitive>
export type LabelledPlaces = z.infer<typeof places>

/** The sets of a folder, checked as they are read. A set that isn't there is empty. */
export function readSets(folder: string) {
  const read = <Entry>(name: string, entry: z.ZodType<Entry>) => readIfThere(folder, name, entry)
  return {
    feeds: read('fit', feed),
    rules: read('rules', rule),
    troubles: read('sensitive', sensitive),
    places: read('communities', places),
    drafts: read('lint', lintEntry),
    disclosures: read('disclosure', disclosure),
    attacks: read('injection', attackEntry),
  }
}

/** What is to be written, which isn't labelled. */
export const readWriting = (folder: string) => readIfThere(folder, 'writing', writingCase)

function readIfThere<Entry>(folder: string, name: string, entry: z.ZodType<Entry>): Entry[] {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
