import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readYamlFolder } from './read-yaml.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiction-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const schema = z.strictObject({ posts: z.array(z.strictObject({ title: z.string() })) })

test('files are read in the order of their numbers, and a mistake is told with the file and the place in it', () => {
  write('100-last.yaml', 'posts:\n  - title: Last')
  write('9-second.yaml', 'posts:\n  - title: Second')
  write('02-first.yaml', 'posts:\n  - title: >-\n      Wrapped\n      text: whole')
  write('README.md', 'not: [read')
  expect(readYamlFolder(folder, schema)).toEqual([
    { posts: [{ title: 'Wrapped text: whole' }] },
    { posts: [{ title: 'Second' }] },
    { posts: [{ title: 'Last' }] },
  ])

  write('11-third.yaml', 'posts:\n  - title: Third\n  - title: 2026')
  expect(() => readYamlFolder(folder, schema)).toThrow(/11-third\.yaml[\s\S]*string[\s\S]*posts\[1\]\.title/)
  write('11-third.yaml', 'posts:\n  - title: Third: the colon')
  expect(() => readYamlFolder(folder, schema)).toThrow(/11-third\.yaml" \(2:/)
})
