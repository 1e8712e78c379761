import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buttonsLive, expectAccessible, expectToast } from './browser.ts'
import { calm, fine, forbidClipboard, model, newWriter, review, say } from './drafting.ts'
import { newUser, superuser, without } from './signed-in.ts'

beforeEach(calm)
afterEach(calm)

const CONTEXT = 'I make Pawslot and launched it for three groomers in my town.'
const POST = `I just built booking for three groomers in my town

I make Pawslot. It takes deposits to keep no-shows away.

After [your number] weeks I would like to know what is missing.`

async function fillIn(page: Page) {
  // What is typed before the page's script runs is not heard.
  await page.getByRole('button', { name: 'Generate Post', exact: true, disabled: false }).waitFor()
  await page.getByLabel('Hook').selectOption('just-built')
  await page.getByLabel('Context').fill(CONTEXT)
}
const press = (page: Page) => page.getByRole('button', { name: 'Generate Post', exact: true }).click()
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const copy = (page: Page, what: 'title' | 'content') =>
  page.getByRole('button', { name: `Copy ${what}`, exact: true })

test('without products there is nothing to write about', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await page.getByRole('heading', { name: 'No Products Found' }).waitFor()
  await page.getByText('You need to create a product first to generate posts.').waitFor()
  await expectAccessible(page)
  await leave()
})

