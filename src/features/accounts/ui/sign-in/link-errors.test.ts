import { expect, test } from 'vitest'
import { explainLinkError } from './link-errors.ts'

test('a reason is found however its code is spelled', () => {
  const cancelled = 'You cancelled at Google. Try again, or sign in with your email.'
  expect(explainLinkError('ACCESS_DENIED').text).toBe(cancelled)
  expect(explainLinkError('access_denied').text).toBe(cancelled)
})

test('an account made with a password sends the user to the password', () => {
  expect(explainLinkError('account_not_linked')).toMatchObject({
    title: 'Failed to sign in with Google.',
    text: 'You already have an account with this email. Sign in with your password.',
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
