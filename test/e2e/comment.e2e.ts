import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible, expectToast } from './browser.ts'
import {
  calm,
  fine,
  forbidClipboard,
  model,
  newWriter,
  pastePost,
  REVIEWING,
  review,
  say,
} from './drafting.ts'
import { reddits } from './reading.ts'
import { newUser, superuser } from './signed-in.ts'

beforeEach(calm)
afterEach(calm)

const TITLE = 'Anyone moved a grooming salon off of a big all-in-one system? How bad was it?'
const NO_AI_TITLE = 'How do you handle AR chasing for clients who will not do it themselves?'
const HONEST =
  'I make Pawslot, which takes deposits to keep no-shows away. The move itself was not bad: export the client list first, then run both systems for a week.'

async function openPost(page: Page, title = TITLE, subreddit = 'petbusiness') {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption(subreddit)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByText(title).first().click()
  return page.getByRole('dialog')
}

const cardOf = (page: Page, title = TITLE) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('listitem').filter({ hasText: title })
/** Whole, and not cut off at an edge. */
const isInSight = (element: Element) => {
  const { bottom, right } = element.getBoundingClientRect()
  return bottom <= window.innerHeight && right <= window.innerWidth
}
const isWhole = (text: Element) => {
  const line = text.closest('p')
  return line !== null && text.getBoundingClientRect().right <= line.getBoundingClientRect().right + 1
}
/** Above a draft the button is behind what it was written from. */
async function generate(page: Page) {
  const row = page.getByRole('button', { name: /^What do you know about this\?/, expanded: false })
  if (await row.isVisible()) await row.click()
  await page.getByRole('button', { name: 'Generate Comment' }).click()
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment', exact: true })
const copy = (page: Page) => page.getByRole('button', { name: /^Copy(?: anyway)?$/ })
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const question = (page: Page) => page.getByRole('heading', { name: 'Did you post it?' })
const sayYes = (page: Page) => page.getByRole('button', { name: 'Yes, I posted it' }).click()
const hasFocus = (one: Element) => one === document.activeElement
const UNREAD = 'Not fully checked. Read it twice before you post.'

test('a comment streams in, takes the focus, is edited, kept, copied, and found again', async () => {
  await model('PUT', 'pace', { firstWordMs: 300, perWordMs: 60 })
  await say(HONEST)
  const { page, leave, clipboard, user } = await newWriter()
  const dialog = await openPost(page)
  await dialog.getByText("Uses this post, r/petbusiness's rules and your product facts.").waitFor()
  await dialog.getByText(/^Rules of r\/petbusiness as of /).waitFor()
  await expectAccessible(page)
  await generate(page)
  const stream = dialog.getByRole('textbox', { name: 'Your comment is being written' })
  expect(await stream.getAttribute('aria-busy')).toBe('true')
  await dialog.getByText('Writing…', { exact: true }).waitFor()
  await expect.poll(() => stream.inputValue()).toMatch(/^I make Pawslot,/)
  expect(await copy(page).count()).toBe(0)
  await field(page).waitFor()
  await expectToast(page, 'Comment Generated!')
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field(page).inputValue()).toBe(HONEST)
  await dialog.getByText(UNREAD).waitFor()
  expect(await dialog.getByRole('radio', { name: 'Mention Pawslot' }).isChecked()).toBe(true)
  await expectAccessible(page)

  const edited = `${HONEST} Good luck with the move.`
  await field(page).fill(edited)
  await copy(page).click()
  await expectToast(page, 'Copied!')
  await dialog.locator('[data-copied]').waitFor()
  expect(await clipboard()).toBe(edited)
  await dialog.locator('[data-copied]').waitFor({ state: 'detached' })
  await expect
    .poll(
      async () =>
        (await superuser.query('select content, copied_at from drafts where user_id = $1', [user.id])).rows,
    )
    .toEqual([{ content: edited, copied_at: expect.any(Date) }])

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await cardOf(page).getByText('Drafted', { exact: true }).waitFor()
  // Of the narrowest cards, and on phones, too, the age is not cut off.
  for (const width of [1280, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await cardOf(page)
        .getByText(/^\d+[mhd] ago$/)
        .evaluate(isWhole),
    ).toBe(true)
  }
  await expectAccessible(page)
  await page.getByText(TITLE).first().click()
  await expect.poll(() => field(page).inputValue()).toBe(edited)
  await leave()
})