test('products that cannot be loaded say so and can be loaded again', async () => {
  const { page, leave } = await newWriter({ plan: 'pro' })
  await without('select on products', 'app_user', async () => {
    await page.goto('/dashboard/generate')
    await page.getByRole('alert').getByText('Failed to load products. Please try again.').first().waitFor()
    await expectToast(page, 'Failed to load products. Please try again.')
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByLabel('Product', { exact: true }).waitFor()
  await leave()
})

test('what is missing is named before anything is written', async () => {
  const { page, leave } = await newWriter({ plan: 'pro', products: ['Older', 'Pawslot'] })
  await page.goto('/dashboard/generate')
  expect(
    await page
      .getByLabel('Product', { exact: true })
      .evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text),
  ).toBe('Pawslot')
  await page.getByText('Online booking for dog groomers, with reminders and deposits.').waitFor()
  await page.getByText('pawslot.com', { exact: true }).waitFor()
  await page.getByText('r/yoursubreddit', { exact: true }).waitFor()
  await page.getByText('Posted by u/yourusername · just now', { exact: true }).waitFor()
  expect(await page.getByLabel('Hook').locator('option').allTextContents()).toEqual([
    'Choose a hook',
    'I just built...',
    'My app reached...',
    'After months of work...',
    'Finally launched...',
    "I've been working on...",
    'Excited to share...',
    'Hit a major milestone...',
    'Looking for feedback on...',
  ])
  await press(page)
  await expectToast(page, 'Missing Information', 'Please fill in all required fields.')
  expect(await page.getByLabel('Hook').evaluate((one) => one === document.activeElement)).toBe(true)
  await fillIn(page)
  await page.getByText(`${CONTEXT.length} / 4,000`).waitFor()
  await leave()
})

test('what a community demands stands beside its rules and beside the title, and a tick is remembered', async () => {
  await say(POST)
  const { page, leave } = await newWriter({ plan: 'pro' })
  const term = (kind: string, value: string, quote: string) => ({ kind, value, subject: 'promotion', quote })
  await page.route('**/api/reddit/passport?**', async (route) => {
    const answer = await route.fetch()
    const terms = [
      term('title_format', '[Tool] what it does', 'Titles start with [Tool].'),
      term('flair', 'Showcase', 'Flair it Showcase.'),
      term('weekday', 'Saturdays', 'Only on Saturdays.'),
      term('min_karma', '100', '100 karma to post.'),
    ]
    await route.fulfill({ response: answer, json: { ...(await answer.json()), by: 'model', terms } })
  })
  const choose = () => page.getByLabel('Where will you post it?').selectOption('petbusiness')
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await choose()
  const conditions = page.getByRole('list', { name: 'Conditions of r/petbusiness' })
  await conditions.getByText('Post it on a Saturday.').waitFor()
  await conditions.getByText('You need 100 karma or more.').waitFor()
  const tick = page.getByLabel('I have read this')
  expect(await tick.count()).toBe(1)
  await tick.check()
  await expectAccessible(page)
  await press(page)
  await title(page).waitFor()
  const sheet = page.getByRole('region', { name: 'Your post' })
  await sheet.getByText('Write the title like this: [Tool] what it does').waitFor()
  await sheet.getByText('Choose the flair “Showcase”.').waitFor()
  await expectAccessible(page)
  await page.reload()
  await fillIn(page)
  await choose()
  await conditions.waitFor()
  expect(await tick.isChecked()).toBe(true)
  await leave()
})

test('a post streams in; its blanks are found, filled, and only then can it be copied', async () => {
  await model('PUT', 'pace', { firstWordMs: 200, perWordMs: 150 })
  await say(POST)
  const { page, leave, clipboard, user } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await page.getByLabel('Where will you post it?').selectOption('petbusiness')
  await page.getByText(/^Rules of r\/petbusiness as of /).waitFor()
  await expectAccessible(page)
  await press(page)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The title is being written' }).inputValue())
    .toContain('I just built booking')
  await title(page).waitFor()
  await expectToast(page, 'Post Generated!', 'Your Reddit post has been generated successfully.')
  expect(await title(page).inputValue()).toBe('I just built booking for three groomers in my town')
  expect(await copy(page, 'content').getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fill the blank' }).click()
  await page.keyboard.type('six')
  expect(await content(page).inputValue()).toContain('After six weeks')
  await copy(page, 'title').click()
  await expectToast(page, 'Title copied!')
  expect(await clipboard()).toBe('I just built booking for three groomers in my town')
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('false')
  await copy(page, 'content').click()
  await expectToast(page, 'Content copied!')
  expect(await clipboard()).toBe(await content(page).inputValue())
  await expect
    .poll(
      async () =>
        (await superuser.query('select content, copied_at from drafts where user_id = $1', [user.id])).rows,
    )
    .toEqual([{ content: expect.stringContaining('After six weeks'), copied_at: expect.any(Date) }])

  await page.evaluate(forbidClipboard)
  await copy(page, 'title').click()
  await expectToast(page, 'Copy failed', 'Failed to copy title to clipboard.')
  await copy(page, 'content').click()
  await expectToast(page, 'Copy failed', 'Failed to copy content to clipboard.')
  await leave()
})

test('a blank in the title keeps the content from being copied too, and the line says so', async () => {
  await say(POST)
  const { page, leave, clipboard } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await press(page)
  await page.getByRole('button', { name: 'Fill the blank' }).click()
  await page.keyboard.type('six')
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('false')
  await title(page).fill('Pawslot after [your number] weeks')
  const why = page.getByText('Fill in “[your number]”.')
  await why.waitFor()
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('true')
  const described = (await copy(page, 'content').getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Fill in “[your number]”.')
  await expectAccessible(page)
  await page.evaluate(() => navigator.clipboard.writeText('nothing'))
  await copy(page, 'content').click({ force: true })
  expect(await clipboard()).toBe('nothing')
  await title(page).fill('Pawslot after six weeks')
  await why.waitFor({ state: 'detached' })
  await copy(page, 'content').click()
  await expectToast(page, 'Content copied!')
  await leave()
})

test('a copied title shows its check for two seconds', async () => {
  await say(POST)
  const { page, leave } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await press(page)
  await copy(page, 'title').waitFor()
  await page.getByRole('button', { name: 'Fill the blank' }).click()
  await page.keyboard.type('six')
  await expect.poll(() => copy(page, 'title').getAttribute('aria-disabled')).toBe('false')
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0
        const look = new MutationObserver(() => {
          const there = document.querySelector('[data-copied]') !== null
          if (there && since === 0) since = performance.now()
          if (!there && since > 0) resolve(performance.now() - since)
        })
        look.observe(document.body, { subtree: true, childList: true })
      }),
  )
  await copy(page, 'title').click()
  // That it ends shows that it goes; how late a busy machine notices says nothing of the page.
  expect(await shown).toBeGreaterThan(1_900)
  await leave()
})

