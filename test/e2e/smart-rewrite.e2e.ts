import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buttonsLive, expectAccessible, expectToast } from './browser.ts'
import { calm, model, newWriter } from './drafting.ts'
import { reddits } from './reading.ts'
import { newUser } from './signed-in.ts'

beforeEach(calm)
afterEach(calm)

const CONFIRM =
  'Unable to fetch from Reddit. Would you like to use demo data to test the Smart Rewrite feature?'
const CONTEXT = 'I make Pawslot. I launched it in spring for three groomers.'
const url = (page: Page) => page.getByLabel('Reddit Post URL *')
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze Post' })
const context = (page: Page) => page.getByLabel('What should AI know about your product/situation? *')
const rewrite = (page: Page) => page.getByRole('button', { name: 'Rewrite for My Product' })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })

/** The address of a post in the feed of the simulated Reddit. */
async function findPost(page: Page, subreddit = 'petbusiness') {
  const answer = await page.request.get(`/api/reddit/reddit.js?subreddit=${subreddit}&limit=15`)
  const { data } = await answer.json()
  const { permalink, title, num_comments } = data.children
    .map(({ data }: { data: { selftext: string } }) => data)
    .toSorted((a: { selftext: string }, b: { selftext: string }) => b.selftext.length - a.selftext.length)[0]
  return { address: `https://www.reddit.com${permalink}`, title, comments: num_comments }
}

test('Smart Rewrite needs Plus, and a product', async () => {
  const pro = await newUser({ plan: 'pro' })
  await pro.page.goto('/dashboard/smart')
  await pro.page.getByText('Plus Plan Required').last().waitFor()
  expect(await url(pro.page).count()).toBe(0)
  await pro.leave()
  const plus = await newUser({ plan: 'plus' })
  await plus.page.goto('/dashboard/smart')
  await plus.page.getByRole('heading', { name: 'No Products Found' }).waitFor()
  await plus.page.getByText('You need to create a product first to use smart rewrite.').waitFor()
  await expectAccessible(plus.page)
  await plus.page.getByRole('link', { name: 'Create Product' }).click()
  await plus.page.waitForURL('**/dashboard/products')
  await plus.leave()
})

