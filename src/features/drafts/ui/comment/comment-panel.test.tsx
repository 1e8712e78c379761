// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { fakeWorkers } from '../../../../../test/fake-workers.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import type { Kept } from '../../session/session-event.ts'
import { answered, given, kept, noPromotion } from '../../session/test-session.ts'
import type { Passport } from '../../session/use-passport.ts'
import type { DraftProduct } from '../draft-product.ts'
import { CommentPanel } from './comment-panel.tsx'
import type { Standing } from './posted-result.tsx'

let network: ReturnType<typeof fakeNetwork>
let workers: ReturnType<typeof fakeWorkers>
const copied: string[] = []
const opened: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  network = fakeNetwork()
  workers = fakeWorkers()
  copied.length = 0
  opened.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  vi.spyOn(window, 'open').mockImplementation((url) => {
    // What is opened first would leave nothing to copy to.
    opened.push(`${url} after ${copied.length} copied`)
    return null
  })
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  dismissToasts()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ADDRESS = 'https://www.reddit.com/r/quietplace/comments/p1/'
const product = { ...given.product, id: 'p', icon: null, subreddits: [] } as unknown as DraftProduct

async function show(last?: Partial<Kept>, standing: Standing | null = null, alone = false) {
  render(
    <ReadsProvider>
      <CommentPanel
        post={answered}
        address={ADDRESS}
        product={product}
        alone={alone}
        logo={null}
        onPosted={() => standing}
        renderNext={() => <p>Go on</p>}
      />
    </ReadsProvider>,
  )
  await settle()
  if (!last) return
  await settle(() => request('GET /api/drafts?')?.answer({ drafts: [{ ...kept, ...last }] }))
  await settle()
  await settle(() => workers.works.at(-1)?.done({ findings: [], named: false, disclosed: false }))
  await settle(() => request('POST /api/drafts/review')?.answer({ review: null }))
}
const request = (beginning: string) => network.findLast(({ what }) => what.startsWith(beginning))
const press = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })))
const key = (name: string, rest: object = {}) =>
  settle(() => fireEvent.keyDown(document.body, { key: name, ...rest }))
const comeBack = () => settle(() => fireEvent.focus(window))
const knows = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you know about this?' })
const tell = (value: string) => settle(() => fireEvent.change(knows(), { target: { value } }))
type Sent = { contextInfo?: string; angle?: string }
const isAsked = () => screen.queryByText('Did you post it?') !== null
const sent = () => {
  const body = request('POST /api/ai/generate-comment.js')?.body as Sent | undefined
  return { contextInfo: body?.contextInfo, angle: body?.angle }
}

test('one press drafts at once, with nothing told', async () => {
  await show()
  screen.getByText("Uses this post, r/quietplace's rules and your product facts.")
  await press('Generate Comment')
  expect(sent()).toEqual({ contextInfo: '', angle: undefined })
})

test('what the user knows goes along, and the angle; what they have seen only where they tell it', async () => {
  await show()
  expect(screen.queryByRole('radio', { name: "What I've seen" })).toBeNull()
  await tell('A noon cutoff helped 3 groomers.')
  await settle(() => fireEvent.click(screen.getByRole('radio', { name: "What I've seen" })))
  await key('Enter', { ctrlKey: true })
  expect(sent()).toEqual({ contextInfo: 'A noon cutoff helped 3 groomers.', angle: 'seen' })
})

test('an angle that is pressed again, or has lost its words, is not chosen', async () => {
  await show()
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  const choose = (name: string) => settle(() => fireEvent.click(screen.getByRole('radio', { name })))
  await choose('How to do it')
  expect(isChosen('How to do it')).toBe(true)
  await choose('How to do it')
  expect(isChosen('How to do it')).toBe(false)
  await tell('Three shops.')
  await choose("What I've seen")
  await tell(' ')
  await press('Generate Comment')
  expect(sent().angle).toBeUndefined()
})

test('a draft that comes back shows what it was written from, which the next one is written from too', async () => {
  await show({ context: 'A noon cutoff helped 3 groomers.' })
  const row = screen.getByRole('button', { name: /^What do you know about this\?/ })
  expect([row.getAttribute('aria-expanded'), row.textContent]).toEqual([
    'false',
    'What do you know about this?A noon cutoff helped 3 groomers.',
  ])
  await settle(() => fireEvent.click(row))
  expect(knows().value).toBe('A noon cutoff helped 3 groomers.')
  await press('Generate Comment')
  expect(sent().contextInfo).toBe('A noon cutoff helped 3 groomers.')
})

