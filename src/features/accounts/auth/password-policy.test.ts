import { expect, test } from 'vitest'
import { passwordProblems } from './password-policy.ts'

const about = { email: 'maria.garcia@example.com', fullName: 'Maria Garcia' }

test.each([
  ['short', /at least 12 characters/],
  ['maria.garcia@example.com', /your name, your email/],
  ['Maria Garcia 12', /your name, your email/],
  ['mariagarcia1990', /your name, your email|easy to guess/],
  ['password1234', /commonly used password/],
  ['Password123!Password', /easy to guess/],
  ['iloveyou2024!!', /easy to guess/],
  ['Summer2024!Summer', /easy to guess/],
  ['threadlark-demo-1', /easy to guess/],
  ['aaaaaaaaaaaa', /easy to guess/],
  ['qwertyuiop12', /easy to guess|commonly used/],
])('%s is refused with a reason', (password, reason) => {
  expect(passwordProblems(password, about).join(' ')).toMatch(reason)
})

test.each(['violet-otter-drums-at-dawn', 'seventeen quiet bicycles', 'my dog ate lunch', 'kX9#mP2$vL5q'])(
  '%s will do',
  (password) => {
    expect(passwordProblems(password, about)).toEqual([])
  },
)
