import { readFileSync } from 'node:fs'

type Test = {
  fullName: string
  status: string
  failureMessages: string[] | null
  /** What test/note-tries.ts noted. */
  meta?: { assertions?: number; retries?: number; stumbles?: string[] }
}
export type Suite = { name: string; status: string; message: string; assertionResults: Test[] }

/** The files a run of tests had, as its report tells. */
export function readSuites(path: string) {
  return (JSON.parse(readFileSync(path, 'utf8')) as { testResults: Suite[] }).testResults
}

/** What failed in a file: its tests, or the file itself when it could not even start. */
export function failuresOf({ name, status, message, assertionResults }: Suite) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${name}\n${message}`]
  return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages?.join('\n')}`)
}
