import { afterEach, expect, inject, test } from 'vitest'
import { walkFirstFiveMinutes } from '../../scripts/record/walk/first-five-minutes.ts'
import { createHand } from '../../scripts/record/walk/hand.ts'
import { newVisitor } from './browser.ts'
import { calm, model } from './drafting.ts'
import { mailbox } from './mailbox.ts'

const { mail: mailUrl } = inject('simulators')
afterEach(calm)

test('from the landing page to a copied comment it takes a newcomer less than five minutes', async () => {
  await model('PUT', 'pace', { firstWordMs: 800, perWordMs: 50 })
  const { page, context, leave } = await newVisitor({ firstTime: true, motion: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = `newcomer-${crypto.randomUUID()}@walk.test`
  const openMail = async () => {
    const { id, links } = await mailbox(mailUrl).newest(email)
    return { address: `${mailUrl}/messages/${id}`, link: links[0] ?? '' }
  }
  const hand = createHand(page, { hurried: true })
  const started = Date.now()
  const { copied, draft } = await walkFirstFiveMinutes({ page, hand, email, openMail })
  const seconds = (Date.now() - started + hand.savedMs()) / 1_000
  expect(draft).toContain('Pawslot')
  expect(copied).toBe(draft)
  // Reading, aiming and typing at a person's pace alone take minutes: less would not be this walk.
  expect(hand.savedMs() / 1_000).toBeGreaterThan(120)
  expect(seconds).toBeLessThan(300)
  await leave()
}, 180_000)