const BOAST = 'I make Pawslot, the best booking tool there is.'
const HELP = 'Export the client list first, then run both systems for a week.'
const overclaims = {
  ...fine,
  findings: [{ kind: 'overclaim', at: 1, quote: 'the best booking tool there is', fix: 'Say what it does.' }],
}

test('a comment whose thread could not be read is drafted all the same, and says so beside it and after a reload', async () => {
  await say(HONEST)
  // A post of its own: what others have opened here, or will open, is remembered for minutes.
  const title = 'How do you keep people from canceling at the last minute?'
  await reddits('POST', 'posts', { subreddit: 'woodworking', title, score: 300, comments: 9 })
  await reddits('POST', 'faults', { match: { path: '/comments/' }, fault: { status: 503 } })
  const { page, leave } = await newWriter({ subreddits: ['woodworking'] })
  const dialog = await openPost(page, title, 'woodworking')
  await generate(page)
  await field(page).waitFor()
  const unread = dialog.getByText(
    "We couldn't read the comments on this post. Make sure nobody has already said this.",
  )
  await unread.waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByText(title).first().click()
  await unread.waitFor()
  await leave()
})

test('a draft is checked after its last word, put right in place, and ready; one press puts it back', async () => {
  await say(`${BOAST} ${HELP}`, 'sim-writer')
  await review(overclaims)
  const better = 'I make Pawslot, which takes deposits.'
  await model('POST', 'behaviour', {
    mode: 'say',
    text: JSON.stringify({ sentences: [{ at: 1, text: better }] }),
    times: 1,
    about: 'You mend',
  })
  await review(fine)
  const { page, leave, clipboard, user } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  const ready = dialog.getByRole('button', {
    name: 'Ready · says you built it · add what you know to make it yours',
  })
  await ready.waitFor()
  expect(await field(page).inputValue()).toBe(`${better} ${HELP}`)
  await dialog.locator('[data-mark=improved]', { hasText: better }).waitFor({ state: 'attached' })
  await expectAccessible(page)
  await copy(page).click()
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe(`${better} ${HELP}`)

  await review(overclaims)
  await ready.click()
  await dialog.getByText('1 sentence improved').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  expect(await field(page).inputValue()).toBe(`${BOAST} ${HELP}`)
  await dialog.getByText('Put back').waitFor()
  await dialog.getByText("Says something we can't find in your facts.").waitFor()
  await dialog.getByText('Say what it does.').waitFor()
  await dialog.getByRole('button', { name: 'Copy anyway' }).click()
  await expect.poll(clipboard).toBe(`${BOAST} ${HELP}`)
  const kept = async () =>
    (await superuser.query('select content from drafts where user_id = $1', [user.id])).rows[0]?.content
  await expect.poll(kept).toBe(`${BOAST} ${HELP}`)
  await leave()
})

