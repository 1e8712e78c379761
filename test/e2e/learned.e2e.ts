import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { newUser, superuser } from './signed-in.ts'
import { findTodaysThreads } from './todays-threads.ts'

const COMMUNITY = 'You skip posts in r/devops'
const TOPIC = 'You answer posts about “Reminders by text”'

/** Somebody who skips a community, answers about a topic, and has begun to skip another one. */
async function openLearned(look: Parameters<typeof newUser>[0] = {}) {
  const visit = await newUser({ plan: 'plus', ...look })
  const titles = await findTodaysThreads(visit.user.id)
  const teach = (
    times: number,
    lesson: { community?: string; meets?: string; did: string; reason?: string },
  ) =>
    superuser.query(
      `insert into thread_lessons (user_id, post_id, product_id, community, wants, meets, age, did, reason, noted_at)
       select $1, 'l' || n || md5($3 || $4 || $5), id, $3, 'asks_how', nullif($4, ''), 'hours', $5, $6, now() - n * interval '1 day'
       from products, generate_series(1, $2) as n where user_id = $1`,
      [
        visit.user.id,
        times,
        lesson.community ?? 'saas',
        lesson.meets ?? '',
        lesson.did,
        lesson.reason ?? null,
      ],
    )
  await teach(7, { community: 'devops', did: 'dismissed', reason: 'community' })
  await teach(5, { meets: 'Reminders by text', did: 'answered', community: 'freelance' })
  await teach(3, { meets: 'Takes deposits', did: 'dismissed', reason: 'off_topic' })
  return { ...visit, titles }
}

const lines = (page: Page) => page.locator('main h3').allTextContents()
const inFocus = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
/** As far as it takes. */
async function tabTo(page: Page, name: string) {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return inFocus(page)
      },
      { interval: 20 },
    )
    .toContain(name)
}

test.each([{ width: 1440 }, { width: 1440, dark: true }, { width: 390 }, { width: 390, dark: true }])(
  'what Today has learned is told on its rows and on a page of its own (%o)',
  async (look) => {
    const { page, leave, titles } = await openLearned(look)
    await page.goto('/dashboard/today')
    const row = page.locator('main [data-row]').filter({ hasText: titles[0] ?? '' })
    await row.getByText('Lower: you skip posts in r/devops').waitFor()
    expect(await page.locator('main [data-row]').first().textContent()).toContain(titles[1])
    await expectAccessible(page)
    await page.getByRole('link', { name: "What we've learned" }).click()
    await arriveAt(page, '/dashboard/today/learned')
    await page.getByRole('heading', { name: 'What Today has learned', level: 1 }).waitFor()
    await expect
      .poll(() => lines(page).then((all) => all.toSorted()))
      .toEqual([`${TOPIC}, 5 of 5`, 'You answer posts in r/freelance, 5 of 5', `${COMMUNITY}, 7 of 7`])
    await page.getByText('Posts about “Takes deposits”: 3 of 3 skipped').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
    await leave()
  },
)

test('by the keyboard alone: there by the palette, a line undone and brought back, everything forgotten', async () => {
  const { page, leave, titles } = await openLearned()
  await page.goto('/dashboard/today')
  await page.locator('main [data-row]').first().waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
  await page.keyboard.type('learned')
  await page.getByRole('option', { name: 'What Today has learned' }).waitFor()
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard/today/learned')
  await page.getByText(`${COMMUNITY}, 7 of 7`).waitFor()

  await tabTo(page, `Undo: ${COMMUNITY}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Undone. This starts over.')
  await expect.poll(() => lines(page)).not.toContain(`${COMMUNITY}, 7 of 7`)
  expect(await inFocus(page)).not.toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter')
  await page.getByText(`${COMMUNITY}, 7 of 7`).waitFor()

  await page.getByRole('button', { name: 'Forget everything' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Forget everything?' })
  await dialog.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing learned yet. Dismiss a thread and say why, and it shows up here.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Today' }).press('Enter')
  await arriveAt(page, '/dashboard/today')
  // Which group it's in by now depends on when its community's rules were read.
  const row = page.locator('main [data-row]').filter({ hasText: titles[0] ?? '' })
  await row.waitFor()
  expect(await page.getByText(/^Lower: /).count()).toBe(0)
  await leave()
})
