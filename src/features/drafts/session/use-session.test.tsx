// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { fakeWorkers } from '../../../../test/fake-workers.ts'
import { settle } from '../../../../test/settle.ts'
import { ApiError } from '../../../client/api-error.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import type { DraftEvent, Finding, Review } from '../schema.ts'
import type { Written } from './session-event.ts'
import {
  about,
  answer,
  answered,
  finding,
  foundIn,
  given,
  kept,
  noPromotion,
  review,
} from './test-session.ts'
import { type Configuration, useSession } from './use-session.ts'

let network: ReturnType<typeof fakeNetwork>
let workers: ReturnType<typeof fakeWorkers>
const copiedTexts: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  network = fakeNetwork()
  workers = fakeWorkers()
  copiedTexts.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copiedTexts.push(text)
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

type Writing = {
  signal: AbortSignal
  say: (event: DraftEvent<Written>) => Promise<void>
  breakOff: () => Promise<void>
}
const words = (text: string): DraftEvent<Written> => ({ type: 'text', field: 'content', text })
const lastWord = (content: string, rest: Partial<Written> = {}): DraftEvent<Written> => ({
  type: 'written',
  answer: answer(content, rest),
})
const done = (content: string, rest: Partial<Written> = {}): DraftEvent<Written> => ({
  type: 'done',
  answer: answer(content, rest),
})
const lost = new ApiError({ error: 'The connection was lost.', code: 'unreachable' })
const mine = (content: string) => ({ title: null, content })

const commentOn = (post = answered): Configuration => ({
  answers: post,
  subreddit: post.subreddit,
  given,
  about,
  onWritten: vi.fn<(isDraft: boolean) => void>(),
  onGivenUp: vi.fn<() => void>(),
  onFailed: vi.fn<(failure: ApiError) => void>(),
})
const ownPost = (subreddit: string | null = null): Configuration => ({
  ...commentOn(),
  answers: null,
  subreddit,
  given: { ...given, task: 'post', post: null },
})

/** A session whose model writes when it is told to, whether or not anyone still listens. */
async function render(initialProps = commentOn()) {
  const hook = renderHook((configuration: Configuration) => useSession(configuration), {
    initialProps,
    wrapper: ReadsProvider,
  })
  await settle()
  const shown = () => hook.result.current
  async function write() {
    const line = new TransformStream<DraftEvent<Written>, DraftEvent<Written>>(undefined, undefined, {
      highWaterMark: 9,
    })
    const pen = line.writable.getWriter()
    const writing: Writing = {
      signal: AbortSignal.any([]),
      say: (event) => settle(() => pen.write(event).catch(() => {})),
      breakOff: () => settle(() => pen.abort(lost).catch(() => {})),
    }
    await settle(
      () =>
        void shown().ask((signal) => {
          writing.signal = signal
          return line.readable
        }),
    )
    return writing
  }
  async function writeWhole(content: string, rest?: Partial<Written>) {
    const writing = await write()
    await writing.say(done(content, rest))
  }
  return {
    shown,
    write,
    writeWhole,
    type: (content: string) => settle(() => shown().write(mine(content))),
    configure: (next: Configuration) => settle(() => hook.rerender(next)),
    unmount: hook.unmount,
  }
}
const finishCheck = (...findings: Finding[]) =>
  settle(() => workers.works.at(-1)?.done({ findings, named: false }))
const requests = (beginning: string) => network.filter(({ what }) => what.startsWith(beginning))
const changes = () => network.map(({ what }) => what).filter((what) => !what.startsWith('GET'))

test('a second draft takes the place of the first, of which nothing more is shown', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const first = await write()
  await first.say(words('Once'))
  const second = await write()
  expect([first.signal.aborted, second.signal.aborted, shown().words?.content]).toEqual([true, false, ''])
  await second.say(words('Twice'))
  await first.say(words(' upon a time'))
  expect(shown()).toMatchObject({ is: 'writing', words: { content: 'Twice' } })
  await second.say(done('second'))
  expect(shown().draft?.text.content).toBe('second')
  expect(configuration.onWritten).toHaveBeenCalledExactlyOnceWith(true)
})

test.each([
  ['ends', (first: Writing) => first.say(done('first'))],
  ['fails', (first: Writing) => first.breakOff()],
])('that the first one %s after all changes nothing of the second', async (_, end) => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const first = await write()
  const second = await write()
  await second.say(words('Twice'))
  await end(first)
  expect(shown()).toMatchObject({ is: 'writing', words: { content: 'Twice' }, failure: null })
  expect(configuration.onWritten).not.toHaveBeenCalled()
})

