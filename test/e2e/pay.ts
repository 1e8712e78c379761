import type { Page } from 'playwright-core'
import { arriveAt } from './browser.ts'

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'

/** Fills in the card on the page of the payment provider. */
export async function fillCard(page: Page, number = GOOD_CARD) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Uma User')
}

/** From Checkout to the page that says welcome. */
export async function pay(page: Page, number = GOOD_CARD) {
  await page.waitForURL(/\/c\/pay\//)
  await fillCard(page, number)
  await page.getByRole('button', { name: /^(Start trial|Subscribe)$/ }).click()
  await arriveAt(page, '/payment/success')
  await page.getByRole('heading', { name: /^Welcome to / }).waitFor()
}

/** The blocking dialog over the dashboard. */
export async function choosePlan(page: Page, plan: 'Pro' | 'Plus') {
  const dialog = page.getByRole('dialog', { name: 'Choose your plan' })
  await dialog.getByRole('radio', { name: new RegExp(`^${plan}`) }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
}
