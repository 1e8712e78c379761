// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WrittenBy } from './written-by.tsx'

afterEach(cleanup)

test.each([
  [{ name: 'llama-4' }, 'Written by: llama-4'],
  [{ name: 'llama-4', edited: true }, 'First written by: llama-4'],
])('%o is told', (props, text) => {
  render(<WrittenBy {...props} />)
  expect(screen.getByText(text).tagName).toBe('P')
})

test('nothing is said of the model that was asked', () => {
  expect(render(<WrittenBy name={null} />).container.textContent).toBe('')
})
