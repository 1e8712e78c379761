import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { guides } from './list-guides.ts'
import { readMarkdown } from './read-markdown.ts'
import { guideId } from './schema.ts'

/** Shipped with the program, whatever store the blog reads from. */
const FOLDER = 'content/resources'
const WORDS_A_MINUTE = 220

const head = z.strictObject({ description: z.string().min(50).max(170), updated: z.iso.date() })

export type Resource = NonNullable<Awaited<ReturnType<typeof readResource>>>

/** One of our own documents, or null: a head of `name: value` lines, then Markdown. */
export async function readResource(id: string) {
  const known = guideId.safeParse(id).data
  const guide = guides.find((one) => one.id === known)
  if (!guide) return null
  const file = await readFile(`${FOLDER}/${guide.id}.md`, 'utf8')
  const [, lines = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const { description, updated } = head.parse(
    Object.fromEntries(lines.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))),
  )
  const words = text.split(/\s+/).length
  return {
    ...guide,
    description,
    updatedAt: `${updated}T00:00:00Z`,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    body: readMarkdown(text),
  }
}