test('what was stopped stays stopped, whatever still arrives', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const stopped = await write()
  await stopped.say(words('Once'))
  await settle(() => shown().stop())
  await stopped.say(words(' upon a time'))
  await stopped.breakOff()
  expect(shown()).toMatchObject({ is: 'empty', words: null, failure: null, half: { content: 'Once' } })
  expect(configuration.onWritten).not.toHaveBeenCalled()
  expect(configuration.onGivenUp).toHaveBeenCalledOnce()
  expect(configuration.onFailed).not.toHaveBeenCalled()
})

test('leaving gives the draft up, and its end reaches nobody', async () => {
  const configuration = commentOn()
  const { write, unmount } = await render(configuration)
  const left = await write()
  await left.say(words('Once'))
  unmount()
  expect(left.signal.aborted).toBe(true)
  await left.say(done('late'))
  expect(configuration.onWritten).not.toHaveBeenCalled()
})

test('a draft that breaks off says why once, and the next one says nothing of it', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const first = await write()
  await first.say(words('Half of'))
  await first.breakOff()
  expect(shown()).toMatchObject({ is: 'empty', failure: lost, half: { content: 'Half of' } })
  expect(configuration.onFailed).toHaveBeenCalledExactlyOnceWith(lost)
  await write()
  expect(shown()).toMatchObject({ is: 'writing', failure: null, half: null })
})

test('what the user tells of themselves counts in the check as soon as it is known', async () => {
  const { writeWhole } = await render()
  await writeWhole('I ran a salon for 12 years.')
  const checkedWith = () => workers.works.at(-1)?.args[1]
  expect(checkedWith()).toMatchObject({ founder: '' })
  await finishCheck()
  await settle(() =>
    requests('GET /api/voice')[0]?.answer({ samples: [], founder: '12 years with a salon.' }),
  )
  await settle(undefined, 1_000)
  expect(checkedWith()).toMatchObject({ founder: '12 years with a salon.' })
})

test('a draft that was kept for the post comes back, but not over one that was asked for meanwhile', async () => {
  const quiet = await render()
  await settle(() => requests('GET /api/drafts?')[0]?.answer({ drafts: [kept] }))
  expect(quiet.shown().draft?.text.content).toBe('Kept words')
  const busy = await render()
  const writing = await busy.write()
  await settle(() => requests('GET /api/drafts?')[1]?.answer({ drafts: [kept] }))
  await writing.say(done('New'))
  expect(busy.shown().draft?.text.content).toBe('New')
})

test.each([
  ['post', { ...commentOn({ ...answered, id: 'p2' }) }],
  ['product', { ...commentOn(), about: { productId: 'other' } }],
])('what was kept for another %s does not come back', async (_, next) => {
  const { shown, configure } = await render()
  const [first] = requests('GET /api/drafts?')
  await configure(next)
  await settle(() => first?.answer({ drafts: [kept] }))
  expect([first?.signal?.aborted, shown().is]).toEqual([true, 'empty'])
})

test('a post keeps what it was asked for, whatever the form says when it comes', async () => {
  const { shown, write, configure } = await render(ownPost())
  const writing = await write()
  const other = { ...ownPost(), about: { productId: 'other' } }
  await configure({ ...other, given: { ...other.given, context: 'Another story' } })
  await writing.say(done('Post', { draftId: null }))
  expect(shown().given.context).toBe('')
  expect(shown().logged).toMatchObject({ productId: 'p' })
})

test('points wait for the rules that say what own words may do, and not when a new draft is asked for', async () => {
  const configuration = ownPost('quietplace')
  const { shown, write } = await render(configuration)
  const first = await write()
  await first.say(done('Say this', { mode: 'notes_only' }))
  const [, asked] = requests('GET /api/reddit/passport')
  expect(shown().draft).toBeUndefined()
  const second = await write()
  await settle(() => asked?.answer(noPromotion))
  expect(shown().is).toBe('writing')
  await second.say(done('Say that', { mode: 'notes_only' }))
  const allowed = { ...noPromotion, selfPromotion: 'with_disclosure' }
  await settle(() => requests('GET /api/reddit/passport')[2]?.answer(allowed))
  const draft = { mode: 'mention_disclosed' }
  expect(shown()).toMatchObject({ is: 'open', points: { text: 'Say that' }, draft })
  expect(configuration.onWritten).toHaveBeenCalledExactlyOnceWith(false)
})

