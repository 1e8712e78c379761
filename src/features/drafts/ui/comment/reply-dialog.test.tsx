// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { fakeWorkers } from '../../../../../test/fake-workers.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import type { AnsweredReading } from '../../judge/read-answered-post.ts'
import type { ListedDraft } from '../../schema.ts'
import { given, kept, noPromotion } from '../../session/test-session.ts'
import type { Passport } from '../../session/use-passport.ts'
import type { DraftProduct } from '../draft-product.ts'
import type { Asked } from './asked-reply.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

let network: ReturnType<typeof fakeNetwork>
let workers: ReturnType<typeof fakeWorkers>
const copied: string[] = []
const onClose = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  network = fakeNetwork()
  workers = fakeWorkers()
  copied.length = 0
  onClose.mockReset()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const product = { ...given.product, id: 'p', icon: null, subreddits: [] } as unknown as DraftProduct
const OWN = 'Take a small deposit when they book.'
const asked: Asked = {
  activityId: 'a1',
  replyId: 'k9',
  subreddit: 'quietplace',
  title: 'How do you deal with no-shows?',
  reply: {
    author: 'quietvan',
    text: 'And what if **they** refuse?',
    link: '/r/quietplace/comments/p1/how/k9/',
  },
  own: OWN,
  productId: 'p',
}
const calm: AnsweredReading = { trouble: null, kind: null, forPromotion: false }
const open: Passport = { ...noPromotion, selfPromotion: 'allowed' }
const request = (beginning: string) => network.findLast(({ what }) => what.startsWith(beginning))

async function show({
  changes = {},
  reading = calm,
  drafts = [],
  passport = open,
}: {
  changes?: Partial<Asked>
  reading?: AnsweredReading
  drafts?: Partial<ListedDraft>[]
  passport?: Passport
} = {}) {
  render(
    <ReadsProvider>
      <ReplyDialog
        asked={{ ...asked, ...changes }}
        product={product}
        logo={null}
        onPosted={() => null}
        onClose={onClose}
      />
    </ReadsProvider>,
  )
  await settle()
  const [read] = workers.works
  await settle(() => read?.done(reading))
  await settle()
  await settle(() => request('GET /api/reddit/passport?')?.answer(passport))
  await settle(() =>
    request('GET /api/drafts?')?.answer({
      drafts: drafts.map((one) => ({ ...kept, posted: false, ...one })),
    }),
  )
  await settle()
  await settle(() => workers.works.at(-1)?.done({ findings: [], named: false, disclosed: false }))
  return read
}
const press = (name: string | RegExp) => settle(() => fireEvent.click(screen.getByRole('button', { name })))
const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const sent = () => request('POST /api/ai/generate-comment.js')?.body as Record<string, unknown> | undefined

test('the reply stands in the place of the post, under what the user had said', async () => {
  const read = await show()
  screen.getByRole('dialog', { name: 'u/quietvan replied to you' })
  screen.getByText('And what if they refuse?')
  screen.getByText(OWN)
  screen.getByText('r/quietplace: Naming your own product is welcome.')
  expect([read?.verb, read?.args]).toEqual([
    'readReply',
    [{ title: 'How do you deal with no-shows?', text: asked.reply.text }],
  ])
  screen.getByText("Uses this reply, your comment, r/quietplace's rules and your product facts.")
  expect(screen.queryByRole('radio', { name: 'How to do it' })).toBeNull()
})

test('it just helps unless the user wants the product named, and the reply goes along', async () => {
  await show()
  expect([chosen('Just help'), chosen('Mention PawSlot')]).toEqual([true, false])
  await press(/Generate Comment/)
  expect(sent()).toMatchObject({
    postTitle: 'How do you deal with no-shows?',
    postId: 'p1',
    subreddit: 'quietplace',
    mention: 'never',
    replyTo: { activityId: 'a1', replyId: 'k9', text: asked.reply.text },
  })
  expect(sent()).not.toHaveProperty('postDescription')
})

test('one press mentions it, but for where a rule forbids that', async () => {
  await show()
  await settle(() => fireEvent.click(screen.getByRole('radio', { name: 'Mention PawSlot' })))
  await press(/Generate Comment/)
  expect(sent()).toMatchObject({ mention: 'always' })
  cleanup()
  await show({ passport: noPromotion })
  const lock = screen.getByRole('radio', { name: 'Mention PawSlot' })
  expect(lock.getAttribute('aria-disabled')).toBe('true')
})

test('an unfinished answer comes back by its reply, is judged with what was said before, and is copied', async () => {
  await show({ drafts: [{ mention: 'never', content: 'Then I let them go.' }] })
  expect(request('GET /api/drafts?')?.what).toContain('replyId=k9')
  expect(request('GET /api/drafts?')?.what).not.toContain('postId')
  expect(request('GET /api/drafts/marks')).toBeUndefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe(
    'Then I let them go.',
  )
  expect(workers.works.at(-1)?.args[1]).toMatchObject({ earlier: OWN, ownDrafts: [OWN] })
  expect(request('POST /api/drafts/review')?.body).toMatchObject({
    activityId: 'a1',
    postDescription: asked.reply.text,
  })
  await settle(() => request('POST /api/drafts/review')?.answer({ review: null }))
  await press('Copy')
  expect(copied).toEqual(['Then I let them go.'])
  await settle(() => fireEvent.focus(window))
  screen.getByRole('heading', { name: 'Did you post it?' })
})

test('one that was posted says so, of the reply and not of the post', async () => {
  await show({ drafts: [{ copiedAt: '2026-11-14T10:00:00Z', posted: true }] })
  screen.getByText("You've already answered this reply.")
  expect(screen.queryByText('Did you post it?')).toBeNull()
})

test('what is posted is logged as an answer in that thread, and Done closes the dialog', async () => {
  await show({ drafts: [{ copiedAt: '2026-11-14T10:00:00Z' }] })
  await settle(() => fireEvent.keyDown(document.body, { key: 'y' }))
  expect(request('POST /api/activity')?.body).toEqual({ draftId: 'k1' })
  await settle(() => request('POST /api/activity')?.answer({ id: 'e1', link: null, first: false }, 201))
  screen.getByRole('heading', { name: 'Posted.' })
  await press('Done')
  await settle()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Reddit opens at the reply, and without a title or own words nothing is made up', async () => {
  await show({ changes: { title: null, own: null } })
  const link = screen.getByRole('link', { name: /^Open on Reddit/ })
  expect(link.getAttribute('href')).toBe('https://www.reddit.com/r/quietplace/comments/p1/how/k9/')
  expect(screen.queryByText('You said')).toBeNull()
  await press(/Generate Comment/)
  expect(sent()).toMatchObject({ postTitle: '' })
})

test('someone in trouble gets no draft, and the user reads why', async () => {
  await show({ reading: { ...calm, trouble: 'crisis' } })
  expect(screen.queryByRole('radio', { name: 'Just help' })).toBeNull()
  screen.getByText(/^They're having a hard time\./)
})

test('what the user writes alone is kept for the reply, not for its post', async () => {
  await show()
  await press('Write it yourself')
  const field = screen.getByRole('textbox', { name: 'Your answer' })
  await settle(() => fireEvent.change(field, { target: { value: 'Mine.' } }))
  expect(Object.entries(sessionStorage)).toEqual([['own-comment/reply k9/p', 'Mine.']])
})
