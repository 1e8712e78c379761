import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleTexts } from '../../scripts/dev/sample-mails.ts'
import { startContent } from '../../simulators/content/start-content.ts'
import { fillMail } from '../../src/features/mails/fill-mail.ts'
import { buttonsLive, newVisitor } from './browser.ts'
import { calm, say } from './drafting.ts'
import { posts, reddits } from './reading.ts'
import { newUser, superuser } from './signed-in.ts'
import { startTestStack } from './start-test-stack.ts'

beforeEach(calm)
afterEach(calm)

const CANARY = 'canary-origin.test'
/** Breaks out of an attribute and of an element, and tells by its mark which field let it. */
const hostile = (mark: string) => `${mark}"'><img src=x onerror=__xss('${mark}')>`
/** The same, and whatever else a renderer of text might turn into something that acts. */
const hostileText = (mark: string) =>
  [
    hostile(mark),
    `</script><script>__xss('${mark}')</script>`,
    `<svg onload=__xss('${mark}')><iframe srcdoc="<script>parent.__xss('${mark}')</script>"></iframe>`,
    `[${mark}](javascript:__xss('${mark}')) ![${mark}](https://${CANARY}/${mark})`,
    `<a href="javascript:__xss('${mark}')">${mark}</a> <form action="https://${CANARY}/${mark}"><button>go</button></form>`,
    `{{constructor.constructor("__xss('${mark}')")()}}`,
  ].join('\n\n')

/** Notes every sign that words became something else than words. */
async function listen(context: BrowserContext) {
  const alarms: string[] = []
  await context.exposeBinding('__xss', (_, mark: string) => void alarms.push(`ran: ${mark}`))
  await context.exposeBinding('__violated', (_, what: string) => void alarms.push(`policy: ${what}`))
  await context.addInitScript(() => {
    const told = globalThis as unknown as { __violated: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      told.__violated(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (new URL(request.url()).host.includes(CANARY)) alarms.push(`request: ${request.url()}`)
  })
  return alarms
}

/** Elements that only hostile words could have made. */
const strangeElements = (page: Page) =>
  page.evaluate(() => {
    const handlers = '[onerror],[onload],[onclick],[onfocus],[onmouseover]'
    const strange = document.querySelectorAll(
      `${handlers},img[src="x"],iframe[srcdoc],form[action*="canary"],a[href^="javascript:" i],a[href*="canary-origin"]`,
    )
    return [...strange].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** What people can read on the page: its text, and what stands in its fields. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea,select')]
    const options = [...document.querySelectorAll('option')].map(({ textContent }) => textContent)
    return [document.body.innerText, ...fields.map(({ value }) => value), ...options].join('\n')
  })

/** The words are there, as words, and nothing of them acts. */
async function expectWords(page: Page, alarms: string[], words: string[]) {
  await expect
    .poll(() => readable(page).then((text) => words.filter((one) => !text.includes(one))))
    .toEqual([])
  expect(await strangeElements(page)).toEqual([])
  expect(alarms).toEqual([])
}

/** Somebody whose every field is hostile. */
async function hostileUser() {
  const visit = await newUser({ plan: 'plus', name: hostile('profile-name') })
  const { id } = visit.user
  await superuser.query('update profiles set full_name = $2 where user_id = $1', [
    id,
    hostile('profile-name'),
  ])
  await superuser.query('update auth.session set user_agent = $2 where user_id = $1', [id, hostile('device')])
  const { rows } = await superuser.query(
    `insert into products (user_id, name, description, website, subreddits, facts)
     values ($1, $2, $3, $4, '{petbusiness}', $5) returning id`,
    [
      id,
      hostile('product-name'),
      hostileText('product-text'),
      `https://pawslot.com/?q=${hostile('product-site')}`,
      JSON.stringify([{ text: hostile('fact'), source: hostile('fact-source') }]),
    ],
  )
  const productId = rows[0].id as string
  await superuser.query('insert into voices (user_id, samples) values ($1, $2)', [id, [hostileText('voice')]])
  await superuser.query(
    `insert into support (user_id, name, email, title, content, status, support_reply, support_name, support_reply_time)
     values ($1, $2, 'a@b.test', $3, $4, 'resolved', $5, $6, now())`,
    [
      id,
      hostile('ticket-name'),
      hostile('ticket-title'),
      hostileText('ticket-text'),
      hostileText('ticket-reply'),
      hostile('ticket-replier'),
    ],
  )
  for (const task of ['post', 'rewrite']) {
    await superuser.query(
      `insert into drafts (user_id, product_id, task, mode, title, content, context, reasons, named, prompt_version)
       values ($1, $2, $3, 'no_mention', $4, $5, $6, $7, false, 'v1')`,
      [
        id,
        productId,
        task,
        hostile(`${task}-title`),
        hostileText(`${task}-text`),
        hostileText(`${task}-context`),
        [hostile(`${task}-reason`)],
      ],
    )
  }
  await superuser.query(
    `insert into activity (user_id, product_id, kind, subreddit, content, named)
     values ($1, $2, 'comment', 'petbusiness', $3, false)`,
    [id, productId, hostileText('activity')],
  )
  return visit
}

test("a user's own words stay words on every screen that shows them", async () => {
  const { page, context, leave } = await hostileUser()
  const alarms = await listen(context)
  const screens: [path: string, words: string[]][] = [
    ['/dashboard', ['product-name']],
    ['/dashboard/products', ['product-name', 'product-text']],
    ['/dashboard/generate', ['product-name', 'post-title']],
    ['/dashboard/smart', ['rewrite-title']],
    ['/dashboard/keyword', ['product-name']],
    ['/dashboard/activity', ['product-name', 'activity']],
    ['/dashboard/settings', ['profile-name', 'voice']],
    ['/dashboard/support', ['ticket-title']],
    ['/dashboard/feedback', ['profile-name']],
    ['/dashboard/guides', ['profile-name']],
    ['/dashboard/templates', ['profile-name']],
  ]
  for (const [path, marks] of screens) {
    await page.goto(path)
    await expectWords(page, alarms, marks.map(hostile))
  }

  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: `Edit ${hostile('product-name')}` }).click()
  await page.getByRole('dialog').waitFor()
  await expectWords(page, alarms, ['product-name', 'product-text', 'product-site', 'fact'].map(hostile))

  await page.goto('/dashboard/support')
  await page.getByRole('button', { name: hostile('ticket-title') }).click()
  await expectWords(
    page,
    alarms,
    ['ticket-title', 'ticket-text', 'ticket-reply', 'ticket-replier'].map(hostile),
  )

  await page.goto('/dashboard/generate')
  await page
    .getByRole('button', { name: hostile('post-title') })
    .first()
    .click()
  await expectWords(page, alarms, ['post-title', 'post-text', 'post-reason'].map(hostile))
  await leave()
})