test('rules that arrive after the words decide about own words at once', async () => {
  const { shown } = await render()
  await settle(() => shown().writeAlone())
  expect(shown().draft?.mode).toBe('mention_disclosed')
  await settle(() => requests('GET /api/reddit/passport')[0]?.answer(noPromotion))
  expect(shown().draft?.mode).toBe('no_mention')
  expect(shown().reasons[0]).toMatchObject({ quote: 'No self-promotion.' })
})

const reviews = () => requests('POST /api/drafts/review')
const answerReview = (said: Review | null, at = -1) =>
  settle(() => reviews().at(at)?.answer({ review: said }))
const contentOf = (body: unknown) => (body as { content: string }).content

test('copied while an edit waits, the words as they are now are read, saved, and then counted', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First')
  await finishCheck()
  await type('Mine')
  await settle(() => void shown().copy('content'))
  await answerReview(review())
  await finishCheck()
  expect(copiedTexts).toEqual(['Mine'])
  const saved = ['POST /api/drafts/review', 'PUT /api/drafts/d1']
  expect(changes()).toEqual(saved)
  expect(requests('PUT')[0]?.body).toMatchObject({ content: 'Mine' })
  await settle(() => requests('PUT')[0]?.answer())
  expect(changes()).toEqual([...saved, 'POST /api/drafts/d1/copied'])
  expect(shown().mayBePosted).toBe(true)
})

test('the last word opens the draft at once; what was read of it comes when it comes', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const writing = await write()
  await writing.say(lastWord('First'))
  expect(configuration.onWritten).toHaveBeenCalledExactlyOnceWith(true)
  await finishCheck()
  expect([shown().is, shown().status]).toEqual(['open', { is: 'reading' }])
  await writing.say(done('First', { review: review(foundIn('First', 'First', { level: 'advice' })) }))
  expect(shown().status).toEqual({ is: 'suggestions', count: 1 })
  expect(configuration.onWritten).toHaveBeenCalledOnce()
  expect(reviews()).toEqual([])
})

test('a reading that takes two seconds keeps nobody from copying', async () => {
  const { shown, write } = await render()
  const writing = await write()
  await writing.say(lastWord('First'))
  await finishCheck()
  await settle(() => void shown().copy('content'), 1_900)
  expect([copiedTexts, shown().status?.is]).toEqual([[], 'reading'])
  await settle(undefined, 100)
  expect([copiedTexts, shown().status?.is]).toEqual([['First'], 'late'])
  await writing.say(done('First', { review: review() }))
  expect(shown().status?.is).toBe('ready')
})

test('a stream that breaks off after the last word leaves the draft, which nobody has read', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const writing = await write()
  await writing.say(lastWord('First'))
  await finishCheck()
  await writing.breakOff()
  expect(shown()).toMatchObject({ is: 'open', status: { is: 'unread' }, failure: null })
  expect(configuration.onFailed).not.toHaveBeenCalled()
})

test('typed words are kept as they are, though the server has put others right', async () => {
  const { shown, write, type } = await render()
  const writing = await write()
  await writing.say(lastWord('It is the best. Bye.'))
  await type('Hi! It is the best. Bye.')
  const swaps = [{ field: 'content' as const, before: 'It is the best.', after: 'It helps.' }]
  await writing.say(done('It helps. Bye.', { swaps, review: review() }))
  expect(shown().draft?.text.content).toBe('Hi! It is the best. Bye.')
  await settle(undefined, 800)
  expect(requests('PUT').map(({ body }) => contentOf(body))).toEqual(['Hi! It is the best. Bye.'])
})

test('a wish says what can be had at once, and which rule forbids it', async () => {
  const { shown, write } = await render()
  expect(shown().naming).toMatchObject({ chosen: null, ban: null, written: [] })
  await settle(() =>
    requests('GET /api/reddit/passport')[0]?.answer({ ...noPromotion, selfPromotion: 'allowed' }),
  )
  expect(shown().naming).toMatchObject({ chosen: 'mention', ban: null })
  await settle(() => shown().choose('never'))
  expect(shown().naming).toMatchObject({ chosen: 'help', reasons: [{ code: 'naming_unwanted' }] })
  const writing = await write()
  await writing.say(done('It helps'))
  expect(shown().naming).toMatchObject({ chosen: 'help', written: ['help'] })
  const second = await write()
  await second.say(done('I make it', { mode: 'mention_disclosed' }))
  expect(shown().naming).toMatchObject({ chosen: 'mention', written: ['mention', 'help'] })
  await settle(() => shown().choose('never'))
  expect([shown().draft?.text.content, shown().naming?.chosen]).toEqual(['It helps', 'help'])
})

