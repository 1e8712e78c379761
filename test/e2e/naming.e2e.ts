import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible, expectToast } from './browser.ts'
import { calm, fine, model, newWriter, pastePost, review, say } from './drafting.ts'
import { superuser } from './signed-in.ts'

beforeEach(calm)
afterEach(calm)

const TITLE = 'Anyone moved a grooming salon off of a big all-in-one system? How bad was it?'
const HELPS = 'The move itself was not bad: export the client list first, then run both systems for a week.'
const HONEST = `I make Pawslot, which takes deposits to keep no-shows away. ${HELPS}`
const BAN = 'Do not link to, name or hint at your own business'

async function open(page: Page, subreddit: string, title?: string) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption(subreddit)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const cards = page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  await cards
    .filter({ hasText: title ?? `r/${subreddit}` })
    .first()
    .locator('[data-post]')
    .click()
  return page.getByRole('dialog')
}
/** What the writer says from now on. */
async function write(text: string) {
  await model('DELETE', 'behaviour')
  await say(text, 'sim-writer')
}
const mention = (page: Page) => page.getByRole('radio', { name: 'Mention Pawslot' })
const help = (page: Page) => page.getByRole('radio', { name: 'Just help' })
/** The radio itself is out of sight, so its label takes the press. */
const choose = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click()
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment', exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Comment' }).click()
const FAULT = "Mentions Pawslot, but this draft shouldn't."

test('mention it or just help: both texts are kept and swapped, and come back after a reload', async () => {
  await write(HONEST)
  const { page, leave, user } = await newWriter()
  await open(page, 'petbusiness', TITLE)
  await expect.poll(() => mention(page).isChecked()).toBe(true)
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(HONEST)
  await write(HELPS)
  await choose(page, 'Just help')
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  await expectAccessible(page)
  await write('Nobody asked for this.')
  await choose(page, 'Mention Pawslot')
  await expect.poll(() => field(page).inputValue()).toBe(HONEST)
  await field(page).fill(`${HONEST} Good luck.`)
  await choose(page, 'Just help')
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  await expect
    .poll(
      async () =>
        (
          await superuser.query("select 1 from drafts where user_id = $1 and content like '%Good luck.'", [
            user.id,
          ])
        ).rowCount,
    )
    .toBe(1)
  await page.reload()
  await page.getByText(TITLE).first().click()
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  expect(await help(page).isChecked()).toBe(true)
  // By the keys of every radio group.
  await help(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => field(page).inputValue()).toBe(`${HONEST} Good luck.`)
  await leave()
})

test('where nobody can read the rules the draft just helps, and mentions it when the user wants that', async () => {
  const { page, leave } = await newWriter({ subreddits: ['quietplace'] })
  await pastePost(page, {
    title: 'How do I stop no-shows at my grooming salon?',
    text: 'What booking tool with deposits do you all use for dog grooming?',
    link: 'https://www.reddit.com/r/quietplace/comments/abc123/no_shows/',
  })
  await page.getByText("We couldn't tell what r/quietplace says about promotion.", { exact: false }).waitFor()
  await expect.poll(() => help(page).isChecked()).toBe(true)
  await write(HELPS)
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  await write(HONEST)
  await review(fine)
  await choose(page, 'Mention Pawslot')
  await expect.poll(() => field(page).inputValue()).toBe(HONEST)
  await page.getByText("Ready · says you built it · couldn't read the rules, check them on Reddit").waitFor()
  await leave()
})

test("a community's ban locks the mention with its own words; what someone writes can be copied all the same", async () => {
  await write(HELPS)
  const { page, leave, clipboard } = await newWriter({ subreddits: ['entrepreneur'] })
  const dialog = await open(page, 'entrepreneur')
  await expect.poll(() => mention(page).getAttribute('aria-disabled')).toBe('true')
  const why = `[id="${await mention(page).getAttribute('aria-describedby')}"]`
  await expect.poll(() => dialog.locator(why).innerText()).toContain(BAN)
  await dialog.getByText(/^Rule \d+ of r\/entrepreneur · checked /).waitFor()
  // Playwright waits for what is off to be on; people press it all the same.
  await mention(page).dispatchEvent('click')
  await dialog.getByText("r/entrepreneur doesn't allow it. Your answer still counts.").waitFor()
  expect(await help(page).isChecked()).toBe(true)
  await expectAccessible(page)
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  await dialog.getByText('Not fully checked.', { exact: false }).waitFor()
  expect(await dialog.getByText(FAULT).count()).toBe(0)
  await field(page).fill(HONEST)
  await dialog.getByText(FAULT).first().waitFor()
  await dialog.getByRole('button', { name: 'Copy anyway' }).click()
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe(HONEST)
  await leave()
})

