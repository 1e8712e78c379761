// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { fakeWorkers } from '../../../../test/fake-workers.ts'
import { settle } from '../../../../test/settle.ts'
import { ApiError } from '../../../client/api-error.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import type { DraftEvent } from '../schema.ts'
import type { Written } from './session-event.ts'
import { about, answer, answered, given, kept, noPromotion } from './test-session.ts'
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
  /** Whether a draft came of it, as far as it is known. */
  outcome: boolean | undefined | 'on its way'
}
const words = (text: string): DraftEvent<Written> => ({ type: 'text', field: 'content', text })
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
      outcome: 'on its way',
    }
    await settle(() => {
      const ending = shown().ask((signal) => {
        writing.signal = signal
        return line.readable
      })
      void ending.then((outcome) => (writing.outcome = outcome))
    })
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
const finishCheck = () =>
  settle(() => workers.works.at(-1)?.done({ findings: [], naming: { named: false, disclosed: false } }))
const requests = (beginning: string) => network.filter(({ what }) => what.startsWith(beginning))
const changes = () => network.map(({ what }) => what).filter((what) => !what.startsWith('GET'))

test('a second draft takes the place of the first, of which nothing more is shown', async () => {
  const { shown, write } = await render()
  const first = await write()
  await first.say(words('Once'))
  const second = await write()
  expect([first.signal.aborted, second.signal.aborted, shown().words?.content]).toEqual([true, false, ''])
  await second.say(words('Twice'))
  await first.say(words(' upon a time'))
  expect(shown()).toMatchObject({ is: 'writing', words: { content: 'Twice' } })
  await second.say(done('second'))
  expect([shown().draft?.text.content, first.outcome, second.outcome]).toEqual(['second', undefined, true])
})

test.each([
  ['ends', (first: Writing) => first.say(done('first'))],
  ['fails', (first: Writing) => first.breakOff()],
])('that the first one %s after all changes nothing of the second', async (_, end) => {
  const { shown, write } = await render()
  const first = await write()
  const second = await write()
  await second.say(words('Twice'))
  await end(first)
  expect(shown()).toMatchObject({ is: 'writing', words: { content: 'Twice' }, failure: null })
  expect([first.outcome, second.outcome]).toEqual([undefined, 'on its way'])
})

test('what was stopped stays stopped, whatever still arrives', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const stopped = await write()
  await stopped.say(words('Once'))
  await settle(() => shown().stop())
  await stopped.say(words(' upon a time'))
  await stopped.breakOff()
  expect(shown()).toMatchObject({ is: 'empty', words: null, failure: null })
  expect(stopped.outcome).toBeUndefined()
  expect(configuration.onGivenUp).toHaveBeenCalledOnce()
  expect(configuration.onFailed).not.toHaveBeenCalled()
})

test('leaving gives the draft up, and its end reaches nobody', async () => {
  const { write, unmount } = await render()
  const left = await write()
  await left.say(words('Once'))
  unmount()
  expect(left.signal.aborted).toBe(true)
  await left.say(done('late'))
  expect(left.outcome).toBeUndefined()
})

test('a draft that breaks off says why once, and the next one says nothing of it', async () => {
  const configuration = commentOn()
  const { shown, write } = await render(configuration)
  const first = await write()
  await first.say(words('Half of'))
  await first.breakOff()
  expect(shown()).toMatchObject({ is: 'empty', failure: lost })
  expect(configuration.onFailed).toHaveBeenCalledExactlyOnceWith(lost)
  await write()
  expect(shown()).toMatchObject({ is: 'writing', failure: null })
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
  const { shown, write } = await render(ownPost('quietplace'))
  const first = await write()
  await first.say(done('Say this', { mode: 'notes_only' }))
  const [, asked] = requests('GET /api/reddit/passport')
  expect([shown().draft, first.outcome]).toEqual([undefined, 'on its way'])
  const second = await write()
  await settle(() => asked?.answer(noPromotion))
  expect([shown().is, first.outcome]).toEqual(['writing', undefined])
  await second.say(done('Say that', { mode: 'notes_only' }))
  const allowed = { ...noPromotion, selfPromotion: 'with_disclosure' }
  await settle(() => requests('GET /api/reddit/passport')[2]?.answer(allowed))
  const draft = { mode: 'mention_disclosed' }
  expect(shown()).toMatchObject({ is: 'open', points: { text: 'Say that' }, draft })
})

test('rules that arrive after the words decide about own words at once', async () => {
  const { shown } = await render()
  await settle(() => shown().tick({ never: false, rulesRead: true }))
  await settle(() => shown().writeAlone())
  expect(shown().draft?.mode).toBe('mention_disclosed')
  await settle(() => requests('GET /api/reddit/passport')[0]?.answer(noPromotion))
  expect(shown().draft?.mode).toBe('no_mention')
  expect(shown().reasons[0]).toMatchObject({ quote: 'No self-promotion.' })
})

test('copied while an edit waits, the words as they are now are saved first, and then counted', async () => {
  const { shown, writeWhole, type } = await render()
  await writeWhole('First')
  await type('Mine')
  await settle(() => void shown().copy('content'))
  // What came is looked at first, then what was typed since.
  await finishCheck()
  await finishCheck()
  expect(copiedTexts).toEqual(['Mine'])
  expect(changes()).toEqual(['PUT /api/drafts/d1'])
  expect(network.find(({ what }) => what.startsWith('PUT'))?.body).toMatchObject({ content: 'Mine' })
  await settle(() => requests('PUT')[0]?.answer())
  expect(changes()).toEqual(['PUT /api/drafts/d1', 'POST /api/drafts/d1/copied'])
  expect(shown().mayBePosted).toBe(true)
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
