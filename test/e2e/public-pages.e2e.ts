import { afterEach, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'

const origin = inject('origin')
const { content: contentUrl } = inject('simulators')
const SLUG = 'answer-the-question-first'

/** The content store fails every request until the test is over. */
async function breakContentStore(fault: object = { status: 500 }) {
  await fetch(`${contentUrl}/__control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { path: '/data/query' }, fault }),
  })
}
afterEach(() => fetch(`${contentUrl}/__control/faults`, { method: 'DELETE' }))

test.each([
  [1440, false],
  [1440, true],
  [390, false],
  [390, true],
])(
  'at %d px, dark %s: every public page is accessible, fits, and logs no error',
  async (width, dark) => {
    const { page, leave } = await newVisitor({ width, dark })
    for (const path of [
      '/',
      '/pricing',
      '/terms',
      '/privacy',
      '/blog',
      `/blog/${SLUG}`,
      '/blog/no-such-guide',
      '/lost',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await leave()
  },
  120_000,
)

test('landing: header, hero, every section in order, and the footer', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [name, target] of [
    ['Blog', '/blog'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Pricing', '/pricing'],
    ['Get Started', '/auth'],
  ] as const) {
    expect(await header.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(target)
  }
  const anchors = ['how-it-works', 'features', 'rewrite', 'keyword-research', 'resources']
  const order = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1),
    anchors,
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order.every((top) => top > 0)).toBe(true)
  const footer = page.getByRole('contentinfo')
  for (const anchor of anchors) await footer.locator(`a[href$="#${anchor}"]`).waitFor()
  for (const target of ['/pricing', '/terms', '/privacy', '/dashboard']) {
    expect(await footer.locator(`a[href="${target}"]`).count()).toBeGreaterThan(0)
  }
  expect(await footer.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0)
  await footer.getByText(/Not affiliated with Reddit/).waitFor()
  await footer.getByText('All systems operational').waitFor()
  for (const claim of ['4.9/5', 'Free 3-day trial', 'Under 5 minutes', '24/7 support']) {
    await page.getByText(claim).first().waitFor()
  }
  const sections = [
    /discover communities/i,
    /generate content/i,
    /engage and convert/i,
    /AI generations/i,
    /smart subreddit discovery/i,
    /AI content generation/i,
    /trend monitoring/i,
    /smart rewrite/i,
    /keyword research/i,
    /viral templates/i,
    /companion/i,
    /post generation/i,
    /comment replies/i,
    /trending topics/i,
    /subreddit analysis/i,
    /engagement metrics/i,
    /opportunity score/i,
    '100+ Micro SaaS Ideas for 2025',
    'Reddit Marketing for SaaS Founders',
    'Viral Post Hooks Playbook 2025',
  ]
  for (const text of sections) expect(await page.getByRole('main').getByText(text).count()).toBeGreaterThan(0)
  for (const name of ['Follow us', 'Give feedback']) {
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
  }
  expect(await page.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/auth')
  await leave()
})

test.each(['See How it Works', 'Watch Demo'])(
  'landing: %s opens the demo, Escape closes it and focus returns',
  async (name) => {
    const { page, leave } = await newVisitor()
    await page.goto('/')
    const opener = page.getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await leave()
  },
)

test('the status badge does not claim what is not so', async () => {
  const { page, leave } = await newVisitor()
  await page.route('**/readyz', (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await page.getByText('Some systems are slow or down').waitFor()
  expect(await page.getByText('All systems operational').count()).toBe(0)
  await leave()
})

test('pricing: two plans, seven questions, one answer open at a time', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/pricing')
  for (const text of ['$19', '$49']) await page.getByText(text).first().waitFor()
  const questions = page.locator('details')
  expect(await questions.count()).toBe(7)
  await questions.nth(1).locator('summary').click()
  await questions.nth(4).locator('summary').click()
  const open = await questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  expect(open.filter(Boolean).length).toBe(1)
  expect(open[4]).toBe(true)
  expect(await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
    '/auth',
  )
  await page.getByText('All systems operational').waitFor()
  await leave()
})

test('signed in: / leads to the dashboard, pricing offers to go there', async () => {
  const { page, context, leave } = await newVisitor()
  const data = { email: 'plus@threadlark.test', password: DEMO_PASSWORD }
  await context.request.post('/api/auth/sign-in', { data, headers: { origin } })
  await page.goto('/')
  await arriveAt(page, '/dashboard')
  await page.goto('/pricing')
  const button = page.getByRole('banner').getByRole('link', { name: 'Go Dashboard' })
  expect(await button.getAttribute('href')).toBe('/dashboard')
  await leave()
})

test('blog: nine cards, pagination with its bounds and label', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/blog')
  await page.getByText('Read Our Guides to Growing on Reddit with power of Human-like AI').waitFor()
  expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBe(9)
  await page.getByText('Showing 1 - 9 of 12').waitFor()
  expect(await page.getByRole('link', { name: 'Previous' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Showing 10 - 12 of 12').waitFor()
  expect(await cards.count()).toBe(3)
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0)
  await page.waitForFunction(() => window.scrollY === 0)
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByText('Showing 1 - 9 of 12').waitFor()
  await leave()
})

test('a blog post shows everything it should, and its related articles', async () => {
  const { page, leave } = await newVisitor()
  await page.goto(`/blog/${SLUG}`)
  expect(await page.getByRole('link', { name: 'All Posts' }).getAttribute('href')).toBe('/blog')
  await page.getByText(/February 24, 2026/).waitFor()
  await page
    .getByText(/\d+ min read/)
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: 'Answer the question first' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Writing', { exact: true }).first().waitFor()
  await main.getByText('The Threadlark team').first().waitFor()
  expect(await page.title()).toContain('question')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
  const picture = main.getByRole('img').first()
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await main.locator('.prose img').first().getAttribute('src')).toMatch(/w=1200&auto=format/)
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
  expect(await related.locator('a[href^="/blog/"]').count()).toBeGreaterThanOrEqual(2)
  const heading = page.locator('.prose h2').first()
  const text = (await heading.textContent()) ?? ''
  expect(await heading.getAttribute('id')).toBe(text.toLowerCase().replaceAll(/\s+/g, '-'))
  await page.getByText('Found this helpful? Share it with others!').waitFor()
  await page.getByRole('heading', { name: 'Related Articles' }).waitFor()
  await page.getByRole('heading', { name: 'Ready to grow on Reddit?' }).waitFor()
  expect(await page.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/auth')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/blog/${SLUG}`)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    `${origin}/social/${SLUG}.png`,
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: expect.stringContaining('2026-02-24') })
  await leave()
})

