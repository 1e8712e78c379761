import { expect, test } from 'vitest'
import type { Ticket } from '../schema.ts'
import { findNews } from './find-news.ts'

const ticket = (id: string, supportReply: string | null = null): Ticket => ({
  id,
  name: 'n',
  email: 'e@f.test',
  supportType: 'general',
  title: `Title ${id}`,
  content: 'c',
  status: 'open',
  supportReply,
  supportName: null,
  supportReplyTime: null,
  createdAt: '2026-11-14T10:00:00.000Z',
})

test.each([
  ['a reply came', [ticket('1'), ticket('2')], [ticket('1', 'Hi'), ticket('2')], 'New reply to "Title 1"'],
  ['a reply was replaced', [ticket('1', 'Hi')], [ticket('1', 'Hello')], 'New reply to "Title 1"'],
  [
    'two came at once',
    [ticket('1'), ticket('2')],
    [ticket('1', 'Hi'), ticket('2', 'Hi')],
    'New replies to 2 support requests',
  ],
  ['nothing changed', [ticket('1', 'Hi')], [ticket('1', 'Hi')], undefined],
  ['a request is new here', [], [ticket('1', 'Hi')], undefined],
])('%s', (_, before, now, news) => {
  expect(findNews(before, now)).toBe(news)
})