test('words of the user may mention it in a draft that was to just help', async () => {
  await write(HELPS)
  const { page, leave } = await newWriter()
  const dialog = await open(page, 'petbusiness', TITLE)
  await choose(page, 'Just help')
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(HELPS)
  await review(fine)
  await field(page).fill(HONEST)
  await dialog.getByText("Ready · says you built it · follows r/petbusiness's rules").waitFor()
  expect(await dialog.getByText(FAULT).count()).toBe(0)
  await leave()
})

test('how often the last ten mentioned it is told before a draft, and only advises', async () => {
  await write(HONEST)
  const { page, leave, user } = await newWriter()
  const post = (named: boolean) =>
    superuser.query(
      `insert into activity (user_id, kind, subreddit, named, posted_at) values ($1, 'comment', 'petbusiness', $2, now())`,
      [user.id, named],
    )
  for (const named of [...Array<boolean>(8).fill(false), true, true]) await post(named)
  const dialog = await open(page, 'petbusiness', TITLE)
  await dialog.getByText('2 of 10 recent posts mention it').waitFor()
  await post(true)
  await page.reload()
  await page.getByText(TITLE).first().click()
  await dialog.getByText('3 of 10 mention it. Just help this time?').waitFor()
  await expect.poll(() => mention(page).isChecked()).toBe(true)
  await generate(page)
  await expect.poll(() => field(page).inputValue()).toBe(HONEST)
  await leave()
})

/** What the writer says, one after the other; none repeats another. */
const ten = [
  'Charge half up front for new dogs. I make Pawslot, which asks for it at booking.',
  'Two towels per dog and one spare is plenty. I make Pawslot, and laundry is beyond it.',
  'A stand dryer pays for itself within a season. I make Pawslot, so my own numbers are about bookings only.',
  'Park the van in the shade before noon. I make Pawslot, where clients see your route days.',
  'Poodles need six weeks, say so on the phone. I make Pawslot, and it reminds them.',
  'Winter is slow everywhere, so plan courses for February. I make Pawslot, which is no help with the weather.',
  'Slip leads are safer at the door than harnesses. I make Pawslot, but this one is just practice.',
  'Send blades out in pairs, never all at once. I make Pawslot, in case you want to block that day.',
  'Cats first thing in the morning, while it is quiet. I make Pawslot, and you can keep those slots free there.',
  'Ask the landlord for a cap instead of a discount. I make Pawslot, which has nothing to do with rent.',
]

test('ten drafts in a row name the product for someone who wants that, and each is counted', async () => {
  const { page, leave, user } = await newWriter()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('petbusiness')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const cards = page.getByRole('list', { name: 'Posts' }).locator('[data-post]')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(ten.length)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-post')))
  const dialog = page.getByRole('dialog')
  let preselected = 0
  for (const [at, text] of ten.entries()) {
    await write(text)
    await page.locator(`[data-post="${ids[at]}"]`).click()
    // None is checked while the rules load.
    await dialog.getByRole('radio', { checked: true }).first().waitFor({ state: 'attached' })
    if (await mention(page).isChecked()) preselected += 1
    else await choose(page, 'Mention Pawslot')
    await generate(page)
    await expect.poll(() => field(page).inputValue()).toBe(text)
    await dialog.getByRole('button', { name: /^Copy/ }).click()
    await dialog.locator('[data-copied]').waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByRole('button', { name: 'Yes, I posted it' }).click()
    await expect.poll(async () => (await named(user.id)).length).toBe(at + 1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(await named(user.id)).toEqual(ten.map(() => true))
  const { rows } = await superuser.query('select distinct mode from drafts where user_id = $1', [user.id])
  expect(rows).toEqual([{ mode: 'mention_disclosed' }])
  // Only a post that sells or hires, or whose author may be having a hard time, makes it begin with 'Just help', however often the
  // product was named before.
  expect(preselected).toBeGreaterThanOrEqual(7)
  await leave()
}, 180_000)

const named = async (userId: string) =>
  (await superuser.query('select named from activity where user_id = $1', [userId])).rows.map(
    (row) => row.named,
  )