test('where a rule forbids it, the product can not be chosen', async () => {
  const { shown } = await render()
  await settle(() => requests('GET /api/reddit/passport')[0]?.answer(noPromotion))
  await settle(() => shown().choose('always'))
  expect(shown().naming).toMatchObject({ chosen: 'help', ban: { quote: 'No self-promotion.' } })
})

test('after a pause the words are read once, with all that they are to be judged by', async () => {
  const { writeWhole, type } = await render()
  await writeWhole('First', { review: review() })
  await type('Mi')
  await settle(undefined, 1_000)
  await type('Mine')
  await settle(undefined, 1_400)
  expect(reviews()).toEqual([])
  await settle(undefined, 100)
  const { title: postTitle, text: postDescription } = answered
  expect(reviews().map(({ body }) => body)).toEqual([
    {
      task: 'comment',
      mayName: true,
      title: null,
      content: 'Mine',
      contextInfo: '',
      postTitle,
      postDescription,
      productId: 'p',
      draftId: 'd1',
    },
  ])
  await settle(undefined, 5_000)
  expect(reviews()).toHaveLength(1)
})

test('what is said of older words is not said of newer ones, and words that were read are not read again', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First', { review: review() })
  await finishCheck()
  await type('Second')
  await settle(undefined, 1_500)
  await finishCheck()
  await type('Third')
  await answerReview(review(finding('About the second')))
  await settle(undefined, 1_500)
  await finishCheck()
  expect(shown().findings).toEqual([])
  await answerReview(review(finding('About the third')))
  expect(shown().status).toEqual({ is: 'fault', message: 'About the third' })
  await type('First')
  await settle(undefined, 250)
  await finishCheck()
  await settle(undefined, 5_000)
  expect([shown().status?.is, reviews().length]).toEqual(['ready', 2])
})

test.each([
  ['a refusal', () => reviews()[0]?.refuse('Too many requests.', 'throttled')],
  ['a lost connection', () => reviews()[0]?.cut()],
  ['nobody there', () => reviews()[0]?.answer({ review: null })],
])('%s means that nobody has read it; it is copied all the same', async (_, end) => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First', { review: review() })
  await finishCheck()
  await type('Mine')
  await settle(undefined, 1_500)
  await finishCheck()
  await settle(end)
  expect(shown().status?.is).toBe('unread')
  await settle(() => void shown().copy('content'))
  expect([copiedTexts, reviews().length]).toEqual([['Mine'], 1])
})

test('words that nobody could read are read again when the user asks for it', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First', { review: review() })
  await finishCheck()
  await type('Mine')
  await settle(undefined, 1_500)
  await finishCheck()
  await settle(() => reviews()[0]?.answer({ review: null }))
  await settle(() => shown().readAgain())
  expect([reviews().length, shown().status?.is]).toEqual([2, 'reading'])
  await settle(() => reviews()[1]?.answer({ review: review() }))
  expect(shown().status?.is).toBe('ready')
})

const BOAST = 'It is the best.'
const swaps = [{ field: 'content' as const, before: BOAST, after: 'It helps.' }]
const improved = { ...mine('Call. It helps.'), swaps, review: review() }
const wishes = () => requests('POST /api/drafts/improve')
async function renderAdvised() {
  const session = await render()
  const content = `Call. ${BOAST}`
  await session.writeWhole(content, { review: review(foundIn(content, 'the best', { level: 'advice' })) })
  await finishCheck()
  return session
}

test('better sentences are asked for with all that models wrote, shown and kept; undo is kept, too', async () => {
  const { shown } = await renderAdvised()
  expect(shown().canImprove).toBe(true)
  await settle(() => void shown().improve())
  expect(shown().improving).toBe('asked')
  await settle(() => void shown().improve())
  expect(wishes().map(({ body }) => body)).toMatchObject([
    { content: `Call. ${BOAST}`, written: `Call. ${BOAST}`, mayLink: false, mayName: false, draftId: 'd1' },
  ])
  await settle(() => wishes()[0]?.answer({ improved }))
  expect(shown()).toMatchObject({ draft: { text: mine('Call. It helps.') }, swaps, improving: null })
  await settle(undefined, 800)
  expect(requests('PUT').map(({ body }) => contentOf(body))).toEqual(['Call. It helps.'])
  await settle(() => requests('PUT')[0]?.answer())
  await settle(() => shown().undo())
  await settle(undefined, 800)
  expect(shown().draft?.text).toEqual(mine(`Call. ${BOAST}`))
  expect(requests('PUT').map(({ body }) => contentOf(body))).toEqual(['Call. It helps.', `Call. ${BOAST}`])
  expect(reviews()).toEqual([])
})

