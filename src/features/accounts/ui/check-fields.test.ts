import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'

test('complete values are accepted', () => {
  expect(checkFields({ fullName: 'Ada', email: 'ada@example.com', password: 'x' })).toEqual({})
})

test('each missing value is named in the order of the form', () => {
  expect(Object.entries(checkFields({ fullName: ' ', email: '', password: '' }))).toEqual([
    ['fullName', ['Enter your full name.']],
    ['email', ['Enter a valid email address.']],
    ['password', ['Enter a password.']],
  ])
})

test('only fields that the form has are checked', () => {
  expect(checkFields({ email: 'ada@example' })).toEqual({ email: ['Enter a valid email address.'] })
})