test('what was copied is asked about, and the pace counts it', async () => {
  await say(POST.replace('[your number]', 'a few'))
  const { page, leave, user } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await press(page)
  await title(page).waitFor()
  await title(page).fill('I built booking for three groomers in my town')
  const row = page.getByRole('region', { name: 'Earlier drafts' }).getByRole('listitem')
  await row
    .getByRole('button', { name: 'I built booking for three groomers in my town', exact: true })
    .waitFor()
  await copy(page, 'title').click()
  await expectToast(page, 'Title copied!')
  expect(await page.getByText('Posted it?').count()).toBe(0)
  await copy(page, 'content').click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(await copy(page, 'content').evaluate((one) => one === document.activeElement)).toBe(true)
  await copy(page, 'content').click()
  await page.getByText('Posted it?').waitFor()
  await expect.poll(() => page.locator('[data-slot=toast]').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText("Counted in today's pace.").waitFor()
  await page.getByText('1 post', { exact: true }).first().waitFor()
  await row.getByText('· posted ·').waitFor()
  const address = page.getByLabel('Paste its address to keep the link (optional)')
  const keep = page.getByRole('button', { name: 'Keep link' })
  await expectAccessible(page)
  await address.fill('https://example.com/r/SaaS/comments/1abcde/')
  await keep.click()
  await page.getByText('This is not the address of a Reddit post.').waitFor()
  expect(await address.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await address.fill('https://old.reddit.com/r/petbusiness/comments/1abcde/my_post/?utm_source=share')
  await keep.click()
  await page.getByText("Counted in today's pace, with its link.").waitFor()
  const { rows } = await superuser.query('select kind, draft_id from activity where user_id = $1', [user.id])
  expect(rows).toEqual([{ kind: 'post', draft_id: expect.any(String) }])
  await page.goto('/dashboard/activity')
  const link = page.getByRole('link', { name: 'Open on Reddit' })
  expect(await link.getAttribute('href')).toBe('https://www.reddit.com/comments/1abcde')
  await leave()
})

test('an entry without a link can get one later', async () => {
  const { page, leave, user } = await newWriter({ plan: 'pro', width: 390, dark: true })
  await superuser.query(
    `insert into activity (user_id, kind, subreddit, title, named) values ($1, 'post', 'petbusiness', 'Mine', false)`,
    [user.id],
  )
  await page.goto('/dashboard/activity')
  await buttonsLive(page)
  const add = page.getByRole('button', { name: 'Add link to this post in r/petbusiness' })
  await add.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await add.evaluate((one) => one === document.activeElement)).toBe(true)
  await add.click()
  await page.getByLabel('Link to your post').fill('https://www.reddit.com/r/petbusiness/s/AbC123xyz')
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: 'Open on Reddit' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://www.reddit.com/r/petbusiness/s/AbC123xyz')
  const change = page.getByRole('button', { name: 'Change link to this post in r/petbusiness' })
  await expect.poll(() => change.evaluate((one) => one === document.activeElement)).toBe(true)
  await change.click()
  await expectAccessible(page)
  await page
    .getByLabel('Link to your post')
    .fill('https://www.reddit.com/r/petbusiness/comments/1abcde/mine/')
  await page.keyboard.press('Enter')
  await expect.poll(() => link.getAttribute('href')).toBe('https://www.reddit.com/comments/1abcde')
  await leave()
})

test('a post that was written before comes back as it was, for its product, until it is deleted', async () => {
  const { page, leave, user } = await newWriter({ plan: 'pro', products: ['Older', 'Pawslot'] })
  const write = async (text: string) => {
    await model('DELETE', 'behaviour')
    await say(text)
    await press(page)
    await expectToast(page, 'Post Generated!')
  }
  await page.goto('/dashboard/generate')
  const list = page.getByRole('region', { name: 'Earlier drafts' })
  expect(await list.count()).toBe(0)
  await fillIn(page)
  await page.getByLabel('Where will you post it?').selectOption('petbusiness')
  await write('A second post\n\nI make Pawslot. It takes deposits to keep no-shows away.')
  await write(POST.replace('[your number]', 'a few'))
  const first = list.getByRole('button', {
    name: 'I just built booking for three groomers in my town',
    exact: true,
  })
  const second = list.getByRole('button', { name: 'A second post', exact: true })
  await first.waitFor()
  await content(page).fill('I make Pawslot and launched it for three groomers.')
  // What was typed a moment ago is kept too.
  await second.click()
  await expect.poll(() => title(page).inputValue()).toBe('A second post')
  await first.click()
  await expect
    .poll(() => content(page).inputValue())
    .toBe('I make Pawslot and launched it for three groomers.')
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('false')
  await copy(page, 'content').click()
  await expectToast(page, 'Content copied!')

  // What was wished for last counts: a draft that is being opened gives way to one that is being written.
  const { promise: rulesMayCome, resolve: letRulesCome } = Promise.withResolvers<void>()
  await page.route('**/api/reddit/passport?**', async (route) => {
    await rulesMayCome
    await route.continue()
  })
  await model('PUT', 'pace', { firstWordMs: 20_000, perWordMs: 0 })
  const rules = page.waitForRequest('**/api/reddit/passport?**')
  await second.click()
  await rules
  await press(page)
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.waitFor()
  letRulesCome()
  await expect.poll(() => second.getAttribute('aria-busy')).toBe(null)
  expect(await title(page).count()).toBe(0)
  await stop.click()
  expect(await title(page).inputValue()).toBe('I just built booking for three groomers in my town')
  await page.unrouteAll()

  await page.reload()
  await buttonsLive(page)
  await list
    .getByText(/^r\/petbusiness · (just now|1 minute ago)$/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Older' })
  await expect.poll(() => list.count()).toBe(0)
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Pawslot' })
  await first.click()
  expect(await content(page).inputValue()).toBe('I make Pawslot and launched it for three groomers.')
  // Its number is the user's own, from the context of then, and it repeats nothing.
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('false')
  await page.getByText('Posted it?').waitFor()
  expect(await first.getAttribute('aria-current')).toBe('true')
  await expectAccessible(page)

  const remove = list.getByRole('button', { name: /^Delete the draft I just built/ })
  await remove.click()
  const confirm = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this draft?' })
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => remove.evaluate((one) => one === document.activeElement)).toBe(true)
  await remove.click()
  const { promise: mayBeDeleted, resolve: letItBeDeleted } = Promise.withResolvers<void>()
  await page.route('**/api/drafts/*', async (route) => {
    if (route.request().method() === 'DELETE') await mayBeDeleted
    await route.continue()
  })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await confirm.getByRole('button', { name: 'Cancel', disabled: true }).waitFor()
  await page.keyboard.press('Escape')
  letItBeDeleted()
  await expectToast(page, 'Draft deleted')
  await page.getByText('Nothing written yet').waitFor()
  expect(await first.count()).toBe(0)
  const { rows } = await superuser.query('select title from drafts where user_id = $1', [user.id])
  expect(rows).toEqual([{ title: 'A second post' }])

  await superuser.query(`delete from products where user_id = $1 and name = 'Pawslot'`, [user.id])
  await page.reload()
  await list.getByText(/ · its product is deleted$/).waitFor()
  expect(await second.count()).toBe(0)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Delete the draft A second post' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await list.getByText('None are left.').waitFor()
  await leave()
})

test('a post is judged by what it was written from, whatever the form says later', async () => {
  await say(POST.replace('[your number]', 'a few'), 'sim-writer')
  const { page, leave } = await newWriter({ plan: 'pro', products: ['Older', 'Pawslot'] })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await press(page)
  await title(page).waitFor()
  await page.getByLabel('Product', { exact: true }).selectOption({ label: 'Older' })
  await review({ ...fine, disclosure: 'missing', disclosedAt: [] })
  await content(page).fill('Pawslot takes deposits to keep no-shows away.')
  await page.getByText("Mentions Pawslot without saying that it's yours.").first().waitFor()
  const anyway = page.getByRole('button', { name: 'Copy anyway: content' })
  await expect.poll(() => anyway.getAttribute('aria-disabled')).toBe('false')
  await leave()
})

test('where only text of a model is unwanted, own words may name the product and say whose it is', async () => {
  const { page, leave, user } = await newWriter({ plan: 'pro', subreddits: ['ADHD_productivity'] })
  await superuser.query(
    `insert into drafts (user_id, product_id, task, mode, title, content, named, prompt_version)
     select user_id, id, 'post', 'no_mention', 'Another post', 'Something else.', false, 'v1'
     from products where user_id = $1`,
    [user.id],
  )
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await page.getByLabel('Where will you post it?').selectOption('ADHD_productivity')
  await press(page)
  await page.getByText('Points to make in your own words').waitFor()
  expect(await content(page).inputValue()).toBe('')
  await review({ ...fine, disclosure: 'missing', disclosedAt: [] })
  await content(page).fill('Pawslot takes deposits to keep no-shows away.')
  await page.getByText("Mentions Pawslot without saying that it's yours.").first().waitFor()
  await content(page).fill('I make Pawslot. It takes deposits to keep no-shows away.')
  await expect.poll(() => copy(page, 'content').getAttribute('aria-disabled')).toBe('false')
  await expectAccessible(page)

  // Own words are kept nowhere, so they go only with a yes.
  const own = 'I make Pawslot. It takes deposits to keep no-shows away.'
  const list = page.getByRole('region', { name: 'Earlier drafts' })
  const heading = page.getByRole('heading', { name: 'Your post' })
  await list.getByRole('button').first().click()
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await content(page).inputValue()).toBe(own)
  const discard = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
  const keep = discard.getByRole('button', { name: 'Keep editing' })
  await press(page)
  await keep.click()
  const another = list.getByRole('button', { name: 'Another post', exact: true })
  await another.click()
  await expectAccessible(page)
  await keep.click()
  expect(await content(page).inputValue()).toBe(own)
  await another.click()
  await discard.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => content(page).inputValue()).toBe('Something else.')

  await page.reload()
  await list.getByRole('button').first().click()
  await page.getByText('Points to make in your own words').waitFor()
  await leave()
})

