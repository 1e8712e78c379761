// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../../test/settle.ts'
import { WritingStatus } from './writing-status.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('where the first word takes its time, it tells why; with the first word it writes again', async () => {
  const status = (begun: boolean) => (
    <WritingStatus begun={begun} whileWaiting="Reading the thread…" onStop={() => {}} />
  )
  const page = render(status(false))
  await settle(undefined, 2_900)
  expect(screen.queryByText('Writing…')).toBeTruthy()
  await settle(undefined, 100)
  expect(screen.queryByText('Reading the thread…')).toBeTruthy()
  page.rerender(status(true))
  expect(screen.queryByText('Writing…')).toBeTruthy()
})

test('it is stopped by a press', () => {
  const onStop = vi.fn<() => void>()
  render(<WritingStatus begun onStop={onStop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})
