import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { attackEntry } from '../evaluate-injection.ts'

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

const draft = z.object({
  id: z.string(),
  task: z.enum(['comment', 'post', 'rewrite']),
  mode: z.enum(['mention_disclosed', 'no_mention', 'notes_only', 'refuse']),
  product: z.object({
    name: z.string(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    facts: z.array(z.string()),
    disclosures: z.array(z.string()).default([]),
    founder: z.string().default(''),
  }),
  context: z.string(),
  post: z.object({ title: z.string(), text: z.string() }).nullable(),
  title: z.string().nullable(),
  text: z.string(),
  expect: z.array(z.string()),
  anyBlock: z.boolean().default(false),
})
const disclosure = z.object({
  id: z.string(),
  product: z.string(),
  website: z.string().nullable(),
  description: z.string().default(''),
  text: z.string(),
  label: z.enum(['disclosed', 'missing', 'not_named']),
})

export type LabelledDraft = z.infer<typeof draft>
export type LabelledDisclosure = z.infer<typeof disclosure>
export type LabelledFeed = z.infer<typeof feed>
export type LabelledRule = z.infer<typeof rule>
export type LabelledTrouble = z.infer<typeof sensitive>
export type LabelledPlaces = z.infer<typeof places>

/** The sets of a folder, checked as they are read. A set that isn't there is empty. */
export function readSets(folder: string) {
  const read = <Entry>(name: string, entry: z.ZodType<Entry>): Entry[] => {
    const file = join(folder, `${name}.json`)
    return existsSync(file) ? z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  }
  return {
    feeds: read('fit', feed),
    rules: read('rules', rule),
    troubles: read('sensitive', sensitive),
    places: read('communities', places),
    drafts: read('lint', draft),
    disclosures: read('disclosure', disclosure),
    attacks: read('injection', attackEntry),
  }
}
