import { get } from 'node:http'
import type { Locator } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { arriveAt, expectAccessible, expectToast, linksLive, newVisitor } from './browser.ts'

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
  ['/terms', 'Terms of Service', 'Nothing is posted automatically.'],
  ['/privacy', 'Privacy Policy', 'We show no advertising, we don’t track you, and we don’t sell data.'],
])('%s is open to everybody: "%s", which says "%s"', async (path, title, sentence) => {
  const { page, leave } = await newVisitor()
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toContain(title)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  expect((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(sentence)
  await leave()
})

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
  await page.getByRole('main').getByText('Nothing is posted automatically').first().waitFor()
  const cards = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 })
  for (const [id, titles] of [
    ['how-it-works', ['Discover communities', 'Generate content', 'Engage and convert']],
    [
      'features',
      [
        'Smart subreddit discovery',
        'AI content generation',
        'Trend monitoring',
        'Smart rewrite',
        'Keyword research',
        'Viral templates',
      ],
    ],
    ['content-generation', ['Post generation', 'Comment replies', 'Smart rewrite']],
    [
      'keyword-research',
      ['Trending topics', 'Subreddit analysis', 'Engagement metrics', 'Opportunity score'],
    ],
  ] as const) {
    const found = await cards(id).allInnerTexts()
    expect(found.map((text) => text.split('\n')[0]?.trim())).toEqual(titles)
  }
  for (const label of ['Before', 'After']) {
    await page.locator('#rewrite').getByText(label, { exact: true }).first().waitFor()
  }
  expect(await header.getByRole('link', { name: 'Threadlark' }).getAttribute('href')).toBe('/')
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

/** Of the two in a player, the one that the theme shows. */
const shownVideo = (part: Locator) => part.locator('video').filter({ visible: true })
const stateOf = (video: Locator) =>
  video.evaluate(({ paused, currentTime, videoWidth, currentSrc }: HTMLVideoElement) => ({
    plays: !paused && currentTime > 0.2,
    width: videoWidth,
    file: currentSrc.replace(/^.*\//, ''),
  }))

test.each([
  ['light', false],
  ['dark', true],
] as const)(
  'landing, %s: videos load when they are near and play while they are seen',
  async (theme, dark) => {
    const { page, leave } = await newVisitor({ dark, motion: true })
    const loaded: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/videos\/.*\.(mp4|vtt)$/.test(pathname)) loaded.push(pathname)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(loaded).toEqual([])

    const section = page.locator('#ai-generations')
    const before = await section.boundingBox()
    const video = shownVideo(section)
    await video.scrollIntoViewIfNeeded()
    const playing = { plays: true, width: 1120, file: `generations-${theme}.mp4` }
    await expect.poll(() => stateOf(video)).toEqual(playing)
    await section.getByText('Somebody in r/doggrooming asks').waitFor()
    expect((await section.boundingBox())?.height).toBe(before?.height)
    expect(loaded.filter((file) => file.includes(theme === 'light' ? 'dark' : 'light'))).toEqual([])

    const content = page.locator('#content-generation')
    for (const [name, file] of [
      ['Post generation', 'post-generation'],
      ['Comment replies', 'comment-replies'],
      ['Smart rewrite', 'smart-rewrite'],
    ] as const) {
      await content.getByRole('radio', { name }).check({ force: true })
      await shownVideo(content).scrollIntoViewIfNeeded()
      await expect
        .poll(() => stateOf(shownVideo(content)))
        .toMatchObject({
          plays: true,
          file: `${file}-${theme}.mp4`,
        })
    }
    // Only the one that is seen goes on.
    expect(
      await page
        .locator('video')
        .evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused).length),
    ).toBe(1)
    await leave()
  },
)

test('landing: the demo plays as it opens, can be stopped by the keyboard, and stops when it is closed', async () => {
  const { page, leave } = await newVisitor({ motion: true })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'See How it Works' }).click()
  const dialog = page.getByRole('dialog')
  const video = shownVideo(dialog)
  const paused = () => video.evaluate((one: HTMLVideoElement) => one.paused)
  await expect.poll(() => stateOf(video)).toEqual({ plays: true, width: 1120, file: 'tour-light.mp4' })
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(paused).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(paused).toBe(false)
  // Jumping ahead asks the server for a part of the file.
  await video.evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 2
  })
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => !one.seeking && one.readyState > 1))
    .toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const hidden = page.locator('#demo video').first()
  await expect.poll(() => hidden.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
  await leave()
})

