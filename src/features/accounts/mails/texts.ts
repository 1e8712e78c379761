import { brand } from '../../../brand.ts'
import type { MailText } from '../../mails/mail-layout.ts'
import type { AccountMail } from '../send-account-mail.job.ts'

const notYou = 'Was this not you? Then you can ignore this email; nothing changes.'

/** What each account mail says. */
export const texts: Record<AccountMail['template'], (url: string, at?: string) => MailText> = {
  'verify-email': (url) => ({
    subject: 'Verify your email',
    preview: 'One click and you can set up your first product.',
    paragraphs: [`Welcome to ${brand.name}. Please verify your email to finish creating your account.`],
    action: { label: 'Verify email', url },
    closing: `The link works for 24 hours. ${notYou}`,
  }),
  'existing-account': (url) => ({
    subject: 'You already have an account',
    preview: 'Someone tried to sign up with your email.',
    paragraphs: [
      `Someone, probably you, tried to create a ${brand.name} account with this email. You already have one, so just sign in.`,
      'Forgot your password? You can choose a new one on the sign-in page.',
    ],
    action: { label: 'Sign in', url },
    closing: notYou,
  }),
  'reset-password': (url) => ({
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    paragraphs: ['You asked to choose a new password. This signs you out everywhere else.'],
    action: { label: 'Choose a new password', url },
    closing: `The link works once, within one hour. ${notYou}`,
  }),
  'password-changed': (url) => ({
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    paragraphs: ['Your password was changed just now, and every other device was signed out.'],
    action: { label: 'Sign in', url },
    closing: `Was this not you? Choose a new password on the sign-in page at once and write to ${brand.supportEmail}.`,
  }),
  'second-factor-on': (url) => ({
    subject: 'Two-step sign-in is on',
    preview: 'From now on signing in asks for a code.',
    paragraphs: [
      'Two-step sign-in was switched on just now. From now on signing in asks for a code of your app.',
    ],
    action: { label: 'Open your settings', url },
    closing: `Was this not you? Write to ${brand.supportEmail} at once.`,
  }),
  'second-factor-off': (url) => ({
    subject: 'Two-step sign-in is off',
    preview: 'Signing in no longer asks for a code.',
    paragraphs: ['Two-step sign-in was switched off just now. Signing in no longer asks for a code.'],
    action: { label: 'Open your settings', url },
    closing: `Was this not you? Switch it on again and write to ${brand.supportEmail} at once.`,
  }),
  'recovery-codes-renewed': (url) => ({
    subject: 'You have new recovery codes',
    preview: 'The old ones no longer work.',
    paragraphs: ['New recovery codes for two-step sign-in were made just now. The old ones no longer work.'],
    action: { label: 'Open your settings', url },
    closing: `Was this not you? Write to ${brand.supportEmail} at once.`,
  }),
  'account-deleted': (url, at = new Date().toISOString()) => ({
    subject: 'Your account was deleted',
    preview: 'A receipt for your records.',
    paragraphs: [
      `Your ${brand.name} account was deleted on ${writeMoment(at)}, as you asked.`,
      'Gone are your profile, products, logos, drafts, voice, activity, support requests and feedback, and every sign-in. Your subscription ended at once, and our payment provider deleted your customer record and your card.',
      'One thing stays, because tax law asks for it: the invoices of what you paid, with our payment provider. Our backups forget the rest within 30 days. This is our last email to you.',
    ],
    action: { label: 'Write to us', url },
    closing: `Was this not you? Write to ${brand.supportEmail}.`,
  }),
}

/** 'November 15, 2026 at 7:33 AM UTC' */
function writeMoment(at: string) {
  const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Date(at).toLocaleString('en-US', moment)} UTC`
}
