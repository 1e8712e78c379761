import { brand } from '../../../brand.ts'
import type { AccountMail } from '../send-account-mail.job.ts'
import type { MailText } from './account-mail.ts'

const notYou = 'Was this not you? Then you can ignore this e-mail; nothing changes.'

/** What each account mail says. */
export const texts: Record<AccountMail['template'], (url: string) => MailText> = {
  'verify-email': (url) => ({
    subject: 'Verify your e-mail',
    preview: 'One click and you can set up your first product.',
    paragraphs: [`Welcome to ${brand.name}. Please verify your e-mail to finish creating your account.`],
    action: { label: 'Verify e-mail', url },
    closing: `The link works for 24 hours. ${notYou}`,
  }),
  'existing-account': (url) => ({
    subject: 'You already have an account',
    preview: 'Somebody tried to sign up with your e-mail.',
    paragraphs: [
      `Somebody, probably you, tried to create a ${brand.name} account with this e-mail. You already have one, so just sign in.`,
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
    preview: 'You were signed out everywhere.',
    paragraphs: ['Your password was changed just now, and you were signed out on all devices.'],
    action: { label: 'Sign in', url },
    closing: `Was this not you? Choose a new password on the sign-in page at once and write to ${brand.supportEmail}.`,
  }),
}
