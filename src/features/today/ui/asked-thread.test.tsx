// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildThread, buildToday } from '../../../../test/build-today.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { Today } from '../schema.ts'
import { TodayScreen } from './today-screen.tsx'
import { useToday } from './use-today.ts'

const PRODUCT = '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001'
const NOW = Date.parse('2026-11-16T15:04:00Z')
const GONE = 'This post was removed on Reddit, or is older than two days.'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const forget = vi.fn<() => void>()

function Page({ postId }: { postId: string }) {
  const read = useToday({ enabled: true, product: undefined, onMarked: async () => {} })
  const [isAsked, setIsAsked] = useState(true)
  return (
    <TodayScreen
      read={read}
      now={NOW}
      chosen={undefined}
      renderLogo={() => null}
      asked={
        isAsked
          ? {
              postId,
              productId: PRODUCT,
              forget: () => {
                forget()
                setIsAsked(false)
              },
            }
          : undefined
      }
      renderOffer={(onGone) => (
        <button type="button" onClick={onGone}>
          Offer
        </button>
      )}
      renderDialog={({ thread, open, onOpenChange }) =>
        open && (
          <dialog open aria-label={thread?.post.title}>
            <button type="button" onClick={() => onOpenChange(false)}>
              Close
            </button>
          </dialog>
        )
      }
    />
  )
}

async function open(today: Today, postId = 'x') {
  forget.mockClear()
  const asked = fakeNetwork()
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <main>
          <Page postId={postId} />
        </main>
      ),
    },
  ])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(today), 400)
  return asked
}

const list = buildToday({ threads: [buildThread({ id: 'a' }), buildThread({ id: 'b' })] })
const done = buildToday({ pace: { posted: 5, from: 5, to: 7 } })
const dialog = () => screen.queryByRole('dialog')?.getAttribute('aria-label')
const close = () => settle(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })), 1_000)
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thread]')].map((row) => row.dataset.thread)

test.each([
  ['list', list],
  ['end of the day', done],
])(
  "a thread that the address names opens over the %s, also where the list doesn't have it",
  async (_, today) => {
    const asked = await open(today)
    expect(asked.map(({ what }) => what).slice(1)).toEqual([`GET /api/today/threads/x?product=${PRODUCT}`])
    expect(dialog()).toBeUndefined()
    await settle(() => asked[1]?.answer(buildThread({ id: 'x', title: 'Asked for' })), 400)
    expect(dialog()).toBe('Asked for')
    expect(forget).not.toHaveBeenCalled()
    await close()
    expect([dialog(), forget.mock.calls.length]).toEqual([undefined, 1])
    expect(asked).toHaveLength(2)
  },
)

test('one of the list is the open row behind its draft', async () => {
  const asked = await open(list, 'b')
  await settle(() => asked[1]?.answer(list.threads[1]), 400)
  expect(dialog()).toBe(list.threads[1]?.post.title)
  await close()
  expect(document.querySelector('[data-row="b"]')?.getAttribute('aria-current')).not.toBeNull()
})

test("one that can't be opened says why, and the list stays", async () => {
  const asked = await open(list)
  await settle(() => asked[1]?.answer({ error: GONE, code: 'not_found' }, 404), 400)
  expect(shownToasts()).toEqual(["We couldn't open this thread."])
  expect([dialog(), rows(), forget.mock.calls.length]).toEqual([undefined, ['a', 'b'], 1])
  await settle(undefined, 60_000)
  expect(asked.filter(({ what }) => what.includes('threads'))).toHaveLength(1)
})

test.each([
  ['list', list],
  ['end of the day', done],
])('what is offered stands beside the %s, and leaves the focus a place', async (_, today) => {
  const asked = await open(today)
  await settle(() => asked[1]?.answer({ error: GONE, code: 'not_found' }, 404), 400)
  await settle(() => {
    const offer = screen.getByRole('button', { name: 'Offer' })
    offer.focus()
    fireEvent.click(offer)
  }, 400)
  expect(document.activeElement?.textContent).not.toBe('Offer')
  expect(document.activeElement).not.toBe(document.body)
})

test('a day without a list offers nothing', async () => {
  await open(buildToday())
  expect(screen.queryByRole('button', { name: 'Offer' })).toBeNull()
})
