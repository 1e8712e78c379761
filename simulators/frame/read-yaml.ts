import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'

/** What a file says, in the shape that is asked for; a mistake is told with the file and the place in it. */
export function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const name = relative(process.cwd(), file)
  const read = schema.safeParse(load(readFileSync(file, 'utf8'), { filename: name }))
  if (read.success) return read.data
  throw new Error(`${name}\n${z.prettifyError(read.error)}`)
}

/** All files of a folder, by the number their name starts with, then by name. */
export const readYamlFolder = <T>(folder: string, schema: z.ZodType<T>): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => readYaml(join(folder, name), schema))
