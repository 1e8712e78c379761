// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { PostedPanel } from './posted-panel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open({ saving = Promise.resolve() } = {}) {
  const asked = fakeNetwork()
  const said: (string | null)[] = []
  render(
    <ReadsProvider>
      <PostedPanel
        logged={{ draftId: 'd1' }}
        onSave={() => saving}
        onPosted={(path) => said.push(path)}
        onNotYet={() => said.push('not yet')}
      />
    </ReadsProvider>,
  )
  return { asked, said, requests: () => asked.map(({ what }) => what) }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Link to your comment')
const key = (name: string, on: Element = document.body) => settle(() => fireEvent.keyDown(on, { key: name }))
const yes = () => settle(() => fireEvent.click(screen.getByRole('button', { name: /Yes, I posted it/ })))
const link = (value: string) => settle(() => fireEvent.change(field(), { target: { value } }))
const entry = { id: 'e1', link: '/comments/p1' }
const COMMENT = 'https://www.reddit.com/r/a/comments/p1/title/c1/'

test('the focus goes to the question, and Y says yes: once, after the last words are saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked, said, requests } = open({ saving: promise })
  expect(document.activeElement?.textContent).toBe('Did you post it?')
  await key('y')
  expect(requests()).toEqual([])
  await settle(() => resolve())
  await yes()
  expect(requests()).toEqual(['POST /api/activity'])
  await settle(() => asked[0]?.answer(entry, 201))
  expect(said).toEqual(['/comments/p1'])
})

test('N says not yet; in the field both are letters', async () => {
  const { said, requests } = open()
  await key('n', field())
  await key('y', field())
  expect([said, requests()]).toEqual([[], []])
  await key('n')
  expect(said).toEqual(['not yet'])
})

test('a link that is pasted anywhere fills the field, and is kept with the entry', async () => {
  const { asked, said, requests } = open()
  const clipboardData = { getData: () => ` ${COMMENT} ` }
  await settle(() => fireEvent.paste(document.body, { clipboardData }))
  expect(field().value).toBe(COMMENT)
  await yes()
  await settle(() => asked[0]?.answer(entry, 201))
  expect([requests()[1], asked[1]?.body]).toEqual(['PUT /api/activity/e1/address', { address: COMMENT }])
  await settle(() => asked[1]?.answer())
  expect(said).toEqual(['/comments/p1/comment/c1'])
})

test.each([
  ['https://example.com/', "That's not a link to a Reddit comment."],
  [
    'https://www.reddit.com/r/a/comments/p1/title/',
    "That's the post. Open your comment's Share menu and copy its link.",
  ],
])('%s is no comment, and nothing is logged until it is changed', async (wrong, sentence) => {
  const { requests } = open()
  await link(wrong)
  await yes()
  screen.getByText(sentence)
  expect([requests(), document.activeElement === field()]).toEqual([[], true])
  await link('')
  expect(screen.queryByText(sentence)).toBeNull()
  await yes()
  expect(requests()).toEqual(['POST /api/activity'])
})

test('what could not be logged is said where it was asked, and can be tried again', async () => {
  const { asked, said } = open()
  await yes()
  await settle(() => asked[0]?.refuse('Not now.'))
  expect([screen.getByRole('alert').textContent, said]).toEqual(["Couldn't log that. Try again.", []])
  await yes()
  expect(screen.getByRole('alert').textContent).toBe('')
  await settle(() => asked[1]?.answer(entry, 201))
  expect(said).toHaveLength(1)
})

test('where only the link could not be kept, the entry is not written twice, and leaving it is no "Not yet"', async () => {
  const { asked, said, requests } = open()
  await link(COMMENT)
  await yes()
  await settle(() => asked[0]?.answer(entry, 201))
  await settle(() => asked[1]?.cut())
  await yes()
  await settle(() => asked[2]?.cut())
  const put = 'PUT /api/activity/e1/address'
  expect(requests()).toEqual(['POST /api/activity', put, put])
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Not yet' })))
  expect(said).toEqual(['/comments/p1'])
})
