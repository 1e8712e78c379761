import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DATASET, IMAGE_NAMES } from './paths.ts'

const post = z.object({
  _type: z.literal('post'),
  title: z.string(),
  slug: z.object({ current: z.string() }),
  body: z.array(
    z.looseObject({
      code: z.string().optional(),
      children: z.array(z.object({ text: z.string() })).optional(),
    }),
  ),
})

export type Guide = { slug: string; title: string; text: string }

const lines = () => readFileSync(DATASET, 'utf8').trim().split('\n')

export function readDocuments() {
  return lines().map((line) => z.looseObject({ _type: z.string() }).parse(JSON.parse(line)))
}

export function readGuides(): Guide[] {
  return readDocuments()
    .filter((document) => document._type === 'post')
    .map((document) => {
      const { title, slug, body } = post.parse(document)
      const words = body.map(({ code, children = [] }) => code ?? children.map(({ text }) => text).join(''))
      return { slug: slug.current, title, text: words.join('\n') }
    })
}

/** From a readable name to the id of the asset that documents refer to. */
export function readImageNames(): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(IMAGE_NAMES, 'utf8')))
}
