import { expect, inject, test } from 'vitest'
import { guides } from '../../src/features/guides/list-guides.ts'
import { arriveAt, expectAccessible, newVisitor } from './browser.ts'
import { newUser } from './signed-in.ts'

const origin = inject('origin')

test('the sidebar leads to eight cards, each one a link in a new tab whose document answers', async () => {
  const { page, context, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Free Resources' }).click()
  await arriveAt(page, '/dashboard/guides')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Free Marketing Guides').waitFor()
  const links = page.getByRole('main').getByRole('link')
  expect(await links.allTextContents()).toEqual(guides.map(({ title }) => `${title} (opens in a new tab)`))
  for (const link of await links.all()) {
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener')
    const answer = await context.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
  await page.getByText('More Guides Coming Soon').waitFor()
  await expectAccessible(page)

  // The card's corner, far from its text, is the link too.
  const card = page.getByRole('main').getByRole('listitem').nth(4)
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not drawn')
  const opened = context.waitForEvent('page')
  await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12)
  const tab = await opened
  await tab.getByRole('heading', { level: 1, name: 'Reddit Marketing for SaaS Founders' }).waitFor()
  expect(page.url()).toBe(`${origin}/dashboard/guides`)
  await leave()
})

test('by keys alone a card is reached and opened', async () => {
  const { page, context, leave } = await newUser({ plan: 'plus' })
  await page.goto('/dashboard/guides')
  const first = page.getByRole('main').getByRole('link').first()
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  const outline = await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .evaluate((card) => getComputedStyle(card).outlineStyle)
  expect(outline).toBe('solid')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await (await opened).getByRole('heading', { level: 1, name: /^100\+ Micro SaaS Ideas/ }).waitFor()
  await leave()
})

test('without a plan the guides are not handed out', async () => {
  const { page, context, leave } = await newUser({ plan: 'free' })
  await page.goto('/dashboard/guides')
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor()
  const answer = await context.request.get('/dashboard/guides')
  expect(await answer.text()).not.toContain('/resources/cold-outreach')
  await leave()
})

test('templates say that they are coming, and the sidebar does not lead there', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/templates')
  await page.getByRole('heading', { name: 'Viral Post Templates Coming Soon' }).waitFor()
  const entry = page.getByRole('button', { name: /Viral Templates\s*Soon/ })
  expect(await entry.getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  await leave()
})

test.each([
  [390, true],
  [390, false],
  [1440, true],
])(
  'at %d px, dark %s: guides, index and documents are accessible and fit',
  async (width, dark) => {
    const { page, leave } = await newUser({ plan: 'pro', width, dark })
    // They share one template, so each one is looked at once and one of them in every look.
    const documents = width < 768 && dark ? guides.map(({ id }) => id) : ['cold-outreach']
    const paths = ['/dashboard/guides', '/resources', ...documents.map((id) => `/resources/${id}`)]
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await leave()
  },
  120_000,
)

test('documents are public: from landing to a document to the list, with one address and its description', async () => {
  const { page, context, leave } = await newVisitor()
  await page.goto('/')
  const resources = page.locator('#resources').getByRole('link')
  expect(await resources.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/resources/micro-saas-ideas',
    '/resources/reddit-marketing',
    '/resources/viral-post-hooks',
  ])
  await page.goto('/resources/cold-outreach')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${origin}/resources/cold-outreach`,
  )
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^First mails/)
  const jsonLd = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(jsonLd ?? '')).toMatchObject({
    '@type': 'Article',
    headline: 'Cold Outreach & Email Guide',
  })
  await page.getByRole('link', { name: 'All free guides' }).click()
  await arriveAt(page, '/resources')
  await page.getByRole('main').getByRole('link', { name: 'Ultimate Twitter Growth Guide' }).click()
  await arriveAt(page, '/resources/twitter-growth')
  await page.getByRole('heading', { level: 1, name: 'Ultimate Twitter Growth Guide' }).waitFor()
  expect((await context.request.get('/resources/nothing')).status()).toBe(404)
  await leave()
})

test('a document is kept by caches like any public page', async () => {
  for (const path of ['/resources', '/resources/solopreneurs']) {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  }
})