test('words of a community and of a model stay words, in listing, dialog, rules, search and draft', async () => {
  // Nobody else looks there, so nothing of it is cached.
  const added = await reddits('POST', 'posts', {
    subreddit: 'datascience',
    title: `How do you stop no-shows? ${hostile('reddit-title')}`,
    body: `What booking tool do you use? ${hostileText('reddit-text')}`,
    author: hostile('reddit-author'),
    flair: hostile('reddit-flair'),
    score: 90_000,
    replies: [{ author: hostile('reply-author'), body: hostileText('reply'), score: 5, hoursAgo: 1 }],
  })
  const { permalink } = (await added.json()) as { permalink: string }
  await reddits('POST', 'faults', {
    match: { path: '/r/datascience/about/rules' },
    fault: {
      status: 200,
      body: {
        rules: [
          {
            kind: 'all',
            short_name: `No self-promotion ${hostile('rule-name')}`,
            description: `No self-promotion or advertising. ${hostileText('rule-text')}`,
            priority: 0,
          },
        ],
      },
    },
  })
  const { page, context, leave, user } = await newUser({ plan: 'plus' })
  await superuser.query(
    `insert into products (user_id, name, description, website, subreddits)
     values ($1, 'Pawslot', 'Online booking for dog groomers.', 'https://pawslot.com', '{datascience}')`,
    [user.id],
  )
  const alarms = await listen(context)
  await say(`Take a deposit. ${hostileText('model')}`)

  await page.goto('/dashboard')
  await buttonsLive(page)
  await page.getByRole('button', { name: 'Show r/datascience' }).click()
  await posts(page).filter({ hasText: 'reddit-title' }).first().waitFor()
  await expectWords(page, alarms, [hostile('reddit-title')])
  await posts(page).filter({ hasText: 'reddit-title' }).first().click()
  await expectWords(page, alarms, ['reddit-title', 'reddit-text', 'reddit-author', 'rule-name'].map(hostile))
  await page.getByRole('button', { name: 'Generate Comment' }).click()
  await page.getByRole('textbox', { name: 'Your comment', exact: true }).waitFor()
  await expectWords(page, alarms, ['Take a deposit.'])

  await page.goto('/dashboard/keyword')
  await buttonsLive(page)
  await page.getByLabel('Product').selectOption({ label: 'Pawslot' })
  await page.getByLabel('Keyword').fill('no-shows')
  await page.getByRole('checkbox', { name: 'r/datascience' }).check()
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await posts(page).filter({ hasText: 'reddit-title' }).first().waitFor()
  await expectWords(page, alarms, [hostile('reddit-title')])

  await page.goto('/dashboard/smart')
  await buttonsLive(page)
  await page.getByLabel('Reddit Post URL *').fill(`https://www.reddit.com${permalink}`)
  await page.getByRole('button', { name: 'Analyze Post' }).click()
  await expectWords(page, alarms, ['reddit-title', 'reddit-text', 'reddit-author'].map(hostile))
  await leave()
})