test('writing can be stopped', async () => {
  await model('PUT', 'pace', { firstWordMs: 5_000, perWordMs: 100 })
  const { page, leave } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  await press(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Nothing written yet').waitFor()
  const heading = page.getByRole('heading', { name: 'Your post' })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await leave()
})

test('every way in which an answer can be wrong has its sentence', async () => {
  const { page, leave } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await fillIn(page)
  const answers: [body: string, type: string, status: number, sentence: string][] = [
    ['gone', 'text/plain', 503, 'HTTP 503: Service Unavailable'],
    ['{}', 'application/json', 200, 'Invalid response format from server'],
    [
      'data: {"type":"done","answer":{"title":"","content":"x"}}\n\n',
      'text/event-stream',
      200,
      'Generated response missing title or content',
    ],
    ['data: {\n\n', 'text/event-stream', 200, 'Invalid response format from server'],
    [
      '',
      'text/event-stream',
      200,
      'The connection was lost while your draft was being written. Please try again.',
    ],
  ]
  for (const [body, contentType, status, sentence] of answers) {
    await page.route('**/api/ai/generate-post.js', (route) => route.fulfill({ body, contentType, status }))
    await press(page)
    await expectToast(page, 'Generation Failed', sentence)
    await page.getByRole('alert').getByText(sentence).first().waitFor()
    await page.unroute('**/api/ai/generate-post.js')
  }
  await model('POST', 'behaviour', { mode: 'fail' })
  await press(page)
  await expectToast(page, 'Generation Failed', /The writing service/)
  await model('DELETE', 'behaviour')
  await model('POST', 'behaviour', { mode: 'empty' })
  await press(page)
  await expectToast(page, 'Generation Failed', 'Failed to generate post. Please try again.')
  await leave()
})

test('on a phone the result comes into sight, in the dark too', async () => {
  const { page, leave } = await newWriter({ plan: 'pro', width: 390, dark: true })
  await page.goto('/dashboard/generate')
  await expectAccessible(page)
  await fillIn(page)
  await press(page)
  await title(page).waitFor()
  await expect
    .poll(() => title(page).evaluate((one) => one.getBoundingClientRect().top < window.innerHeight))
    .toBe(true)
  await expectAccessible(page)
  await leave()
})

test('the keyboard alone fills the form and generates', async () => {
  const { page, leave } = await newWriter({ plan: 'pro' })
  await page.goto('/dashboard/generate')
  await page.getByLabel('Product', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('I just')
  await page.keyboard.press('Tab')
  await page.keyboard.type(CONTEXT)
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await title(page).waitFor()
  await expectToast(page, 'Post Generated!')
  await leave()
})

test('writing samples are kept, at most five, and taken away again', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/settings')
  const add = page.getByRole('button', { name: 'Add sample' })
  await add.click()
  await page.getByRole('textbox', { name: 'Sample 1' }).fill('Short. Dry. No fuss.')
  for (let at = 0; at < 4; at += 1) await add.click()
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('5 of 5').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Write at least 40 characters, so that there is something to learn from.').waitFor()
  const first = page.getByRole('textbox', { name: 'Sample 1' })
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectAccessible(page)
  const sample = 'Short. Dry. No fuss. Still more than one sentence.'
  await first.fill(sample)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved')
  const kept = async () =>
    (await superuser.query('select samples from voices where user_id = $1', [user.id])).rows
  expect(await kept()).toEqual([{ samples: [sample] }])
  await page.reload()
  await page.getByRole('textbox', { name: 'Sample 1' }).waitFor()
  await page.getByRole('button', { name: 'Remove sample 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(kept).toEqual([{ samples: [] }])
  await leave()
})