test('better sentences for words that were typed and taken back meanwhile are overwritten', async () => {
  const { shown, type } = await renderAdvised()
  await settle(() => void shown().improve())
  await type('Mine')
  await type(`Call. ${BOAST}`)
  await settle(undefined, 800)
  await settle(() => requests('PUT')[0]?.answer())
  await settle(() => wishes()[0]?.answer({ improved }))
  await settle(undefined, 800)
  expect(contentOf(requests('PUT').at(-1)?.body)).toBe(shown().draft?.text.content)
})

test('better sentences for words that were changed meanwhile are neither shown nor kept', async () => {
  const { shown, type } = await renderAdvised()
  await settle(() => void shown().improve())
  await type('Mine')
  await settle(() => wishes()[0]?.answer({ improved }))
  await settle(undefined, 800)
  expect(shown().draft?.text).toEqual(mine('Mine'))
  expect(requests('PUT').map(({ body }) => contentOf(body))).toEqual(['Mine'])
})

test.each([
  ['nothing better', () => wishes()[0]?.answer({ improved: null })],
  ['a refusal', () => wishes()[0]?.refuse('Too many requests.', 'throttled')],
  ['a lost connection', () => wishes()[0]?.cut()],
])('after %s the words stay, and that is told', async (_, end) => {
  const { shown } = await renderAdvised()
  await settle(() => void shown().improve())
  await settle(end)
  expect(shown()).toMatchObject({
    draft: { text: mine(`Call. ${BOAST}`) },
    improving: 'failed',
    canImprove: true,
  })
  // The server may have kept better words before the connection was lost.
  await settle(undefined, 800)
  expect(requests('PUT').map(({ body }) => contentOf(body))).toEqual([`Call. ${BOAST}`])
})

test('a lock stops the copy, whatever a reader says; a fault does not', async () => {
  const { shown, writeWhole } = await render()
  await writeWhole('First', { review: review(finding('Is wrong')) })
  await finishCheck(finding('Has a foreign link', { level: 'lock' }))
  await settle(() => void shown().copy('content'))
  expect([copiedTexts, shown().mayCopy('content')]).toEqual([[], false])
  await settle(() => shown().checkAgain())
  await settle(undefined, 250)
  await finishCheck()
  expect([shown().status?.is, shown().mayCopy('content')]).toEqual(['fault', true])
  await settle(() => void shown().copy('content'))
  expect(copiedTexts).toEqual(['First'])
})

test('a draft that was kept is read when it is opened, unless it was before', async () => {
  await render()
  await settle(() => requests('GET /api/drafts?')[0]?.answer({ drafts: [{ ...kept, review: review() }] }))
  await settle()
  expect(reviews()).toEqual([])
  await render()
  await settle(() => requests('GET /api/drafts?')[1]?.answer({ drafts: [kept] }))
  await settle()
  expect(reviews().map(({ body }) => contentOf(body))).toEqual(['Kept words'])
})

test('an empty sheet is read by nobody', async () => {
  const { shown, type } = await render()
  await settle(() => shown().writeAlone())
  await type('  ')
  await settle(undefined, 5_000)
  expect(reviews()).toEqual([])
})

test('what is typed while the copy waits is copied too', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First', { review: review() })
  await finishCheck()
  await type('Mine')
  await settle(() => void shown().copy('content'))
  await type('Mine too')
  await finishCheck()
  expect(copiedTexts).toEqual(['Mine too'])
})

test('posted after an edit, what is logged waits until the edit is saved', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First')
  await type('Mine')
  let saved = false
  await settle(
    () =>
      void shown()
        .save()
        .then(() => (saved = true)),
  )
  expect([saved, changes()]).toEqual([false, ['PUT /api/drafts/d1']])
  await settle(() => requests('PUT')[0]?.answer())
  expect([saved, shown().logged]).toEqual([true, { draftId: 'd1' }])
})

test('what is put right in words that have changed meanwhile is dropped', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First')
  const finding = { rule: 'placeholder_left' } as never
  await finishCheck()
  await settle(() => void shown().repair(finding))
  await type('Mine')
  await settle(() => workers.works.find(({ verb }) => verb === 'repairDraft')?.done(mine('Mended')))
  expect(shown().draft?.text.content).toBe('Mine')
})

test('words that the user wrote alone are found again in the same tab', async () => {
  const first = await render()
  await settle(() => first.shown().writeAlone())
  await first.type('Mine')
  first.unmount()
  const second = await render()
  await settle(() => second.shown().writeAlone())
  expect(second.shown().draft).toMatchObject({ id: null, text: mine('Mine') })
})
