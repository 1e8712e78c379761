import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { newUser, superuser } from './signed-in.ts'

const { channels: channelsUrl, mail: mailUrl } = inject('simulators')
const mail = mailbox(mailUrl)

async function openAlerts(look: Parameters<typeof newUser>[0] = {}) {
  const visit = await newUser({ plan: 'plus', ...look })
  await superuser.query(
    `insert into products (user_id, name, description, website, subreddits) values ($1, 'Pawslot', 'Books.', 'https://pawslot.com', '{devops}')`,
    [visit.user.id],
  )
  await visit.page.goto('/dashboard/settings')
  await visit.page.getByRole('link', { name: 'Alerts & monitors' }).click()
  await arriveAt(visit.page, '/dashboard/settings/alerts')
  await row(visit.page, 'Slack').getByText('Not connected').waitFor()
  return visit
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Channels' }).getByRole('listitem').filter({ hasText: name }).first()

async function receivedBy(host: string) {
  const answer = await fetch(`${channelsUrl}/deliveries?${new URLSearchParams({ host })}`)
  return ((await answer.json()) as { deliveries: { path: string; status: number }[] }).deliveries
}

/** What a person who has only a keyboard does to get there. */
async function focusOn(page: Page, name: RegExp | string) {
  const wanted = page.getByRole('button', { name })
  await wanted.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(name)}`)
}

test.each([
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
])(
  'where and when to be told is chosen by the keyboard alone, and a test of each place arrives (%o)',
  async (look) => {
    const { page, leave, user } = await openAlerts(look)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)

    await focusOn(page, 'Turn on Email')
    await page.keyboard.press('Enter')
    await focusOn(page, 'Send a test: Email')
    await page.keyboard.press('Enter')
    await row(page, 'Email').getByRole('button', { name: 'Sent' }).waitFor()
    expect((await mail.newest(user.email)).subject).toBe('Test alert from Threadlark')

    const token = user.id.replaceAll('-', '').slice(0, 20)
    await focusOn(page, 'Connect Slack')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('Paste an incoming webhook URL').fill('https://example.com/hook')
    await page.keyboard.press('Enter')
    await dialog.getByText('It begins with https://hooks.slack.com/services/').waitFor()
    await dialog
      .getByLabel('Paste an incoming webhook URL')
      .fill(`https://hooks.slack.com/services/T1/B1/${token}`)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Slack connected.')
    await focusOn(page, 'Send a test: Slack')
    await page.keyboard.press('Enter')
    await row(page, 'Slack').getByRole('button', { name: 'Sent' }).waitFor()
    expect((await receivedBy('hooks.slack.com')).filter(({ path }) => path.includes(token))).toMatchObject([
      { status: 200 },
    ])

    await focusOn(page, 'Connect Webhook')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('HTTPS URL').fill(`https://failing-${token}.test-receiver.com/in`)
    await page.keyboard.press('Enter')
    await dialog.getByText(/whsec_/).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await focusOn(page, 'Send a test: Webhook')
    await page.keyboard.press('Enter')
    await page.getByText('Your server answered 500.').waitFor()
    await row(page, 'Webhook')
      .getByText(/^Failing since/)
      .waitFor()

    await page.getByLabel('Daily email').selectOption({ label: '7:00 AM' })
    await expectToast(page, 'Saved.')
    const { rows } = await superuser.query(
      'select daily_at, next_daily_at > now() as planned from alert_settings where user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([{ daily_at: 7, planned: true }])
    await expectAccessible(page)

    await page.getByRole('link', { name: 'See all' }).press('Enter')
    await arriveAt(page, '/dashboard/settings/alerts/deliveries')
    await page.getByText('Webhook · 500, gave up').waitFor()
    await page.getByText('Email · delivered').waitFor()
    await expectAccessible(page)
    await leave()
  },
)

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('words are watched, found in what is posted, and let go (%o)', async (look) => {
  const { page, leave, user } = await openAlerts(look)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Add monitor' })
  await dialog.waitFor()
  await expectAccessible(page)
  const term = `zephyr${user.id.slice(0, 8)}`
  await dialog.getByLabel('Term').fill('the')
  await dialog.getByRole('button', { name: 'Add monitor' }).press('Enter')
  await dialog.getByText('These words are too common to watch. Add a word or two.').waitFor()
  await dialog.getByLabel('Term').fill(term)
  await dialog.getByText('No matches in the last two days').waitFor()
  await dialog.getByRole('button', { name: 'Add monitor' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(term).first().waitFor()
  await expectAccessible(page)

  const { rows } = await superuser.query<{ id: string }>('select id from monitors where user_id = $1', [
    user.id,
  ])
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     values ($1, now(), 'devops', 'devops', $2, 'Asking.', 'someone', '/r/devops/comments/x/', 1, 2, 1, false, false, false, false, now() + interval '1 day')`,
    [`z${user.id.slice(0, 6)}`, `Is ${term}.com any good?`],
  )
  const found = () =>
    superuser
      .query('select from monitor_matches where monitor_id = $1', [rows[0]?.id])
      .then(({ rowCount }) => rowCount)
  await expect.poll(found).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: `More for ${term}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'See matches' }).press('Enter')
  await page.getByRole('dialog').getByText(`Is ${term}.com any good?`).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More for ${term}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('No monitors yet.').waitFor()
  await leave()
})

test('without a plan nothing can be added, and the page says why', async () => {
  const { page, leave } = await newUser({ plan: 'plus', status: 'past_due' })
  await page.goto('/dashboard/settings/alerts')
  await page.getByText('Your last payment failed. Update your card to get alerts.').waitFor()
  await expectAccessible(page)
  await leave()
})
