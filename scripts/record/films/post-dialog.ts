import type { Page } from 'playwright-core'

export const post = (page: Page, title: string) => page.getByText(title).first()
export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Comment' })
export const yourComment = (page: Page) => page.getByRole('textbox', { name: 'Your comment', exact: true })
export const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true })

/** Before the camera runs: the feed shows this community. */
export async function showCommunity(page: Page, name: string) {
  await page.getByText(/, hot\. \d+ posts/).waitFor()
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption(name)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByText(new RegExp(`^r/${name}, hot`)).waitFor()
  await page.locator('[data-slot=toast]').getByRole('button').click()
}

export async function openPost(page: Page, title: string) {
  await post(page, title).click()
  await page.getByText(/^Rules of r\//).waitFor()
}
