import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, expectToast } from './browser.ts'
import { mendReddit, reddits } from './reading.ts'
import { newUser, superuser } from './signed-in.ts'

// Needs what follows logged comments: workers look at them and read the replies, as they do in production.

afterEach(mendReddit)

const ASKS = 'Does ten really hold them, or do they still not come?'

type Comment = { id: string; permalink: string }
const answerOf = async <Answer>(method: string, path: string, body: object) =>
  (await (await reddits(method, path, body)).json()) as Answer

/** Someone's comment below a post, logged without its link. */
async function openActivity(look: Parameters<typeof newUser>[0]) {
  const visit = await newUser({ plan: 'plus', ...look })
  const post = await answerOf<{ id: string }>('POST', 'posts', {
    subreddit: 'devops',
    title: 'How do you stop people canceling at 7am?',
    body: 'The hole costs me an hour.',
    hoursAgo: 2,
  })
  const comment = await answerOf<Comment>('POST', 'comments', { postId: post.id, body: 'Take ten up front.' })
  await superuser.query(
    `insert into activity (user_id, kind, subreddit, post_id, content, named) values ($1, 'comment', 'devops', $2, 'Take ten up front.', false)`,
    [visit.user.id, post.id],
  )
  return { ...visit, comment, postId: post.id }
}

const rows = (page: Page) => page.locator('[data-entry]')
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLElement
      ? Object.fromEntries(Object.entries(activeElement.dataset))
      : {}
  })

/** What a person who has only a keyboard does to get there. */
async function tabTo(page: Page, name: RegExp | string) {
  const wanted = page.getByRole('button', { name }).first()
  await wanted.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(name)}`)
}

/** The page looks again by itself after some minutes; someone in a hurry loads it anew. */
async function comesTo(page: Page, text: string) {
  await expect
    .poll(async () => {
      await page.reload()
      await rows(page).first().waitFor()
      return (await rows(page).allInnerTexts()).join()
    })
    .toContain(text)
}

/** As if it were time to look again. */
const lookNow = (userId: string) =>
  superuser.query(
    `update activity_outcomes set next_check_at = now(), next_look_at = case when next_look_at is not null then now() end where user_id = $1`,
    [userId],
  )

async function expectAccessibleInBoth(page: Page, dark: boolean) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
}

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])(
  'by the keyboard alone: a comment gets its link, is found up, answered, set aside and removed (%o)',
  async (look) => {
    const { page, leave, user, comment } = await openActivity(look)
    await page.goto('/dashboard/activity')
    await rows(page).getByText('Not watched').waitFor()
    await expectAccessibleInBoth(page, look.dark)

    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.type(`https://www.reddit.com${comment.permalink}`)
    await page.keyboard.press('Enter')
    await rows(page).getByText('Not checked yet').waitFor()
    await comesTo(page, 'Up')

    const reply = await answerOf<Comment>('POST', 'comments', {
      parentId: comment.id,
      author: 'fernridge_mobile',
      body: ASKS,
    })
    await lookNow(user.id)
    await comesTo(page, ASKS)
    await page.getByText('u/fernridge_mobile', { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Replies 1 waiting' }).waitFor()
    await expectAccessibleInBoth(page, look.dark)

    await page.goto(`/dashboard/activity?reply=${reply.id}`)
    await expect.poll(() => focused(page)).toMatchObject({ reply: reply.id })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await tabTo(page, 'Set aside')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Set aside.')
    await expect.poll(() => focused(page)).toHaveProperty('entry')
    const stateOf = async () =>
      (await superuser.query('select state from activity_replies where user_id = $1', [user.id])).rows
    await expect.poll(stateOf).toEqual([{ state: 'set_aside' }])
    await page.getByText('1 reply answered or set aside').press('Enter')
    await tabTo(page, /^Put back/)
    await expectAccessibleInBoth(page, look.dark)
    await page.keyboard.press('Enter')
    await expect.poll(stateOf).toEqual([{ state: 'waiting' }])

    await page.goto('/dashboard/today')
    await page.getByText('Reply waiting').first().waitFor()
    await expectAccessibleInBoth(page, look.dark)

    await reddits('POST', 'comments/delete', { id: comment.id, as: 'moderator' })
    await page.goto('/dashboard/activity?show=removed')
    await page.getByText('Nothing removed.').waitFor()
    await page.goto('/dashboard/activity')
    await lookNow(user.id)
    await comesTo(page, 'Removed')
    await page.getByRole('radio', { name: 'Removed' }).focus()
    await page.keyboard.press('Space')
    await rows(page).getByText("Moderators don't tell us why.").waitFor()
    await expectAccessibleInBoth(page, look.dark)
    await leave()
  },
)

test('a link to the post is told to be one, and another can be given', async () => {
  const { page, leave, user, postId } = await openActivity({ width: 390 })
  await page.goto('/dashboard/activity')
  await page.getByRole('button', { name: 'Add link to this comment in r/devops' }).click()
  await page
    .getByLabel('Link to your comment')
    .fill('https://www.reddit.com/r/startups/comments/1abcde/how_do_you/')
  await page.keyboard.press('Enter')
  await page.getByText('This link is in r/startups, not r/devops.').waitFor()
  await expectAccessible(page)
  await page
    .getByLabel('Link to your comment')
    .fill(`https://www.reddit.com/r/devops/comments/${postId}/how_do_you/`)
  await page.keyboard.press('Enter')
  await page
    .getByText("This link leads to the post, so we can't follow your comment.", { exact: false })
    .waitFor()
  expect(
    (await superuser.query('select state from activity_outcomes where user_id = $1', [user.id])).rows,
  ).toEqual([{ state: 'unclear_link' }])
  await page.getByRole('button', { name: 'Add link to this comment in r/devops' }).waitFor()
  await expectAccessible(page)
  await leave()
})