test('landing: where motion is unwelcome a video shows its poster until it is asked to play', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/', { waitUntil: 'networkidle' })
  const section = page.locator('#ai-generations')
  const video = shownVideo(section)
  await video.scrollIntoViewIfNeeded()
  const poster = section.locator('img').filter({ visible: true })
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1120)
  await page.waitForTimeout(1_500)
  expect(await stateOf(video)).toMatchObject({ plays: false, width: 0 })
  expect(await video.getAttribute('controls')).not.toBeNull()
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(video)).toMatchObject({ plays: true, width: 1120 })
  await leave()
})

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
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.getByRole('heading').allTextContents()).toEqual(['Pro', 'Plus'])
  for (const [n, offers] of [
    [
      '1 product',
      'Community support',
      'Not included: Search posts by keyword',
      'Not included: Smart rewrite',
    ],
    ['3 products', 'Priority support', 'Search posts by keyword', 'Smart rewrite'],
  ].entries()) {
    for (const offer of [
      ...offers,
      'Unlimited AI comments and post generation',
      'Personalized subreddits',
      'Marketing guides',
      'Viral post templates',
    ]) {
      await cards.nth(n).getByText(offer, { exact: true }).waitFor()
    }
    await cards.nth(n).getByText('3-day free trial, cancel anytime').waitFor()
    const start = cards.nth(n).getByRole('link', { name: 'Get Started' })
    expect(await start.getAttribute('href')).toBe('/auth')
  }
  const footer = page.getByRole('contentinfo')
  await footer.getByText('4.9/5').waitFor()
  for (const target of ['/pricing', '/terms', '/privacy', '/dashboard']) {
    await footer.locator(`a[href="${target}"]`).waitFor()
  }
  await footer.locator('a[href^="mailto:"]').waitFor()
  for (const name of ['Follow us', 'Give feedback']) {
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
  }
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
  expect(await page.getByRole('banner').getByRole('link', { name: 'Threadlark' }).getAttribute('href')).toBe(
    '/',
  )
  expect(await page.title()).toBe('Blog · Threadlark')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Guides to growing')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/blog`)
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('Blog · Threadlark')
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}'
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Blog' })
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBe(9)
  await page.getByText('Showing 1 - 9 of 12').waitFor()
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/blog.data*', async (route) => {
    await held
    await route.continue()
  })
  await linksLive(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('main').locator('[data-slot=spinner]').waitFor({ state: 'attached' })
  answer()
  await page.getByText('Showing 10 - 12 of 12').waitFor()
  expect(new URL(page.url()).search).toBe('?offset=9')
  expect(await cards.count()).toBe(3)
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
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
  const header = page.getByRole('banner')
  expect(await header.getByRole('link', { name: 'Threadlark' }).getAttribute('href')).toBe('/')
  await header.getByRole('button', { name: 'Share' }).waitFor()
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(2)
  const { post } = await (await page.request.get(`/api/blog/post?slug=${SLUG}`)).json()
  await main.getByText(post.excerpt, { exact: true }).first().waitFor()
  await main.getByText(post.author.bio, { exact: true }).waitFor()
  expect(await main.locator('[data-slot=avatar], img.rounded-full').count()).toBe(1)
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
  const links = related.locator('a[href^="/blog/"]')
  expect(await links.count()).toBeGreaterThanOrEqual(2)
  expect(await related.getByRole('article').locator('img').count()).toBe(await links.count())
  const columns = await related
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(3)
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

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/blog/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await linksLive(page)
  await links.first().click()
  await page.locator('[data-slot=spinner]').waitFor({ state: 'attached' })
  answer()
  await page.waitForURL((url) => url.pathname !== `/blog/${SLUG}`)
  await page.locator('[data-slot=spinner]').waitFor({ state: 'detached' })
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

test('a share or a copy that fails bothers nobody', async () => {
  const { page, leave } = await newVisitor()
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('not now'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
    if (location.hash === '#native') Object.assign(navigator, { share: refuse })
  })
  for (const [turn, hash] of ['', '#native'].entries()) {
    await page.goto('/pricing')
    await page.goto(`/blog/${SLUG}${hash}`)
    await page.getByRole('button', { name: 'Share' }).first().click()
    await expect.poll(() => warnings.length).toBe(turn + 1)
  }
  expect(warnings.every((text) => text.startsWith('Sharing did not work.'))).toBe(true)
  expect(await page.locator('[data-slot=toast]').count()).toBe(0)
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
  expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
  // An address of its own: /blog itself may be remembered for a few seconds.
  const list = await page.goto('/blog?offset=0')
  expect(list?.status()).toBe(503)
  const told = page.getByText('Failed to fetch blog posts')
  await told.waitFor()
  const [red = 0, green = 0, blue = 0] = await told.evaluate((text) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(text).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
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

test('public pages may be kept by a CDN; someone with a session is answered in person', async () => {
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
    const personal = await fetch(origin + path, { headers: { cookie: 'threadlark.session_token=a.b' } })
    expect(personal.headers.get('cache-control')).toBe('no-store')
    expect(personal.headers.get('content-security-policy')).toMatch(/nonce-/)
  }
})

test("a campaign's parameters, other people's cookies and a made-up host change nothing in a shared page", async () => {
  for (const path of ['/', '/pricing', '/blog?offset=9', `/blog/${SLUG}`]) {
    const plain = await fetch(origin + path)
    const html = await plain.text()
    const campaign = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`
    for (const [address, headers] of [
      [campaign, {}],
      [path, { cookie: '_ga=GA1.1.1; other=threadlark.session_token' }],
      [campaign, { cookie: '_ga=GA1.1.1' }],
    ] as const) {
      const answer = await fetch(origin + address, { headers })
      expect(answer.headers.get('cache-control')).toBe(plain.headers.get('cache-control'))
      expect(await answer.text()).toBe(html)
    }
  }
  // An address that nobody has asked for yet, so that this caller's request is the one that is rendered.
  const fresh = `${origin}/blog?offset=${100 + Math.floor(Math.random() * 800)}`
  const claimed = await askAs('evil.example', fresh)
  expect(claimed).toContain('</html>')
  expect(claimed).not.toContain('evil.example')
  expect(await (await fetch(fresh)).text()).not.toContain('evil.example')
})

/** With a Host header of our choice, which fetch would not send. */
const askAs = (host: string, address: string) =>
  new Promise<string>((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => {
      answer.setEncoding('utf8')
      let html = ''
      answer.on('data', (part: string) => {
        html += part
      })
      answer.on('end', () => resolve(html))
    }).on('error', reject)
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
