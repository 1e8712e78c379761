// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { NameCheck } from './name-check.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onReplace = vi.fn<(nearest: string) => void>()
async function open(name: string) {
  const asked = fakeNetwork()
  const page = render(<NameCheck name={name} onReplace={onReplace} />, { wrapper: ReadsProvider })
  await settle()
  return { asked, ...page }
}

test.each([
  ['missing', null, "r/doggroming doesn't exist."],
  ['missing', 'doggrooming', "r/doggroming doesn't exist. Did you mean r/doggrooming?"],
  ['private', null, 'r/doggroming is private.'],
  ['banned', null, 'Reddit has banned r/doggroming.'],
  ['exists', null, ''],
  ['unknown', null, ''],
])('%s, near to %s: %s', async (state, nearest, sentence) => {
  const { asked, container } = await open('doggroming')
  expect(container.textContent).toBe('')
  await settle(() => asked[0]?.answer({ name: 'doggroming', state, nearest }))
  expect(container.textContent).toBe(sentence)
})

test('one press on the name that was meant gives it', async () => {
  const { asked } = await open('doggroming')
  await settle(() => asked[0]?.answer({ name: 'doggroming', state: 'missing', nearest: 'doggrooming' }))
  fireEvent.click(screen.getByRole('button', { name: 'r/doggrooming' }))
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('doggrooming')
})

test('a check that fails says nothing', async () => {
  const { asked, container } = await open('doggroming')
  await settle(() => asked[0]?.refuse('Not now.'))
  expect(container.textContent).toBe('')
})

test('what is known of a name is never said of the one that took its place', async () => {
  const { asked, container, rerender } = await open('doggroming')
  rerender(<NameCheck name="petbusiness" onReplace={onReplace} />)
  await settle(() => asked[0]?.answer({ name: 'doggroming', state: 'missing', nearest: null }))
  expect([asked[0]?.signal?.aborted, container.textContent]).toEqual([true, ''])
  await settle(() => asked[1]?.answer({ name: 'petbusiness', state: 'private', nearest: null }))
  expect(container.textContent).toBe('r/petbusiness is private.')
})