test('a suggestion points to its words, and copying needs no leave; an edit of those words takes it away', async () => {
  await say(HONEST, 'sim-writer')
  const canned = { kind: 'canned', at: 2, quote: 'The move itself was not bad', fix: 'Say what was hard.' }
  await review({ ...fine, findings: [canned] })
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await dialog.getByRole('button', { name: '1 suggestion' }).click()
  await dialog.getByText('Sounds like a machine or an ad.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /“The move itself was not bad”/ }).click()
  const selected = () =>
    field(page).evaluate((one) => {
      const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement
      return value.slice(selectionStart, selectionEnd)
    })
  expect(await selected()).toBe(canned.quote)
  expect(await copy(page).getAttribute('aria-disabled')).toBe('false')
  await review(fine)
  await page.keyboard.type('Moving took us a weekend')
  await dialog.getByText('Sounds like a machine or an ad.').waitFor({ state: 'detached' })
  await dialog.getByText(/^Ready/).waitFor()
  await leave()
})

/** In one look, because it lasts two seconds. */
const waitUntilCopyWaits = (page: Page) =>
  page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('[role=dialog] button')]
    const isOff = buttons.some(
      (one) => one.textContent?.startsWith('Copy') && one.getAttribute('aria-disabled') === 'true',
    )
    return isOff && document.body.innerText.includes('Checking facts and rules…')
  })

test('a slow reviewer keeps nobody from copying for longer than two seconds', async () => {
  await say(HONEST, 'sim-writer')
  await model('POST', 'behaviour', { mode: 'slow-first-byte', about: REVIEWING })
  const { page, leave, clipboard } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await waitUntilCopyWaits(page)
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('false')
  await copy(page).click()
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe(HONEST)
  await dialog.getByText(UNREAD).waitFor()

  // A reviewer who never answers.
  await page.route('**/api/drafts/review', () => {})
  await field(page).fill(`${HONEST} Good luck.`)
  await waitUntilCopyWaits(page)
  await dialog.getByText('Still checking. You can copy now.').waitFor()
  await expectAccessible(page)
  await copy(page).click()
  await expect.poll(clipboard).toBe(`${HONEST} Good luck.`)
  await leave()
})

test("the user's own words are checked while they type, and theirs to copy", async () => {
  const { page, leave, clipboard } = await newWriter()
  const dialog = await openPost(page)
  await dialog.getByRole('button', { name: 'Write it yourself' }).click()
  await review({ ...fine, disclosure: 'missing', disclosedAt: [] })
  const hidden = `Try Pawslot, it takes deposits to keep no-shows away. ${HELP}`
  await field(page).fill(hidden)
  await dialog.getByText("Mentions Pawslot without saying that it's yours.").first().waitFor()
  await page.keyboard.press('ControlOrMeta+Shift+C')
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe(hidden)
  await expectAccessible(page)

  await field(page).fill(`${HELP} See https://bit.ly/3xyzabc for how.`)
  await dialog.getByText('The link “https://bit.ly/3xyzabc” hides where it leads.').first().waitFor()
  expect(await copy(page).getAttribute('aria-disabled')).toBe('false')
  await dialog.getByRole('button', { name: /hides where it leads/ }).click()
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => field(page).inputValue()).toBe(`${HELP} See for how.`)
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)

  await field(page).fill('Ask for [your number] dollars.')
  await dialog.getByText('Fill in “[your number]”.').first().waitFor()
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('true')
  const described = (await copy(page).getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Fill in “[your number]”.')
  await leave()
})

test('a link that the model wrote locks the copy until it is gone; nothing is cut by itself', async () => {
  const text = `${HELP} See https://rival.example/deal for more.`
  await say(text)
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  const line = dialog.getByRole('button', { name: /rival\.example\/deal” isn't your product's own address/ })
  await line.waitFor()
  expect(await field(page).inputValue()).toBe(text)
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByText(TITLE).first().click()
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('true')
  await line.click()
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('false')
  await leave()
})

test('own words are not replaced without a question', async () => {
  await say(HONEST)
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  await dialog.getByRole('button', { name: 'Write it yourself' }).click()
  await field(page).fill('I make Pawslot. It takes deposits.')
  await generate(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await field(page).inputValue()).toBe('I make Pawslot. It takes deposits.')
  await generate(page)
  await page.getByRole('alertdialog', { name: 'Replace what you wrote?' }).waitFor()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => field(page).inputValue()).toBe(HONEST)
  await leave()
})