/** The dataset of the project, with hostile words in every text, and links and pictures that act. */
async function spoilDataset() {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-content-'))
  const source = join(import.meta.dirname, '../../content')
  await symlink(join(source, 'images'), join(folder, 'images'))
  await cp(join(source, 'images.json'), join(folder, 'images.json'))
  const lines = (await readFile(join(source, 'dataset.ndjson'), 'utf8')).split('\n').filter(Boolean)
  const texts = new Set(['title', 'excerpt', 'name', 'bio', 'alt', 'caption', 'text', 'code', 'language'])
  const also = new Set(['metaTitle', 'metaDescription'])
  const spoiled = lines.map((line) =>
    JSON.stringify(JSON.parse(line), (key, value: unknown) => {
      if (key === 'href') return `javascript:__xss('link')`
      if (typeof value === 'string' && (texts.has(key) || also.has(key)))
        return `${value} ${hostileText(key)}`
      return value
    }),
  )
  await writeFile(join(folder, 'dataset.ndjson'), spoiled.join('\n'))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

test('words of a content store stay words, on the blog and in what it is read by', async () => {
  const { folder, remove } = await spoilDataset()
  const content = await startContent({ port: 0, folder })
  const stack = await startTestStack({ workers: 0, env: { SANITY_API_HOST: content.url } })
  const { page, context, leave } = await newVisitor()
  const alarms = await listen(context)
  try {
    await page.goto(`${stack.origin}/blog`)
    await expectWords(page, alarms, [hostile('title'), hostile('excerpt')])
    await page.goto(`${stack.origin}/blog/read-the-rules-before-you-post`)
    await expectWords(page, alarms, ['title', 'text', 'code', 'caption', 'name'].map(hostile))
    const pictures = await page
      .locator('article img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    expect(pictures.filter((alt) => alt?.includes(hostile('alt')))).not.toEqual([])
    for (const link of await page.locator('article a').all()) {
      expect(await link.getAttribute('href')).not.toMatch(/javascript|canary/i)
    }
    // Read by the browser's own parser; as a page it would bring a style of its own.
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const made = await page.evaluate(async (address) => {
        const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml')
        return [...xml.querySelectorAll('parsererror,script,img,svg,iframe')].map(
          ({ outerHTML }) => outerHTML,
        )
      }, path)
      expect(made).toEqual([])
    }
    expect(alarms).toEqual([])
    // Before the server goes, which the open page would complain of.
    await leave()
  } finally {
    await stack.stop()
    await content.close()
    await remove()
  }
})

test('an address carries nothing into a page', async () => {
  const { page, context, leave } = await newUser({ plan: 'plus' })
  const alarms = await listen(context)
  const words = encodeURIComponent(hostileText('address'))
  const addresses = [
    `/auth?error=${words}`,
    `/auth?mode=${words}`,
    `/auth?mode=reset&token=${words}`,
    `/blog?offset=${words}`,
    `/blog/${encodeURIComponent(hostile('slug'))}`,
    `/resources/${encodeURIComponent(hostile('id'))}`,
    `/unsubscribe?token=${words}`,
    `/payment/success?session_id=${words}`,
    `/payment/cancel?plan=${words}`,
    `/dashboard/settings?tab=${words}`,
    `/dashboard/keyword?keyword=${words}`,
    `/dashboard?subreddit=${words}#${words}`,
    `/${encodeURIComponent(hostile('nowhere'))}`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    expect({ address, strange: await strangeElements(page), alarms }).toEqual({
      address,
      strange: [],
      alarms: [],
    })
  }
  await leave()
})

test.each(Object.entries(sampleTexts()))('the mail %s shows words as words', async (_, mail) => {
  const { page, context, leave } = await newVisitor()
  const alarms = await listen(context)
  const { html } = await fillMail({
    ...mail,
    preview: hostileText('preview'),
    paragraphs: [...mail.paragraphs, hostileText('paragraph')],
    closing: hostileText('closing'),
  })
  await page.setContent(html)
  await expectWords(page, alarms, ['paragraph', 'closing'].map(hostile))
  await leave()
})