test('a post is analysed, rewritten, compared and copied', async () => {
  await model('PUT', 'pace', { firstWordMs: 100, perWordMs: 30 })
  const { page, leave, clipboard } = await newWriter()
  await page.goto('/dashboard/smart')
  const { address, title } = await findPost(page)
  await buttonsLive(page)
  expect(await analyse(page).isDisabled()).toBe(true)
  await expectAccessible(page)
  await url(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'URL Required', 'Please enter a Reddit post URL.')
  await page.evaluate((text) => navigator.clipboard.writeText(text), address)
  await page.keyboard.press('ControlOrMeta+V')
  expect(await analyse(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Post Analyzed!')
  const original = page.getByRole('region', { name: 'Original post' })
  await original.getByRole('heading', { name: title }).waitFor()
  await original.getByText(/^(less than an hour ago|1 hour ago|\d+ hours ago)$/).waitFor()
  await page.getByText('Ready to Rewrite').waitFor()
  await expectAccessible(page)

  await rewrite(page).click()
  await expectToast(
    page,
    'Missing Information',
    'Please select a product, analyze a post, and provide context information.',
  )
  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  await content(page).waitFor()
  await expectToast(page, 'Post Rewritten!', 'Your personalized Reddit post has been generated successfully.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show changes' }).click()
  await page.locator('[data-slot=changes] ins').first().waitFor()
  await expectAccessible(page)

  const words = await original.getByRole('region', { name: 'Text of the original post' }).innerText()
  await content(page).fill(words)
  await page.getByText(/^\d+% of the words are the original's\./).waitFor()
  await content(page).fill('A plain text of my own that says nothing wrong at all.')
  const copy = page.getByRole('button', { name: 'Copy content' })
  await expect.poll(() => copy.getAttribute('aria-disabled')).toBe('false')
  await copy.click()
  await expectToast(page, 'Content copied!')
  expect(await clipboard()).toBe('A plain text of my own that says nothing wrong at all.')
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText("Counted in today's pace.").waitFor()
  await page.getByText('1 post', { exact: true }).first().waitFor()

  await page.reload()
  await buttonsLive(page)
  await page.getByText('Your own version appears beside it.').waitFor()
  const list = page.getByRole('region', { name: 'Earlier drafts' })
  await list.getByText(/^r\/petbusiness · .* · posted$/).waitFor()
  await list.getByRole('button').first().click()
  await page.getByRole('heading', { name: 'Rewritten post' }).waitFor()
  expect(await content(page).inputValue()).toBe('A plain text of my own that says nothing wrong at all.')
  // Of the original no word is kept, so there is nothing to compare with.
  expect(await page.getByRole('button', { name: 'Show changes' }).count()).toBe(0)
  expect(await page.getByText('Posted it?').count()).toBe(0)
  await expectAccessible(page)
  await leave()
})

test('an address that leads nowhere is told apart from a Reddit that is out of reach', async () => {
  const { page, leave } = await newWriter()
  await page.goto('/dashboard/smart')
  await url(page).fill('https://example.com/nothing')
  await analyse(page).click()
  await expectToast(page, 'Analysis Failed', 'This is not the address of a Reddit post.')
  await page.route('**/api/reddit/fetch-post.js', (route) => route.fulfill({ json: {} }))
  await analyse(page).click()
  await expectToast(page, 'Analysis Failed', 'No post data received')
  await page.unroute('**/api/reddit/fetch-post.js')
  await page.route('**/api/reddit/fetch-post.js', (route) => route.fulfill({ body: 'hello' }))
  await analyse(page).click()
  await expectToast(page, 'Analysis Failed', 'Invalid response format from server')
  await page.unroute('**/api/reddit/fetch-post.js')
  await page.route('**/api/reddit/fetch-post.js', (route) => route.fulfill({ status: 500, body: 'no' }))
  await analyse(page).click()
  await expectToast(page, 'Analysis Failed', 'Failed to fetch Reddit post')
  await page.unroute('**/api/reddit/fetch-post.js')

  await reddits('POST', 'approval', { state: 'blocked' })
  await url(page).fill('https://www.reddit.com/r/RemoteWork/comments/zzz999/')
  await analyse(page).click()
  const confirm = page.getByRole('alertdialog', { name: CONFIRM })
  await confirm.waitFor()
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await confirm.waitFor({ state: 'hidden' })
  await page.route('**/api/reddit/fetch-post.js', (route) => route.abort())
  await analyse(page).click()
  await confirm.getByRole('button', { name: 'Use Demo Data' }).click()
  await expectToast(page, 'Demo Data Loaded!')
  await page.getByText('5 hours ago').waitFor()

  await model('POST', 'behaviour', { mode: 'fail' })
  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  await expectToast(page, 'Rewrite Failed', /The writing service/)
  await leave()
})

test('the original is shown whole, the button waits while it is read, and both fields are copied', async () => {
  const { page, leave, clipboard } = await newWriter()
  await page.goto('/dashboard/smart')
  const { address } = await findPost(page)
  let asked = 0
  await page.route('**/api/reddit/fetch-post.js', async (route) => {
    asked += 1
    await wait(800)
    await route.continue()
  })
  await url(page).fill(address)
  const answer = page.waitForResponse('**/api/reddit/fetch-post.js')
  await analyse(page).click()
  const busy = page.getByRole('button', { name: 'Analyzing...' })
  await busy.waitFor()
  await busy.press('Enter')
  const { post } = await (await answer).json()
  const original = page.getByRole('region', { name: 'Original post', exact: true })
  await original.getByRole('heading', { name: post.title }).waitFor()
  expect(asked).toBe(1)
  const text = (await original.innerText()).replaceAll(/\s+/g, ' ')
  for (const part of [
    `r/${post.subreddit}`,
    `u/${post.author}`,
    post.content.replaceAll(/\s+/g, ' ').trim(),
  ]) {
    expect(text).toContain(part)
  }
  const count = (n: number) => n.toLocaleString('en-US')
  expect(text).toContain(`${count(post.upvotes)} upvotes ${count(post.comments)} comments`)
  const product = page.getByLabel('Product', { exact: true })
  expect(await product.locator('option:checked').innerText()).toBe('Pawslot')

  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await title.fill('A title of my own')
  await content(page).fill('A plain text of my own that says nothing wrong at all.')
  for (const [name, toast, copied] of [
    ['Copy title', 'Title copied!', 'A title of my own'],
    ['Copy content', 'Content copied!', 'A plain text of my own that says nothing wrong at all.'],
  ] as const) {
    const copy = page.getByRole('button', { name })
    await expect.poll(() => copy.getAttribute('aria-disabled')).toBe('false')
    await copy.click()
    await expectToast(page, toast)
    expect(await clipboard()).toBe(copied)
  }
  await leave()
})

test('where text of a model is not wanted there are points, and nobody says that a post was written', async () => {
  const { page, leave } = await newWriter()
  await page.goto('/dashboard/smart')
  const { address } = await findPost(page, 'SaaS')
  // That its rules could not be read, for a test before, is remembered for five seconds.
  const readRules = async () =>
    (await (await page.request.get('/api/reddit/passport?subreddit=SaaS&kind=post')).json()).aiText
  await expect.poll(readRules).toBe('banned')
  await buttonsLive(page)
  await url(page).fill(address)
  await analyse(page).click()
  await expectToast(page, 'Post Analyzed!')
  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  await page.getByText('Points to make in your own words').waitFor()
  expect(await content(page).inputValue()).toBe('')
  expect(await page.getByText('Post Rewritten!').count()).toBe(0)
  // Its own threads for it are a place for what the user writes alone.
  await content(page).fill('I make Pawslot. It takes deposits to keep no-shows away.')
  const copy = page.getByRole('button', { name: 'Copy content' })
  await expect.poll(() => copy.getAttribute('aria-disabled')).toBe('false')
  await expectAccessible(page)
  await leave()
})

test('a failure without words of its own has ours', async () => {
  const { page, leave } = await newWriter()
  await page.goto('/dashboard/smart')
  const { address } = await findPost(page)
  await url(page).fill(address)
  const silent = { json: { error: '', code: 'invalid_input', requestId: 'x' }, status: 400 }
  await page.route('**/api/reddit/fetch-post.js', (route) => route.fulfill(silent))
  await analyse(page).click()
  await expectToast(
    page,
    'Analysis Failed',
    'Failed to analyze Reddit post. Please check the URL and try again.',
  )
  await page.unroute('**/api/reddit/fetch-post.js')
  await analyse(page).click()
  await expectToast(page, 'Post Analyzed!')
  await model('POST', 'behaviour', { mode: 'empty' })
  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  await expectToast(page, 'Rewrite Failed', 'Failed to rewrite post. Please try again.')
  await page.route('**/api/ai/smart-rewrite.js', (route) =>
    route.fulfill({ body: '<h1>Bad Gateway</h1>', contentType: 'text/html', status: 502 }),
  )
  await rewrite(page).click()
  await expectToast(page, 'Rewrite Failed', /^Failed to rewrite post$/)
  await leave()
})

test('on a phone, in the dark, the rewritten post comes into sight', async () => {
  const { page, leave } = await newWriter({ width: 390, dark: true })
  await page.goto('/dashboard/smart')
  await page.route('**/api/reddit/fetch-post.js', (route) => route.abort())
  await url(page).fill('https://www.reddit.com/r/SaaS/comments/abc/')
  await analyse(page).click()
  await page.getByRole('button', { name: 'Use Demo Data' }).click()
  await expectAccessible(page)
  await context(page).fill(CONTEXT)
  await rewrite(page).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await expect
    .poll(() => title.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight))
    .toBe(true)
  await expectAccessible(page)
  await leave()
})