test('where text of a model is not wanted there are points, the rule that says so, and room for own words', async () => {
  const { page, leave } = await newWriter({ subreddits: ['bookkeeping'] })
  const dialog = await openPost(page, NO_AI_TITLE, 'bookkeeping')
  await generate(page)
  await dialog.getByText('Points to make in your own words').waitFor()
  await dialog
    .getByText(/doesn't allow text written by AI/)
    .first()
    .waitFor()
  await dialog.locator('q').first().waitFor()
  expect(await page.locator('[data-slot=toast][data-variant=destructive]').count()).toBe(0)
  expect(await field(page).inputValue()).toBe('')
  await field(page).fill('Email me at me@example.com for more.')
  await dialog
    .getByText(/^“me@example\.com” is a contact detail\./)
    .first()
    .waitFor()
  await expectAccessible(page)

  const points = dialog.getByText('Points to make in your own words').locator('..')
  const told = await points.innerText()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(NO_AI_TITLE).first().click()
  await expect.poll(() => points.innerText()).toBe(told)
  await leave()
})

test.each([{ width: 1440 }, { width: 390 }])(
  'a post that is not in the feed can be pasted while Reddit works, from the feed or from anywhere (%o)',
  async (look) => {
    const { page, leave } = await newWriter(look)
    const paste = page.getByRole('dialog', { name: 'Paste a post' })
    await page.goto('/dashboard')
    await page.locator('[data-post]').first().waitFor()
    await page.getByRole('button', { name: 'Paste a post' }).click()
    await paste.getByLabel('Title').fill('How do I stop no-shows at my grooming salon?')
    await expectAccessible(page)
    await paste.getByRole('button', { name: 'Open Post' }).click()
    const pasted = page.getByRole('dialog', { name: 'How do I stop no-shows at my grooming salon?' })
    await pasted.getByRole('button', { name: 'Generate Comment' }).waitFor()
    await page.goto('/dashboard/settings')
    if (look.width < 768) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await page.getByRole('button', { name: 'Search or jump to' }).click()
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('paste')
    await page.getByRole('option', { name: 'Paste a post' }).click()
    await paste.getByLabel('Title').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await leave()
  },
)

test('stopping gives the focus back to where writing begins', async () => {
  await model('PUT', 'pace', { firstWordMs: 5_000, perWordMs: 100 })
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  const begin = dialog.getByRole('button', { name: 'Generate Comment' })
  await expect.poll(() => begin.evaluate((one) => one === document.activeElement)).toBe(true)
  await leave()
})

test('under a post that asks nothing a draft only helps, and says why', async () => {
  const { page, leave } = await newWriter({ subreddits: ['quietplace'] })
  const dialog = await pastePost(page, {
    title: '[Hiring] Looking for a front desk person for my salon',
    text: 'We are hiring a receptionist. Send your CV and your hourly rate.',
  })
  await say(HONEST)
  await generate(page)
  await field(page).waitFor()
  await dialog.getByText('This is about a job, not a question that your product answers.').waitFor()
  await expectAccessible(page)
  await leave()
})

test('someone who pastes a cry for help gets kind words, and no error', async () => {
  const { page, leave } = await newWriter({ subreddits: ['quietplace'] })
  const dialog = await pastePost(page, {
    title: 'I want to die',
    text: 'The salon is gone and I have told nobody. I cannot go on.',
  })
  await generate(page)
  await dialog.getByText('No draft for this one').last().waitFor()
  await dialog
    .getByText(/a few kind words of your own are enough\.$/)
    .first()
    .waitFor()
  expect(await page.locator('[data-slot=toast][data-variant=destructive]').count()).toBe(0)
  await expectAccessible(page)
  await leave()
})

test('a model that fails is told once, leaves the old draft alone, and can be asked again', async () => {
  await say(HONEST)
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await field(page).waitFor()
  await model('DELETE', 'behaviour')
  await model('POST', 'behaviour', { mode: 'fail' })
  await generate(page)
  await expectToast(page, 'Failed to generate comment. Please try again.', /The writing service/)
  expect(await field(page).inputValue()).toBe(HONEST)
  await dialog.getByRole('alert').waitFor()
  await page.route('**/api/ai/generate-comment.js', (route) =>
    route.fulfill({ body: '<h1>Bad Gateway</h1>', contentType: 'text/html', status: 502 }),
  )
  await generate(page)
  await expectToast(
    page,
    'Failed to generate comment. Please try again.',
    "We couldn't reach the server. Check your connection and try again.",
  )
  await page.evaluate(forbidClipboard)
  await copy(page).click()
  await expectToast(page, 'Failed to copy comment.')
  await leave()
})

test('coming back from Reddit asks whether it was posted, and the pace counts it', async () => {
  await say(HONEST)
  const { page, leave, context, user } = await newWriter()
  await context.route('https://www.reddit.com/**', (route) => route.fulfill({ body: 'Reddit' }))
  const dialog = await openPost(page)
  await generate(page)
  await field(page).waitFor()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: /Open on Reddit/ }).click()
  await (await opened).close()
  expect(await question(page).count()).toBe(0)
  await comeBack(page)
  await question(page).waitFor()
  expect(await question(page).evaluate(hasFocus)).toBe(true)
  await expectAccessible(page)
  await sayYes(page)
  const posted = dialog.getByRole('heading', { name: 'First comment posted' })
  await posted.waitFor()
  expect(await posted.evaluate(hasFocus)).toBe(true)
  await dialog.getByText('just now · 1 of 5 today').waitFor()
  await expectAccessible(page)
  const { rows } = await superuser.query('select kind, draft_id from activity where user_id = $1', [user.id])
  expect(rows).toEqual([{ kind: 'comment', draft_id: expect.any(String) }])
  await page.keyboard.press('Escape')
  await page.getByText('1 comment', { exact: true }).first().waitFor()
  await cardOf(page).getByText('Posted', { exact: true }).waitFor()
  await page.reload()
  await cardOf(page).getByText('Posted', { exact: true }).waitFor()
  await openPost(page)
  await dialog.getByText("You've already answered this post.").waitFor()
  expect(await question(page).count()).toBe(0)
  await leave()
})

