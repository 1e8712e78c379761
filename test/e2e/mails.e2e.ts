import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { expectAccessible, expectToast, newVisitor } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { choosePlan, pay } from './pay.ts'
import { newUser, superuser } from './signed-in.ts'

const mails = mailbox(inject('simulators').mail)

test('from paying to the mail, to its link, to the setting: tips end with two presses and begin with one', async () => {
  const { page, user, leave } = await newUser()
  await page.goto('/dashboard')
  await choosePlan(page, 'Pro')
  await pay(page)
  const welcome = await mails.newest(user.email)
  expect(welcome.subject).toBe('Where to start with Threadlark')
  const link = welcome.links.find((one) => one.includes('/unsubscribe')) ?? ''

  // On another device, where nobody is signed in.
  const stranger = await newVisitor({ width: 390 })
  await stranger.page.goto(link)
  await expectAccessible(stranger.page)
  await stranger.page.getByRole('button', { name: 'Turn Off Tips' }).click()
  await stranger.page.getByRole('heading', { name: 'Tips by e-mail are off' }).waitFor()
  await expectAccessible(stranger.page)
  await stranger.page.goto(`${link}x`)
  await stranger.page.getByRole('heading', { name: 'This link is broken' }).waitFor()
  await stranger.leave()

  await page.goto('/dashboard/settings')
  const tips = page.getByLabel('Tips by e-mail')
  expect(await tips.isChecked()).toBe(false)
  await tips.check()
  await expectAccessible(page)
  const stored = async () =>
    (await superuser.query('select tips_by_email from profiles where user_id = $1', [user.id])).rows[0]
  await expect.poll(stored).toEqual({ tips_by_email: true })
  await page.reload()
  expect(await tips.isChecked()).toBe(true)
  // Long enough for two workers to find a second one to send.
  await wait(1_000)
  expect((await mails.list(user.email)).length).toBe(1)
  await leave()
})

test('a choice that could not be kept is taken back, and the toast says why', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/settings')
  await page.route('**/api/mails/tips', (route) => route.abort())
  await page.getByLabel('Tips by e-mail').click()
  await expectToast(page, 'Failed to save', /couldn't reach the server/)
  expect(await page.getByLabel('Tips by e-mail').isChecked()).toBe(true)
  await leave()
})
