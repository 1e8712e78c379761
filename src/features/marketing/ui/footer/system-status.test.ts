import { afterEach, expect, test, vi } from 'vitest'
import { judgeStatus, readSystemStatus, statusTexts } from './system-status.ts'

afterEach(() => vi.unstubAllGlobals())

test('says that all is well only when the server calls itself ready', () => {
  expect(statusTexts[judgeStatus({ status: 'ready', missing: [] })]).toBe('All systems operational')
})

test.each([
  [{ status: 'degraded', missing: ['redis'] }],
  [{ status: 'unready', missing: ['postgres'] }],
  [{ status: 'draining', missing: [] }],
  [{ status: true }],
  [{}],
  ['ready'],
  [null],
])('does not claim it for %j', (answer) => {
  expect(statusTexts[judgeStatus(answer)]).toBe('Some systems are slow or down')
})

test('claims nothing before there is an answer', () => {
  expect(statusTexts.unknown).toBe('System status')
})

test('a server that cannot be reached is not operational', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readSystemStatus(new AbortController().signal)).toBe('impaired')
})

test('an answer that is not JSON is not operational', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })))
  expect(await readSystemStatus(new AbortController().signal)).toBe('impaired')
})
