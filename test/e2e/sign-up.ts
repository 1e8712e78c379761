import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { arriveAt, expectToast } from './browser.ts'
import { mailbox } from './mailbox.ts'

const mail = mailbox(inject('simulators').mail)

/** From nothing to the first step of the setup, by the mailed link. */
export async function signUpAndVerify(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/auth?mode=sign-up')
  if (!(await page.getByLabel('Full Name').isVisible())) {
    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  }
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('violet-otter-drums-at-dawn')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Account created!')
  await page.goto((await mail.newest(email)).links[0] ?? '')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await arriveAt(page, '/onboarding')
}
