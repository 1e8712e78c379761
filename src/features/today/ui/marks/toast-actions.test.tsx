// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../../test/settle.ts'
import { switchShortcuts } from '../../../../ui/remembered-shortcuts.ts'
import { ToastActions } from './toast-actions.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

async function press(key: string) {
  await settle(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
  // The menu comes with one frame, and takes the focus with the next.
  await settle(undefined, 400)
}
const menu = () => screen.queryByRole('menu')

function show() {
  const onWhy = vi.fn<(reason: string) => void>()
  render(
    <>
      <button type="button">Row</button>
      <ToastActions
        onUndo={() => {}}
        why={{ onChoose: onWhy, onLeave: () => screen.getByRole('button', { name: 'Row' }).focus() }}
      />
    </>,
  )
  screen.getByRole('button', { name: 'Row' }).focus()
  return onWhy
}

test('W asks why, by keyboard alone, and leaving the menu leads back to the list', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Why?' }).getAttribute('aria-keyshortcuts')).toBe('W')
  await press('w')
  expect(menu()?.contains(document.activeElement)).toBe(true)
  await press('Escape')
  expect([menu(), document.activeElement?.textContent]).toEqual([null, 'Row'])
})

test('a reason is chosen with the arrows and Enter', async () => {
  const onWhy = show()
  await press('w')
  await press('ArrowDown')
  await settle(() => fireEvent.click(document.activeElement as HTMLElement), 400)
  expect(onWhy.mock.calls).toEqual([['off_topic']])
})

test('W rests while letters are switched off', async () => {
  show()
  switchShortcuts(false)
  await press('w')
  expect(menu()).toBeNull()
})

test('what can be undone and needs no reason has no such key', async () => {
  render(<ToastActions onUndo={() => {}} />)
  await press('w')
  expect(menu()).toBeNull()
})
