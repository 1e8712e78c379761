// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { fakeWorkers } from '../../../test/fake-workers.ts'
import { settle } from '../../../test/settle.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import type { Post } from '../../features/feed/schema.ts'
import type { Product } from '../../features/products/schema.ts'
import { ReplyPanel } from './reply-panel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = {
  id: 'a1',
  title: 'How?',
  selftext: '',
  subreddit: 'birding',
  permalink: '/r/birding/comments/a1/',
}
const goal = { from: 1, to: 7 }
const product = { id: 'nest', name: 'Nest', icon: null } as Product

test('under a closed thread nothing is drafted, by no button and no key', async () => {
  const workers = fakeWorkers()
  const asked = fakeNetwork()
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReadsProvider>
          <ReplyPanel
            cleared={false}
            hardlyFits={false}
            feared={false}
            trouble={null}
            next={undefined}
            onClose={() => {}}
            post={{ ...post, closed: true } as Post}
            product={product}
            account={{ recent: null, paceGoal: { comment: goal, post: goal } }}
          />
        </ReadsProvider>
      ),
    },
  ])
  render(<Page />)
  await settle()
  screen.getByRole('heading', { name: 'This thread is closed' })
  await settle(() => fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true }))
  expect([screen.queryAllByRole('button'), asked]).toEqual([[], []])
  await settle(workers.end)
})
