import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { calm, fine, model, newWriter, review, say } from './drafting.ts'
import { superuser } from './signed-in.ts'

beforeEach(calm)
afterEach(calm)

const TITLE = 'Anyone moved a grooming salon off of a big all-in-one system? How bad was it?'
const PITCH = 'I make Pawslot, a game-changer that takes deposits.'
const HELP = 'Export the client list first, then run both systems for a week.'
const PLAIN = 'I make Pawslot, which takes deposits.'
const sounds = {
  ...fine,
  findings: [
    { kind: 'canned', at: 1, quote: 'a game-changer', fix: 'Say what it does.' },
    { kind: 'pushy', at: 2, quote: 'run both systems', fix: 'Say why.' },
  ],
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const mend = (text: string) =>
  model('POST', 'behaviour', {
    mode: 'say',
    text: JSON.stringify({ sentences: [{ at: 1, text }] }),
    times: 1,
    about: 'You mend',
  })
const selected = (page: Page) =>
  field(page).evaluate((one) => {
    const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })

async function draft(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('petbusiness')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByText(TITLE).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate Comment' }).click()
  return dialog
}

test('suggestions are gone through and improved by keys alone, and one undo puts the old words back', async () => {
  await say(`${PITCH} ${HELP}`, 'sim-writer')
  await review(sounds)
  const { page, leave, user } = await newWriter()
  const dialog = await draft(page)
  await dialog.getByRole('button', { name: '2 suggestions' }).waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await selected(page)).toBe('a game-changer')
  await page.keyboard.press('Alt+ArrowDown')
  expect(await selected(page)).toBe('run both systems')

  await mend(PLAIN)
  await review(fine)
  await page.keyboard.press('ControlOrMeta+I')
  await expect.poll(() => field(page).inputValue()).toBe(`${PLAIN} ${HELP}`)
  await dialog.getByRole('button', { name: /^Ready/ }).waitFor()
  await dialog.getByText('Says you built it', { exact: true }).waitFor()
  await dialog.getByText('1 sentence improved').waitFor()
  await dialog.locator('[data-mark=improved]', { hasText: PLAIN }).waitFor({ state: 'attached' })
  await expectAccessible(page)
  const kept = async () =>
    (await superuser.query('select content from drafts where user_id = $1', [user.id])).rows[0]?.content
  await expect.poll(kept).toBe(`${PLAIN} ${HELP}`)

  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+Z')
  expect(await field(page).inputValue()).toBe(`${PITCH} ${HELP}`)
  await dialog.getByText('Put back').waitFor()
  await dialog.getByRole('button', { name: '2 suggestions' }).waitFor()

  await mend(PLAIN)
  await review(sounds)
  await dialog.getByRole('button', { name: 'Improve', exact: true }).click()
  await dialog.getByText("Couldn't improve this one. Edit it yourself?").waitFor()
  expect(await field(page).inputValue()).toBe(`${PITCH} ${HELP}`)
  await expectAccessible(page)
  await leave()
})

test('words of the user are suggested about and never changed; what nobody could read is read again by a press', async () => {
  await say(`${PITCH} ${HELP}`, 'sim-writer')
  await review(sounds)
  const { page, leave } = await newWriter()
  const dialog = await draft(page)
  await dialog.getByRole('button', { name: '2 suggestions' }).waitFor()
  await field(page).fill(`Pawslot is my baby. ${HELP}`)
  await dialog.getByRole('button', { name: "Not fully checked. Does it say it's yours?" }).waitFor()
  await review({
    ...fine,
    findings: [{ kind: 'canned', at: 1, quote: 'my baby', fix: 'Say that you make it.' }],
  })
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: '1 suggestion' }).click()
  await dialog.getByText('Sounds like a machine or an ad.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Improve', exact: true }).count()).toBe(0)
  await leave()
})
