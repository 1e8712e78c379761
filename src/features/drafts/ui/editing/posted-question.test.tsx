// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import { PostedQuestion } from './posted-question.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const asked = fakeNetwork()
  let posted = 0
  const saving = Promise.withResolvers<void>()
  const question = (isAsked: boolean) => (
    <ReadsProvider>
      <PostedQuestion
        asked={isAsked}
        logged={{ draftId: 'd1' }}
        onSave={() => saving.promise}
        onPosted={() => (posted += 1)}
        onNotYet={() => page.rerender(question(false))}
      />
    </ReadsProvider>
  )
  const page = render(question(true))
  return { ...page, asked, said: () => asked.map(({ what }) => what), posted: () => posted, saving }
}
const press = (label: string) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name: (name) => name.startsWith(label) })))
const entry = (link: string | null) => ({ id: 'e1', link })

test('pressed twice, it is counted once, after the last words are saved', async () => {
  const { asked, said, posted, saving } = open()
  await press('Yes')
  expect(said()).toEqual([])
  await settle(() => saving.resolve())
  await press('Yes')
  expect(said()).toEqual(['POST /api/activity'])
  await settle(() => asked[0]?.answer(entry(null), 201))
  expect([posted(), screen.queryByText("Counted in today's pace.") !== null]).toEqual([1, true])
})

test('someone who says "Not yet" after all sees that it was counted', async () => {
  const { asked, saving } = open()
  saving.resolve()
  await press('Yes')
  await press('Not yet')
  expect(screen.queryByText('Posted it?')).toBeNull()
  await settle(() => asked[0]?.answer(entry('/r/a/comments/1'), 201))
  expect(screen.queryByText("Counted in today's pace.")).not.toBeNull()
})

test('a failure leaves the question standing', async () => {
  const { asked, posted, saving } = open()
  saving.resolve()
  await press('Yes')
  await settle(() => asked[0]?.refuse('Not now.'))
  expect([posted(), shownToasts(), screen.queryByText('Posted it?') !== null]).toEqual([
    0,
    ['Failed to log your post.'],
    true,
  ])
})

test('an address can be changed again once it is judged, and not before', async () => {
  const { asked, said, saving } = open()
  saving.resolve()
  await press('Yes')
  await settle(() => asked[0]?.answer(entry(null), 201))
  const field = screen.getByLabelText<HTMLInputElement>(/Paste its address/)
  await settle(() => fireEvent.change(field, { target: { value: 'example.com' } }))
  await press('Keep link')
  await settle(() => fireEvent.submit(field))
  expect([said().slice(1), field.readOnly]).toEqual([['PUT /api/activity/e1/address'], true])
  await settle(() => asked[1]?.refuse('That is no link to Reddit.'))
  expect([field.readOnly, document.activeElement === field]).toEqual([false, true])
  expect(screen.queryByText('That is no link to Reddit.')).not.toBeNull()
  await settle(() => fireEvent.change(field, { target: { value: 'reddit.com/r/a/comments/1' } }))
  expect(screen.queryByText('That is no link to Reddit.')).toBeNull()
})
