import { writeSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const made: { file: string; line: number; source: string; flags: string }[] = []
const Native = RegExp

class Watched extends Native {
  constructor(pattern: RegExp | string, flags?: string) {
    super(pattern, flags)
    const [, at] = /^Error\n.*\n.*?(file:.*?):\d+\)?$/m.exec(new Error().stack ?? '') ?? []
    const [, address, line] = /^(file:.*):(\d+)$/.exec(at ?? '') ?? []
    if (!address) return
    const file = relative('.', fileURLToPath(address))
    made.push({ file, line: Number(line), source: this.source, flags: this.flags })
  }
}
const callable = new Proxy(Watched, { apply: (_, __, [pattern, flags]) => new Watched(pattern, flags) })
globalThis.RegExp = callable as unknown as RegExpConstructor

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href)
writeSync(1, JSON.stringify(made))
process.exit(0)