test('share: native where there is such a thing, else the address is copied', async () => {
  const { page, context, leave } = await newVisitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.goto(`/blog/${SLUG}`)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expectToast(page, 'Link copied!', 'Blog post URL copied to clipboard.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/blog/${SLUG}`)

  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: unknown) => Object.assign(window, { shared }) })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).last().click()
  await page.waitForFunction(() => 'shared' in window)
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared)
  expect(shared).toMatchObject({ title: 'Answer the question first', url: `${origin}/blog/${SLUG}` })
  await leave()
})

test('a guide that does not exist answers 404 and says so', async () => {
  const { page, leave } = await newVisitor()
  const response = await page.goto('/blog/no-such-guide')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Post Not Found' }).waitFor()
  await page.getByText('Blog post not found').waitFor()
  expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
  await leave()
})

test('a content store that fails is told, and Try Again works once it is back', async () => {
  const { page, leave } = await newVisitor()
  await breakContentStore()
  const post = await page.goto('/blog/how-to-say-i-made-this')
  expect(post?.status()).toBe(503)
  await page.getByRole('heading', { name: 'Error', exact: true }).waitFor()
  await page.getByText('Failed to fetch blog post').waitFor()
  // An address of its own: /blog itself may be remembered for a few seconds.
  const list = await page.goto('/blog?offset=0')
  expect(list?.status()).toBe(503)
  await page.getByText('Failed to fetch blog posts').waitFor()
  await fetch(`${contentUrl}/__control/faults`, { method: 'DELETE' })
  await page
    .getByRole('link', { name: 'Try Again' })
    .or(page.getByRole('button', { name: 'Try Again' }))
    .click()
  await page.getByText('Showing 1 - 9 of 12').waitFor()
  await leave()
})

