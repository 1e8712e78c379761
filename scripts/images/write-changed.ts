import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Leaves a file alone that already says this, so that a second run changes nothing. */
export function writeChanged(path: string, content: string | Buffer): boolean {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false
  writeFileSync(path, content)
  return true
}
