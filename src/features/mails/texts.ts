import { brand } from '../../brand.ts'
import { plans } from '../billing/plans.ts'
import type { MailText } from './mail-layout.ts'
import type { MailLinks } from './mail-links.ts'
import type { Mailed, MailKind } from './occasions.ts'

type Write = (row: Mailed, links: MailLinks) => MailText

/** What each mail about the plan says. */
export const texts: Record<MailKind, Write> = {
  welcome: ({ userId }, { dashboard, tipsOffPage }) => ({
    subject: `Where to start with ${brand.name}`,
    preview: 'Five steps to your first honest comment.',
    paragraphs: [
      'Your plan has begun. What to do first:',
      [
        '1. Open your feed and pick one post you can truly help with.',
        '2. Read the community rules beside it before you write.',
        '3. Draft a comment, then make it yours: add what only you know.',
        '4. Paste it on Reddit yourself. We never post for you.',
        '5. Note it under Activity, and keep to a few comments a day.',
      ].join('\n'),
    ],
    action: { label: 'Open your feed', url: dashboard },
    closing: `Stuck? Write to ${brand.supportEmail}.`,
    unsubscribe: { label: 'Turn off tips by e-mail', url: tipsOffPage(userId) },
  }),
  'trial-ends': ({ planType, trialEndsAt }, { settings }) => ({
    subject: `Your free trial ends on ${writeDay(trialEndsAt)}`,
    preview: `Then your card is charged${priceOf(planType)}. You can still cancel.`,
    paragraphs: [
      `Your free trial ends on ${writeMoment(trialEndsAt)}. Then your card is charged${priceOf(planType)} for the first month${named(planType)}.`,
      'To keep your plan, do nothing. To pay nothing, cancel before then: open Settings and choose Manage Billing.',
    ],
    action: { label: 'Open Settings', url: settings },
    closing: `A question about the charge? Write to ${brand.supportEmail}.`,
  }),
  'payment-failed': ({ planType }, { settings }) => ({
    subject: 'Your payment failed',
    preview: 'Update your card to go on.',
    paragraphs: [
      `We could not charge your card${priceOf(planType)} for this month${named(planType)}. Until it is paid, your feed stays closed and your products can't be changed.`,
      'Open Settings and choose Manage Billing to update your card. Nothing you made is lost.',
    ],
    action: { label: 'Open Settings', url: settings },
    closing: `Already paid? Then you can ignore this e-mail. Something wrong? Write to ${brand.supportEmail}.`,
  }),
}

/** ' $19', or nothing where the plan has no price of ours. */
function priceOf(planType: Mailed['planType']) {
  const plan = plans.find(({ id }) => id === planType)
  return plan ? ` $${plan.dollarsPerMonth}` : ''
}

function named(planType: Mailed['planType']) {
  const plan = plans.find(({ id }) => id === planType)
  return plan ? ` of ${plan.name}` : ''
}

/** In UTC, and saying so: a mail can't know where it is read. */
function writeMoment(at: Date | null) {
  return at
    ? `${writeDay(at)} at ${at.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })} UTC`
    : 'soon'
}

function writeDay(at: Date | null) {
  return at ? at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) : 'soon'
}
