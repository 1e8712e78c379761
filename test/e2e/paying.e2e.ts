import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { stripeClient } from '../stripe-control.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { choosePlan, DECLINED_CARD, fillCard, GOOD_CARD, pay } from './pay.ts'
import { newUser, stripe, superuser } from './signed-in.ts'

const sdk = stripeClient(inject('simulators').stripe)
afterEach(() => stripe.clearFaults())

const planDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your plan' })

/** Somebody who has paid for a plan through the dashboard. */
async function newCustomer(plan: 'Pro' | 'Plus') {
  const visit = await newUser()
  await visit.page.goto('/dashboard')
  await choosePlan(visit.page, plan)
  await pay(visit.page)
  return visit
}

/** Our state follows Stripe's webhooks: asks again until it shows. */
async function expectSettings(page: Page, badge: string, text: RegExp) {
  await expect
    .poll(
      async () => {
        await page.goto('/dashboard/settings')
        const card = page.getByRole('region', { name: 'Subscription & Billing' })
        return (
          (await card.getByText(badge, { exact: true }).count()) === 1 && text.test(await card.innerText())
        )
      },
      { interval: 300 },
    )
    .toBe(true)
}

test('without a plan the dialog stays over every page that waits for one, whatever is pressed', async () => {
  const { page, leave } = await newUser()
  for (const path of ['', '/products', '/smart', '/keyword']) {
    await page.goto(`/dashboard${path}`)
    await planDialog(page).waitFor()
  }
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  for (let n = 0; n < 15; n += 1) await page.keyboard.press('Tab')
  expect(await planDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await planDialog(page).getByRole('button', { name: 'Continue' }).click()
  await planDialog(page).getByText('Please select a plan to continue').waitFor()
  await expectAccessible(page)
  await planDialog(page).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await arriveAt(page, '/auth')
  await leave()
})

test('who leaves Checkout is told that nothing was charged, and can try again or go on', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard')
  await choosePlan(page, 'Pro')
  await page.waitForURL(/\/c\/pay\//)
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, '/payment/cancel')
  await page.getByRole('heading', { name: 'No charge was made' }).waitFor()
  expect(await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await arriveAt(page, '/pricing')
  await page.goBack()
  await page.getByRole('link', { name: 'Continue with Free Plan' }).click()
  await arriveAt(page, '/dashboard')
  await choosePlan(page, 'Pro')
  await pay(page)
  await leave()
})

test('visitors see both payment pages, and nothing of anybody else', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/payment/cancel')
  await page.getByRole('heading', { name: 'No charge was made' }).waitFor()
  await page.goto('/payment/success?session_id=cs_x')
  await page.getByRole('heading', { name: 'Sign in to see your plan' }).waitFor()
  await expectAccessible(page)
  await leave()
})

test('the button says that it is on its way, and a checkout that fails says so', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard')
  await stripe.fault({ match: { path: '^/v1/' }, fault: { status: 500 } })
  await choosePlan(page, 'Plus')
  await planDialog(page).getByRole('button', { name: 'Redirecting...' }).waitFor()
  await expectToast(page, 'Error', 'Failed to start checkout process. Please try again.')
  await planDialog(page).getByRole('button', { name: 'Continue' }).waitFor()
  await leave()
})