test('a store without posts says so, and a lost network is told apart', async () => {
  const { page, leave } = await newVisitor()
  await breakContentStore({ status: 200, body: { ms: 1, query: '', result: { posts: [], total: 0 } } })
  // An address of its own: what it shows is remembered for a few seconds.
  await page.goto('/blog?offset=18')
  await page.getByText('No blog posts found. Check back soon!').waitFor()
  await fetch(`${contentUrl}/__control/faults`, { method: 'DELETE' })

  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByText('An error occurred').waitFor()
  expect(await page.getByRole('heading', { name: 'Error', exact: true }).count()).toBe(1)
  await leave()
})

test('without JavaScript, landing, pricing and blog are readable and their links work', async () => {
  const { context, leave } = await newVisitor()
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await plain?.newPage()
  if (!page) throw new Error('no page')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click()
  await arriveAt(page, '/pricing')
  await page.getByText('$49').first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Showing 10 - 12 of 12').waitFor()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
  await plain?.close()
  await leave()
})

test('public pages may be kept by a CDN; whoever sends a cookie is answered in person', async () => {
  for (const path of ['/', '/pricing', '/blog', `/blog/${SLUG}`]) {
    const response = await fetch(origin + path)
    expect(response.headers.get('cache-control')).toMatch(/^public, .*s-maxage=60/)
    expect(response.headers.get('vary')).toContain('Cookie')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('nonce')
    const html = await response.text()
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('type="module"')
    expect(html).not.toMatch(/nonce="[^"]/)
    const etag = response.headers.get('etag') ?? ''
    expect((await fetch(origin + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const personal = await fetch(origin + path, { headers: { cookie: 'a=b' } })
    expect(personal.headers.get('cache-control')).toBe('no-store')
    expect(personal.headers.get('content-security-policy')).toMatch(/nonce-/)
  }
})

test('one HEAD request does not empty the page for everybody', async () => {
  const path = '/blog/read-the-rules-before-you-post'
  expect((await fetch(origin + path, { method: 'HEAD' })).status).toBe(200)
  expect((await (await fetch(origin + path)).text()).length).toBeGreaterThan(5_000)
})

test('an address between two pages shows the page it lies on', async () => {
  expect(await (await fetch(`${origin}/blog?offset=13`)).text()).toContain('Showing 10 - 12 of 12')
  expect(await (await fetch(`${origin}/blog?offset=1`)).text()).toContain('Showing 1 - 9 of 12')
})

test('each step through the pages scrolls to the top, smoothly where motion is welcome', async () => {
  const { page, leave } = await newVisitor({ motion: true })
  await page.addInitScript(() => {
    const calls: unknown[] = []
    const scroll = window.scrollTo.bind(window)
    Object.assign(window, {
      calls,
      scrollTo: (options: ScrollToOptions) => (calls.push(options), scroll(options)),
    })
  })
  await page.goto('/blog')
  // Says so once the page's scripts have come.
  await page.getByText('All systems operational').waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Showing 10 - 12 of 12').waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
  const calls = await page.evaluate(() => (window as unknown as { calls: ScrollToOptions[] }).calls)
  expect(calls).toContainEqual(expect.objectContaining({ top: 0, behavior: 'smooth' }))
  await leave()
})

test('sitemap, feed and robots name what there is', async () => {
  const text = async (path: string) => (await fetch(origin + path)).text()
  const sitemap = await text('/sitemap.xml')
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(16)
  expect(sitemap).toContain(`<loc>${origin}/blog/${SLUG}</loc>`)
  expect((await text('/feed.xml')).match(/<item>/g)?.length).toBe(12)
  const robots = await text('/robots.txt')
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
