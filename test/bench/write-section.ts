import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

const FILE = 'docs/performance.md'

type Options = { file?: string; now?: number }

/** Puts figures into the document in the place of those that were measured before, with the day and the machine. */
export async function writeSection(
  title: string,
  command: string,
  lines: string[],
  { file = FILE, now = Date.now() }: Options = {},
) {
  const today = new Date(now).toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version.slice(1)}`
  const section = [`## ${title}`, '', `\`${command}\`, ${today}, ${machine}.`, '', ...lines].join('\n').trim()
  const [opening = '', ...known] = (await readFile(file, 'utf8'))
    .split(/^(?=## )/m)
    .map((part) => part.trim())
  const others = known.filter((part) => !part.startsWith(`## ${title}\n`))
  await writeFile(file, `${[opening, ...others, section].join('\n\n')}\n`)
  console.log(section)
}