test('a declined card keeps people at Checkout, and the next card works', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard')
  await choosePlan(page, 'Plus')
  await page.waitForURL(/\/c\/pay\//)
  await fillCard(page, DECLINED_CARD)
  await page.getByRole('button', { name: 'Start trial' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await pay(page)
  await page.getByRole('heading', { name: 'Welcome to Plus' }).waitFor()
  await page.getByRole('link', { name: 'View Subscription Details' }).click()
  await arriveAt(page, '/dashboard/settings')
  await leave()
})

test('a payment that can not be verified says so, and a second try can succeed', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard')
  await choosePlan(page, 'Pro')
  await page.waitForURL(/\/c\/pay\//)
  const [, session] = /(cs_\w+)/.exec(page.url()) ?? []
  await stripe.pay(session ?? '')
  await stripe.fault({ match: { path: '^/v1/checkout' }, fault: { status: 500 } })
  await page.goto(`/payment/success?session_id=${session}`)
  await expectToast(page, 'Verification error', "We couldn't verify your payment. Please contact support.")
  await expectAccessible(page)
  await stripe.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectToast(page, 'Payment successful!')
  await leave()

  const stranger = await newUser()
  await stranger.page.goto(`/payment/success?session_id=${session}`)
  await expectToast(stranger.page, 'Verification error')
  await stranger.leave()
})

test('from Pro to Plus by the upgrade card, and back to Pro in the portal: locks, limits and products follow', async () => {
  const { page, newTab, leave, user } = await newCustomer('Pro')
  for (const [path, feature] of [
    ['smart', 'Smart Rewrite'],
    ['keyword', 'Keyword Research'],
  ]) {
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading', { name: feature ?? '', level: 1 }).waitFor()
    await page.getByRole('main').getByText('Plus Plan Required').waitFor()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Upgrade to Plus' }).click()
  await page.getByRole('heading', { name: 'Confirm your plan' }).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/dashboard\/settings|\/p\/session\//)
  await expect
    .poll(
      async () =>
        (await superuser.query('select plan_type from profiles where user_id = $1', [user.id])).rows,
    )
    .toEqual([{ plan_type: 'plus' }])
  await page.goto('/dashboard/smart')
  await page.getByRole('heading', { name: 'Smart Rewrite', level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Upgrade to Plus' }).count()).toBe(0)

  for (const name of ['One', 'Two']) {
    await superuser.query(`insert into products (user_id, name, subreddits) values ($1, $2, '{SaaS}')`, [
      user.id,
      name,
    ])
  }
  await page.goto('/dashboard/products')
  await page.getByText('Plus Plan: 2/3 products used').waitFor()
  await page.goto('/dashboard/settings')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  const portal = await opened
  await portal.getByRole('link', { name: 'Change plan' }).click()
  await portal.getByRole('radio', { name: /Pro,/ }).check()
  await portal.getByRole('button', { name: 'Continue' }).click()
  await portal.getByRole('button', { name: 'Confirm' }).click()
  await portal.getByText('Your plan has been changed.').waitFor()
  await portal.close()
  await expect
    .poll(async () => {
      await page.goto('/dashboard/products')
      return page.getByText('Pro Plan: 2/1 products used').count()
    })
    .toBe(1)
  expect(await page.getByText('Read-only').count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Edit Two' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Edit One' }).count()).toBe(1)
  await (await newTab()).close()
  await leave()
})

test('trial, first month, failed payment, recovery, cancellation: badge, dates and access follow', async () => {
  const { page, leave, customer } = await newCustomer('Plus')
  const id = await customer()
  await expectSettings(page, 'Free Trial', /Trial ends on \w+ \d+, \d{4}/)
  await stripe.advanceDays(id, 3.1)
  await expectSettings(page, 'Plus', /Renews on \w+ \d+, \d{4}/)

  await stripe.failNextCharge(id)
  await stripe.advanceDays(id, 31)
  await expectSettings(page, 'Expired', /Expired/)
  await page.getByText('Your last payment failed. Update your card to go on.').waitFor()
  await expectAccessible(page)
  await page.goto('/dashboard/products')
  expect(await page.getByRole('button', { name: 'Add Product' }).isDisabled()).toBe(true)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  const portal = await opened
  await portal.getByRole('link', { name: 'Update card' }).click()
  await fillCard(portal, GOOD_CARD)
  await portal.getByRole('button', { name: 'Save card' }).click()
  await portal.getByText('Your card has been saved.').waitFor()
  await portal.close()
  await expectSettings(page, 'Plus', /Renews on/)

  const [subscription] = (await stripe.stateOf(id)).subscriptions
  await sdk.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true })
  await expectSettings(page, 'Plus', /Ends on \w+ \d+, \d{4}/)
  await stripe.advanceDays(id, 32)
  await expectSettings(page, 'Expired', /Expired/)
  await page.goto('/dashboard')
  await planDialog(page).waitFor()
  await planDialog(page)
    .getByText(/Your plan has ended.*you pay from today\./)
    .waitFor()
  await leave()
})

test('the billing portal that does not open says why', async () => {
  const { page, leave } = await newCustomer('Pro')
  await page.goto('/dashboard/settings')
  await stripe.fault({ match: { path: '^/v1/' }, fault: { status: 500 } })
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  await expectToast(
    page,
    'Failed to open billing',
    "Our payment provider isn't answering. Please try again in a moment.",
  )
  await leave()
})

test('on a phone, in the dark, the way to a plan works too', async () => {
  const { page, leave } = await newUser({ width: 390, dark: true })
  await page.goto('/dashboard')
  await planDialog(page).waitFor()
  await expectAccessible(page)
  await choosePlan(page, 'Plus')
  await pay(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Subscription Details' }).click()
  await arriveAt(page, '/dashboard/settings')
  await expectAccessible(page)
  await leave()
})
