// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dismissToasts, toast } from './toast.tsx'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  dismissToasts()
})

test('what was cleared away before there was a place to show it stays away', async () => {
  void toast({ title: 'Dismissed.' })
  dismissToasts()
  render(<Toaster />)
  await toast({ title: 'Saved.' })
  await screen.findByText('Saved.')
  expect(screen.queryByText('Dismissed.')).toBeNull()
})
