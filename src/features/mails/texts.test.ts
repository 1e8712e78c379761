import { expect, test } from 'vitest'
import { createMailLinks } from './mail-links.ts'
import { texts } from './texts.ts'

const links = createMailLinks({ origin: 'https://threadlark.test', secret: 'only-for-tests' })
const trialEndsAt = new Date('2027-03-04T15:30:00Z')
const row = {
  userId: crypto.randomUUID(),
  subscriptionStatus: 'trialing',
  subscriptionEnd: trialEndsAt,
  trialEndsAt,
  cancelAtPeriodEnd: false,
  hasCompletedOnboarding: true,
}
const charges = (planType: 'free' | 'pro') => {
  const ends = texts['trial-ends']({ ...row, planType }, links)
  const failed = texts['payment-failed']({ ...row, planType }, links)
  return [ends.preview, ends.paragraphs[0], failed.paragraphs[0]].join(' ')
}

test('a charge is named by its amount and plan, and by neither where they are not known', () => {
  const known = charges('pro')
  expect(known).toContain('Then your card is charged $19. You can still cancel.')
  expect(known).toContain('Then your card is charged $19 for the first month of Pro.')
  expect(known).toContain('We could not charge your card $19 for this month of Pro.')
  const unknown = charges('free')
  expect(unknown).toContain('Then your card is charged. You can still cancel.')
  expect(unknown).toContain('Then your card is charged for the first month.')
  expect(unknown).toContain('We could not charge your card for this month.')
})
