import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Ticket } from '../schema.ts'
import { TicketBadges } from './ticket-badges.tsx'

const ticket: Ticket = {
  id: '3f0f4c1e-6b0f-4a43-9c1d-0a3f5a3f5a3f',
  name: 'Ada',
  email: 'ada@example.com',
  supportType: 'general',
  title: 't',
  content: 'c',
  status: 'open',
  supportReply: null,
  supportName: null,
  supportReplyTime: null,
  createdAt: '2026-11-14T00:00:00Z',
}
const draw = (given: Partial<Ticket>) =>
  renderToStaticMarkup(<TicketBadges ticket={{ ...ticket, ...given }} />)
const colourOf = (html: string) => /bg-[\w-]+/.exec(html)?.[0]

test('a status that nobody knows is grey like a closed one, its underscores spaces', () => {
  const html = draw({ status: 'handed_over' })
  expect(html).toContain('>handed over<')
  expect(colourOf(html)).toBe(colourOf(draw({ status: 'closed' })))
  expect(colourOf(html)).not.toBe(colourOf(draw({ status: 'open' })))
})

test('a type has its name, and an unknown one is shown as it is', () => {
  expect(draw({ supportType: 'billing' })).toContain('>Billing &amp; Payment<')
  expect(draw({ supportType: 'constructor' })).toContain('>constructor<')
})

test('the reply badge stands only where there is a reply', () => {
  expect(draw({})).not.toContain('Reply')
  expect(draw({ supportReply: 'Yes.' })).toContain('Reply')
})

test('the reply badge has neither the border nor the arrow of a button', () => {
  const html = draw({ supportReply: 'Yes.' })
  expect(html).not.toContain('<svg')
  expect(html).toContain('border-transparent')
})
