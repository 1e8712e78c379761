// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import type { SuggestedCommunity } from '../schema.ts'
import { SuggestedCommunities } from './suggested-communities.tsx'
import { type AskedProduct, useSuggestedCommunities } from './use-suggested-communities.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pawslot = { name: 'Pawslot', description: 'Booking for groomers.', facts: [], profile: null }
const community = (name: string, changes: Partial<SuggestedCommunity> = {}): SuggestedCommunity => ({
  name,
  members: 62_143,
  comments: 'with_disclosure',
  posts: 'set_threads',
  thread: null,
  ...changes,
})
const pressed: string[] = []
const none: string[] = []

type Shown = { product?: AskedProduct; chosen?: string[]; isFull?: boolean; isFollowed?: boolean }
function Shown({ product = pawslot, chosen = none, isFull = false, isFollowed = true }: Shown) {
  const found = useSuggestedCommunities(product)
  return (
    <SuggestedCommunities
      {...found}
      productName="Pawslot"
      isFollowed={isFollowed}
      chosen={chosen}
      isFull={isFull}
      onAdd={(name) => void pressed.push(`add ${name}`)}
      onRemove={(name) => void pressed.push(`remove ${name}`)}
    />
  )
}

async function open(shown: Shown = {}) {
  pressed.length = 0
  const asked = fakeNetwork()
  const page = render(<Shown {...shown} />, { wrapper: ReadsProvider })
  await settle()
  return { asked, ...page }
}
async function openWith(communities: SuggestedCommunity[], shown: Shown = {}) {
  const opened = await open(shown)
  await settle(() => opened.asked[0]?.answer({ state: 'found', communities }))
  return opened
}

test('while they are looked for, five rows wait, and the page asks again until they are found', async () => {
  const { asked, container } = await open()
  expect(screen.getByText('Finding communities for Pawslot…')).toBeTruthy()
  expect(container.querySelectorAll('li')).toHaveLength(5)
  await settle(() => asked[0]?.answer({ state: 'finding', communities: [] }), 5_000)
  expect(asked.map(({ what }) => what)).toEqual(Array(2).fill('POST /api/communities/suggestions'))
  await settle(() => asked[1]?.answer({ state: 'found', communities: [community('doggrooming')] }), 60_000)
  expect(screen.getByText('Suggested for Pawslot')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('a row says in words what is allowed in comments and in posts, and leads to a thread that fits', async () => {
  const thread = {
    title: 'How do you word a no-show policy?',
    permalink: '/r/doggrooming/comments/a1/x/',
    createdUtc: Date.now() / 1_000 - 3 * 3_600,
  }
  await openWith([
    community('doggrooming', { thread }),
    community('dogs', { comments: 'banned', posts: 'banned', members: null }),
    community('pets', { comments: 'unknown', posts: 'unknown', members: 1 }),
  ])
  const [first, second, third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
  for (const text of ['r/doggrooming', '62K members', "If you say it's yours", 'Promo thread only', '3h ago'])
    expect(within(first).getByText(text)).toBeTruthy()
  const link = within(first).getByRole('link')
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://www.reddit.com/r/doggrooming/comments/a1/x/',
    '_blank',
  ])
  expect(within(second).getByText('No, just help')).toBeTruthy()
  expect(within(second).getByText('Not allowed')).toBeTruthy()
  expect(within(second).queryByText(/member/)).toBeNull()
  expect(within(third).getAllByText('Rules not read yet')).toHaveLength(2)
  expect(within(third).getByText('1 member')).toBeTruthy()
})

test('one press adds, another removes, in whatever spelling it was chosen', async () => {
  await openWith([community('DogGrooming'), community('dogs')], { chosen: ['doggrooming'] })
  fireEvent.click(screen.getByRole('button', { name: 'Added r/DogGrooming. Press to remove it.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add r/dogs' }))
  expect(pressed).toEqual(['remove doggrooming', 'add dogs'])
})

test('once no more can be added, only what is added can be pressed', async () => {
  await openWith([community('doggrooming'), community('dogs')], { chosen: ['doggrooming'], isFull: true })
  const isDisabled = (name: string | RegExp) => screen.getByRole('button', { name }).hasAttribute('disabled')
  expect([isDisabled('Add r/dogs'), isDisabled(/Added r\/doggrooming/)]).toEqual([true, false])
})

test.each([
  [{ state: 'found', communities: [] }, 'No close match. Start with one of these:'],
  [
    { state: 'failed', communities: [] },
    "We couldn't look for communities right now. Start with one of these:",
  ],
])('%o is told where other names follow, and nowhere else', async (answer, sentence) => {
  const followed = await open()
  await settle(() => followed.asked[0]?.answer(answer))
  expect(screen.getByText(sentence)).toBeTruthy()
  cleanup()
  const alone = await open({ isFollowed: false })
  await settle(() => alone.asked[0]?.answer(answer))
  expect(alone.container.textContent).toBe('')
})

test('a refusal of the server reads like a failed search', async () => {
  const { asked } = await open()
  await settle(() => asked[0]?.refuse('You have looked for communities often.', 'throttled'))
  expect(screen.getByText(/^We couldn't look for communities right now/)).toBeTruthy()
})

test('a product that changes while it is looked for is asked about anew, and the first answer is given up', async () => {
  const { asked, rerender } = await open()
  rerender(<Shown product={{ ...pawslot, description: 'Invoices for freelancers.' }} />)
  await settle()
  expect([asked.length, asked[0]?.signal?.aborted]).toEqual([2, true])
  await settle(() => asked[1]?.answer({ state: 'found', communities: [community('freelance')] }))
  expect(screen.getByText('r/freelance')).toBeTruthy()
})
