// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { fakeWorkers } from '../../../test/fake-workers.ts'
import { settle } from '../../../test/settle.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import type { Product } from '../../features/products/schema.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'

let network: ReturnType<typeof fakeNetwork>
let workers: ReturnType<typeof fakeWorkers>
beforeEach(() => {
  vi.useFakeTimers()
  workers = fakeWorkers()
  network = fakeNetwork()
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goal = { from: 1, to: 7 }
const product = (id: string, name: string) =>
  ({ id, name, icon: null, facts: [], disclosures: [], profile: null }) as unknown as Product
const products = [product('loft', 'Loft'), product('nest', 'Nest')]

async function show(productId: string | null, own = products) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReadsProvider>
          <FollowUpDialog
            asked={{
              activityId: 'a1',
              replyId: 'k9',
              subreddit: 'birding',
              title: null,
              reply: { author: 'quietvan', text: 'And then?', link: '/r/birding/comments/p1/_/k9/' },
              own: null,
              productId,
            }}
            products={own}
            account={{ recent: null, paceGoal: { comment: goal, post: goal } }}
            onClose={() => {}}
          />
        </ReadsProvider>
      ),
    },
  ])
  render(<Page />)
  await vi.dynamicImportSettled()
  await settle()
  await settle(() => workers.works[0]?.done({ trouble: null, kind: null, forPromotion: false }))
  await vi.dynamicImportSettled()
  await settle()
}

test.each([
  ['nest', 'Nest'],
  ['gone', 'Loft'],
  [null, 'Loft'],
])('what was posted for %s is answered for %s', async (productId, name) => {
  await show(productId)
  await settle(() => fireEvent.click(screen.getByRole('button', { name: /^Generate Comment/ })))
  const sent = network.findLast(({ what }) => what.startsWith('POST /api/ai/generate-comment.js'))
  expect(sent?.body).toMatchObject({ productName: name, replyTo: { replyId: 'k9' } })
})

test('without any product nothing can be generated, and Reddit can be opened all the same', async () => {
  await show(null, [])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select Product First' }).disabled).toBe(true)
  screen.getByRole('link', { name: /^Open on Reddit/ })
})
