import { expect, test } from 'vitest'
import { explainLinkError } from './link-errors.ts'

test('an expired link says so, however its code is spelt', () => {
  const expired = {
    title: 'Failed to sign in. Please check your credentials.',
    text: "This link has expired. Sign in and we'll send you a new one.",
  }
  expect(explainLinkError('TOKEN_EXPIRED')).toMatchObject(expired)
  expect(explainLinkError('token_expired')).toMatchObject(expired)
})

test('an account made with a password sends the user to the password', () => {
  expect(explainLinkError('account_not_linked')).toMatchObject({
    title: 'Failed to sign in with Google.',
    text: 'You already have an account with this e-mail. Sign in with your password.',
  })
})

test.each(['anything', '', 'constructor', '<script>'])(
  'an unknown code "%s" still gets a sentence',
  (code) => {
    expect(explainLinkError(code)).toMatchObject({
      title: 'Failed to sign in with Google.',
      text: 'Something went wrong on the way back to us. Please try again.',
    })
  },
)