test("what the user tells is judged with the draft, and stays theirs when an older draft's comes late", async () => {
  await show()
  await tell('Five years of mobile grooming.')
  await settle(() =>
    request('GET /api/drafts?')?.answer({ drafts: [{ ...kept, context: 'Something else.' }] }),
  )
  await settle()
  expect(workers.works.at(-1)?.args[1]).toHaveProperty(
    'context',
    'Something else.\nFive years of mobile grooming.',
  )
})

const tellsUnread = () => screen.queryByText(/^We couldn't read the comments on this post\./) !== null
const open: Passport = { ...noPromotion, selfPromotion: 'allowed' }

test.each([
  ['mention_disclosed', open],
  ['no_mention', open],
  ['no_mention', noPromotion],
] as const)(
  'beside a draft (%s) stands that its thread was not read, even after it is edited',
  async (mode, passport) => {
    await show({ mode, reasons: [{ code: 'thread_unread' }] })
    await settle(() => request('GET /api/reddit/passport?')?.answer(passport))
    if (passport.selfPromotion === 'banned') screen.getByText('No self-promotion.', { selector: 'q' })
    expect(tellsUnread()).toBe(true)
    await settle(() =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Your comment' }), { target: { value: 'Mine.' } }),
    )
    expect(tellsUnread()).toBe(true)
  },
)

test('points for a comment say that the thread was not read', async () => {
  await show({ mode: 'notes_only', content: '- Ask for a deposit', reasons: [{ code: 'thread_unread' }] })
  expect(tellsUnread()).toBe(true)
})

test('own words are not replaced without a question, by a button or by keys', async () => {
  await show({})
  await settle(() =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Your comment' }), { target: { value: 'Mine.' } }),
  )
  await key('Enter', { metaKey: true })
  expect(request('POST /api/ai/generate-comment.js')).toBeUndefined()
  await press('Replace')
  expect(request('POST /api/ai/generate-comment.js')).toBeDefined()
})

test('copying asks nothing yet; coming back does, once; "Not yet" waits for the next time', async () => {
  await show({})
  await press('Copy')
  expect([copied, shownToasts(), isAsked()]).toEqual([['Kept words'], ['Copied!'], false])
  screen.getByText('Copied!', { selector: 'button *' })
  await comeBack()
  expect([isAsked(), document.activeElement?.textContent]).toEqual([true, 'Did you post it?'])
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  await press('Not yet')
  await comeBack()
  expect(isAsked()).toBe(false)
  // The tab itself stays where it is.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await settle(() => fireEvent.click(screen.getByRole('link', { name: /^Open on Reddit/ })))
  expect(isAsked()).toBe(false)
  await comeBack()
  expect(isAsked()).toBe(true)
})

test('a draft that was copied on another day is asked about at once', async () => {
  await show({ copiedAt: '2026-11-14T10:00:00Z' })
  expect(isAsked()).toBe(true)
})

test('one key copies, and then opens Reddit', async () => {
  await show({})
  await key('O', { ctrlKey: true, shiftKey: true })
  expect([copied, opened]).toEqual([['Kept words'], [`${ADDRESS} after 1 copied`]])
  await comeBack()
  expect(isAsked()).toBe(true)
})

test('where there is no comment yet that key opens Reddit, and nobody asks about it', async () => {
  await show()
  await key('o', { metaKey: true, shiftKey: true })
  await comeBack()
  expect([opened, copied, isAsked()]).toEqual([[`${ADDRESS} after 0 copied`], [], false])
})

test('what is posted takes the place of the composer, with where to go on', async () => {
  await show({ copiedAt: '2026-11-14T10:00:00Z' }, { today: 2, goal: 5, isFirst: false })
  await key('y')
  await settle(() => request('POST /api/activity')?.answer({ id: 'e1', link: '/comments/p1' }, 201))
  screen.getByRole('heading', { name: 'Posted. 2 of 5 today.' })
  screen.getByText('Kept words')
  screen.getByText('Go on')
  expect(screen.queryByRole('textbox')).toBeNull()
  await key('Enter', { ctrlKey: true })
  expect(request('POST /api/ai/generate-comment.js')).toBeUndefined()
})

test('someone who came to write alone has an empty page at once, and nothing is asked for', async () => {
  await show(undefined, null, true)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' }).value).toBe('')
  await key('Enter', { ctrlKey: true })
  expect(request('POST /api/ai/generate-comment.js')).toBeUndefined()
  expect(screen.queryByRole('button', { name: /Generate Comment/ })).toBeNull()
  expect(screen.queryByText('What do you know about this?')).toBeNull()
})
