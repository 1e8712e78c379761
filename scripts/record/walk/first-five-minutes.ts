import type { Page } from 'playwright-core'
import type { Hand } from './hand.ts'

type Newcomer = {
  page: Page
  hand: Hand
  email: string
  /** Where the verification mail can be read, and the link in it. */
  openMail: () => Promise<{ address: string; link: string }>
}

/** All that somebody does who has never heard of us, from the landing page to a comment in their clipboard. */
export async function walkFirstFiveMinutes({ page, hand, email, openMail }: Newcomer) {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const step = (n: number) => page.getByText(`Step ${n} of 4`).waitFor()

  await page.goto('/')
  await hand.read(10)
  await hand.click(page.getByRole('banner').getByRole('link', { name: 'Get Started' }))

  await hand.click(page.getByRole('link', { name: "Don't have an account? Sign up" }))
  await hand.type(page.getByLabel('Full Name'), 'Bea Newcomer')
  await hand.type(page.getByLabel('Email', { exact: true }), email)
  await hand.type(page.getByLabel('Password', { exact: true }), 'violet-otter-drums-at-dawn')
  await hand.click(button('Create Account'))
  await page.getByText('Account created!').waitFor()
  await hand.read(3)

  const { address, link } = await openMail()
  await page.goto(address)
  await hand.read(5)
  await hand.point(page.locator('iframe'))
  await page.goto(link)
  await hand.click(button('Verify Email'))

  await step(1)
  await hand.read(5)
  await hand.click(button('Next'))
  await step(2)
  await hand.type(page.getByLabel('Website URL'), 'pawslot.com')
  await hand.type(page.getByLabel('Product Name'), 'Pawslot')
  await hand.click(button('Generate with AI'))
  await page.getByText('Description generated!').waitFor()
  await hand.read(10)
  await hand.click(button('Next'))
  await step(3)
  await hand.type(page.getByRole('textbox', { name: 'Subreddits' }), 'doggrooming')
  await hand.click(button('Add'))
  await hand.click(button(/^r\/smallbusiness/))
  await hand.read(4)
  await hand.click(button('Save Product'))
  await step(4)
  await hand.read(12)
  await hand.click(page.getByRole('radio', { name: /^Plus/ }))
  await hand.click(button('Complete Setup'))

  await page.waitForURL(/\/c\/pay\//)
  await hand.read(6)
  await hand.type(page.getByLabel('Card number'), '4242 4242 4242 4242')
  await hand.type(page.getByLabel('Expiry (MM/YY)'), '12/40')
  await hand.type(page.getByLabel('CVC'), '123')
  await hand.type(page.getByLabel('Name on card'), 'Bea Newcomer')
  await hand.click(button('Start trial'))
  await page.getByRole('heading', { name: 'Welcome to Plus' }).waitFor()
  await hand.read(3)
  await hand.click(page.getByRole('link', { name: 'Go to Dashboard' }))

  // The hints that everybody sees at first.
  for (let n = 0; n < 3; n += 1) {
    await button('Got it').waitFor()
    await hand.read(4)
    await hand.click(button('Got it'))
  }
  const other = button('Show r/doggrooming')
  if (await other.isVisible()) await hand.click(other)
  await hand.read(10)
  await hand.click(page.getByText('Three no-shows on a Saturday.').first())
  await hand.read(12)
  await hand.click(button('Generate Comment'))
  const comment = page.getByRole('textbox', { name: 'Your comment', exact: true })
  await comment.waitFor()
  await hand.read(20)
  await hand.click(button('Copy'))
  await button('Copied!').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  return { copied, draft: await comment.inputValue() }
}
