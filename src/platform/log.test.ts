import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function capture(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

test('a field that is not on the list is dropped', () => {
  const line = capture((log) => log.info('event', { path: '/x', password: 'canary' } as never))
  expect(line).toContain('"path":"/x"')
  expect(line).not.toContain('canary')
})

test('what libraries hang on their errors stays out, their code and stack go in', () => {
  const error = Object.assign(new Error('boom'), {
    code: 'E1',
    payload: 'canary',
    header: { authorization: 'canary' },
  })
  const line = capture((log) => log.error('event', { err: new Error('outer', { cause: error }) }))
  expect(line).toContain('boom')
  expect(line).toContain('E1')
  expect(line).not.toContain('canary')
})

test('the parameters of a failed query stay out', () => {
  const error = new Error('Failed query: select $1\nparams: canary', { cause: new Error('deadlock') })
  const line = capture((log) => log.error('event', { err: error }))
  expect(line).toContain('deadlock')
  expect(line).not.toContain('canary')
})