test('another draft is not asked about until it was taken to Reddit, too', async () => {
  await say(HONEST)
  const { page, leave, context, user } = await newWriter()
  await context.route('https://www.reddit.com/**', (route) => route.fulfill({ body: 'Reddit' }))
  const dialog = await openPost(page)
  await generate(page)
  await field(page).waitFor()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: /Open on Reddit/ }).click()
  await (await opened).close()
  await comeBack(page)
  await question(page).waitFor()
  // Nothing lies over it, and nobody has to look for it.
  const isSeen = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await question(page).evaluate(isSeen)).toBe(true)
  const another = HONEST.replace('export', 'first export')
  await model('DELETE', 'behaviour')
  await say(another)
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(another)
  expect(await question(page).count()).toBe(0)
  await copy(page).click()
  await expectToast(page, 'Copied!')
  await comeBack(page)
  await sayYes(page)
  await dialog.getByRole('heading', { name: 'First comment posted' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await openPost(page)
  await field(page).waitFor()
  await generate(page)
  await field(page).waitFor()
  expect(await question(page).count()).toBe(0)
  const { rowCount } = await superuser.query('select 1 from activity where user_id = $1', [user.id])
  expect(rowCount).toBe(1)
  await leave()
})

test('words that could not be saved are not logged as posted until they are', async () => {
  await say(HONEST)
  const { page, leave, user } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await field(page).waitFor()
  await page.route('**/api/drafts/*', (route) => route.abort())
  const edited = `${HONEST} Good luck with the move.`
  await field(page).fill(edited)
  await copy(page).click()
  await dialog.getByText("Your last change isn't saved yet").waitFor()
  await comeBack(page)
  await sayYes(page)
  await dialog.getByText("Couldn't log that. Try again.").waitFor()
  const logged = async () =>
    (await superuser.query('select content from activity where user_id = $1', [user.id])).rows
  expect(await logged()).toEqual([])
  await page.unroute('**/api/drafts/*')
  // The last save is slow: what is logged is what it brings.
  await page.route('**/api/drafts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await field(page).fill(`${edited} You will be fine.`)
  await page.waitForRequest((request) => request.method() === 'PUT')
  await sayYes(page)
  await dialog.getByRole('heading', { name: 'First comment posted' }).waitFor()
  expect(await logged()).toEqual([{ content: `${edited} You will be fine.` }])
  await leave()
})

test('someone who goes to Reddit by another way is asked on coming back, and again when the draft is opened anew', async () => {
  await say(HONEST)
  const { page, leave, user } = await newWriter()
  const dialog = await openPost(page)
  await generate(page)
  await field(page).waitFor()
  await copy(page).click()
  await dialog.getByRole('button', { name: 'Copied!' }).waitFor()
  expect(await question(page).count()).toBe(0)
  await comeBack(page)
  await question(page).waitFor()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  expect(await question(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await openPost(page)
  await question(page).waitFor()
  const link = dialog.getByLabel('Link to your comment')
  const { rows: written } = await superuser.query('select post_id from drafts where user_id = $1', [user.id])
  const thread = `/comments/${String(written[0].post_id)}`
  await link.fill(`https://www.reddit.com/r/petbusiness${thread}/`)
  await sayYes(page)
  await dialog.getByText("That's the post. Open your comment's Share menu and copy its link.").waitFor()
  await expectAccessible(page)
  await link.fill(`https://www.reddit.com/r/petbusiness${thread}/title/def456/`)
  await link.press('Enter')
  await dialog.getByRole('heading', { name: 'First comment posted' }).waitFor()
  const { rows } = await superuser.query('select address from activity where user_id = $1', [user.id])
  expect(rows).toEqual([{ address: `${thread}/comment/def456` }])
  await leave()
})

test.each([{ width: 1440 }, { width: 390, dark: true }])(
  'by keys alone from a posted comment to the next thread, until the day is full (%o)',
  async (look) => {
    await say(HONEST)
    const { page, leave, user } = await newWriter({ ...look, subreddits: ['petbusiness'] })
    await superuser.query(
      `insert into activity (user_id, kind, named) select $1, 'comment', false from generate_series(1, 3)`,
      [user.id],
    )
    const dialog = await openPost(page)
    await dialog.getByRole('button', { name: 'Generate Comment' }).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await field(page).waitFor()
    await copy(page).click()
    await dialog.getByRole('button', { name: 'Copied!' }).waitFor()
    await comeBack(page)
    await question(page).waitFor()
    await page.keyboard.press('y')
    await dialog.getByRole('heading', { name: 'Posted. 4 of 5 today.' }).waitFor()
    expect(await dialog.locator('[data-slot=singing-bird]').count()).toBe(0)
    await expectAccessible(page)
    await page.keyboard.press('j')
    await page.getByRole('dialog', { name: TITLE }).waitFor({ state: 'hidden' })
    await dialog.getByRole('button', { name: 'Generate Comment' }).waitFor()

    await page.keyboard.press('ControlOrMeta+Enter')
    await field(page).waitFor()
    await copy(page).click()
    await dialog.getByRole('button', { name: 'Copied!' }).waitFor()
    await comeBack(page)
    await question(page).waitFor()
    await page.keyboard.press('y')
    await dialog.getByRole('heading', { name: "That's 5 today. A good place to stop." }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Back to Dashboard' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await leave()
  },
)

test('what the user knows stands above the draft, and an angle can be chosen by keys', async () => {
  await say(HONEST)
  const { page, leave } = await newWriter()
  const dialog = await openPost(page)
  const knows = dialog.getByRole('textbox', { name: 'What do you know about this?' })
  await knows.fill('A noon cutoff helped 3 groomers.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await dialog.getByRole('radio', { name: 'How to do it' }).isChecked()).toBe(true)
  await page.keyboard.press('Space')
  expect(await dialog.getByRole('radio', { name: 'How to do it' }).isChecked()).toBe(false)
  const asked = page.waitForRequest('**/api/ai/generate-comment.js')
  await page.keyboard.press('ControlOrMeta+Enter')
  expect((await asked).postDataJSON().contextInfo).toBe('A noon cutoff helped 3 groomers.')
  await field(page).waitFor()
  const row = dialog.getByRole('button', { name: /^What do you know about this\? ?A noon cutoff helped/ })
  await row.click()
  expect(await knows.inputValue()).toBe('A noon cutoff helped 3 groomers.')
  await expectAccessible(page)
  await leave()
})

test('the keyboard alone writes, copies, opens Reddit and closes', async () => {
  await say(HONEST)
  const { page, leave, clipboard, context } = await newWriter()
  const dialog = await openPost(page)
  await dialog.getByRole('button', { name: 'Generate Comment' }).waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await field(page).waitFor()
  await expect.poll(() => copy(page).getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('ControlOrMeta+Shift+C')
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe(HONEST)

  // One key does both.
  await context.route('https://www.reddit.com/**', (route) => route.fulfill({ body: 'Reddit' }))
  await field(page).fill(`${HONEST} Good luck.`)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Shift+O')
  const reddit = await opened
  expect(reddit.url()).toMatch(/^https:\/\/www\.reddit\.com\/r\/petbusiness\/comments\//)
  await reddit.close()
  await expect.poll(clipboard).toBe(`${HONEST} Good luck.`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await leave()
})

test('on a phone, in the dark, generating, copying and Reddit stay under the thumb', async () => {
  await say(HONEST)
  const { page, leave } = await newWriter({ width: 390, dark: true })
  const dialog = await openPost(page)
  const open = dialog.getByRole('link', { name: /Open on Reddit/ })
  const begin = dialog.getByRole('button', { name: 'Generate Comment' })
  await begin.waitFor()
  // What the rules say stands beside the button, before anything is written.
  const rule = dialog.getByText(/^r\/petbusiness \w/).last()
  await rule.waitFor()
  for (const seen of [rule, begin, open]) {
    expect(await seen.evaluate(isInSight)).toBe(true)
  }
  await expectAccessible(page)
  await generate(page)
  await field(page).waitFor()
  for (const button of [copy(page), open]) {
    expect(await button.evaluate(isInSight)).toBe(true)
  }
  await expectAccessible(page)

  // The post makes room for the draft.
  const facts = dialog.getByText('Upvotes', { exact: true })
  expect(await facts.isVisible()).toBe(false)
  await dialog.getByRole('button', { name: 'Whole post' }).click()
  await facts.waitFor()
  await expectAccessible(page)
  await leave()
})

test('research answers its posts too; without a product nothing is generated', async () => {
  const { page, leave } = await newWriter()
  await page.goto('/dashboard/keyword')
  await page.getByLabel('Product').selectOption({ label: 'Pawslot' })
  await page.getByLabel('Keyword').fill('grooming')
  await page.getByRole('checkbox', { name: 'r/petbusiness' }).check()
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await page.getByText(TITLE).first().click()
  await generate(page)
  await field(page).waitFor()
  await leave()

  const visitor = await newUser({ plan: 'pro' })
  await visitor.page.goto('/dashboard')
  await visitor.page.locator('[data-post]').first().click()
  const dialog = visitor.page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Select Product First' }).isDisabled()).toBe(true)
  await visitor.page.keyboard.press('ControlOrMeta+Enter')
  await expectToast(visitor.page, 'No post or product selected')
  await visitor.leave()
})
