// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Trouble, troubleSentences, troubles } from '../../../../judge/form/troubles.ts'
import { NoDraft } from './no-draft.tsx'

afterEach(cleanup)

const show = (trouble: Trouble, onNext?: () => void) => {
  const onWrite = vi.fn<() => void>()
  render(<NoDraft trouble={trouble} address="https://www.reddit.com/x" onNext={onNext} onWrite={onWrite} />)
  return onWrite
}
const help = () => screen.queryByRole('link', { name: /^Worried\? Ask Reddit to check in on them/ })

test.each(troubles)('%s gets a kind sentence and the way to Reddit', (trouble) => {
  show(trouble)
  expect(screen.getByRole('heading', { name: 'No draft for this one' })).toBeDefined()
  expect(screen.getByText(troubleSentences[trouble])).toBeDefined()
  expect(screen.getByRole('link', { name: /^Open on Reddit/ }).getAttribute('href')).toMatch(
    /reddit\.com\/x$/,
  )
})

test("where someone may be worried, Reddit's own help is one click away", () => {
  for (const trouble of ['crisis', 'bereavement', 'minor'] as const) {
    show(trouble)
    expect(help()?.getAttribute('href')).toMatch(/^https:\/\/support\.reddithelp\.com\//)
    cleanup()
  }
  show('legal_jeopardy')
  expect(help()).toBeNull()
})

test('J and the button go on; other keys and combinations do nothing', () => {
  let went = 0
  show('crisis', () => (went += 1))
  fireEvent.keyDown(document, { key: 'j', ctrlKey: true })
  fireEvent.keyDown(document, { key: 'k' })
  expect(went).toBe(0)
  fireEvent.keyDown(document, { key: 'j' })
  fireEvent.click(screen.getByRole('button', { name: 'Next thread' }))
  expect(went).toBe(2)
})

test('where there is no other thread, none is promised', () => {
  show('crisis')
  expect(screen.queryByRole('button', { name: 'Next thread' })).toBeNull()
})

test('someone may still write in their own words', () => {
  const onWrite = show('bereavement')
  fireEvent.click(screen.getByRole('button', { name: 'Write it yourself' }))
  expect(onWrite).toHaveBeenCalledOnce()
})
