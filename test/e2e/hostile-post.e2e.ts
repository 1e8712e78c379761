import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectToast } from './browser.ts'
import { calm, newWriter, say } from './drafting.ts'
import { reddits } from './reading.ts'

beforeEach(calm)
afterEach(calm)

/** What once froze whatever read it. */
const FROZE = `also${', and '.repeat(40)}x`
/** The worst that is left: a thread kind's pattern goes over these again and again. */
const TANGLED = `${'self-promo '.repeat(3_500)}${'i built a '.repeat(3_500)}`
/** A tab that has a turn every 50 ms counts so many in two seconds, had it a fifth of a core. */
const FEWEST_BEATS = 8

test('a hostile post is opened and drafted for, and the tab stays alive', async () => {
  await reddits('POST', 'approval', { state: 'blocked' })
  const { page, leave } = await newWriter({ subreddits: ['quietplace'] })
  await page.addInitScript(() => {
    const state = { beats: 0, longestMs: 0, last: performance.now() }
    Object.assign(window, { heart: state })
    setInterval(() => {
      const now = performance.now()
      state.beats += 1
      state.longestMs = Math.max(state.longestMs, now - state.last)
      state.last = now
    }, 50)
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('quietplace')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  const paste = page.getByRole('dialog')
  await paste.getByLabel('Title').fill('How do I stop no-shows?')
  await paste.getByLabel('Text').fill(`${FROZE}\n\n${TANGLED}`.slice(0, 39_000))
  await paste.getByRole('button', { name: 'Open Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'How do I stop no-shows?' })
  await dialog.getByRole('button', { name: 'Write it yourself' }).click()
  await dialog
    .getByRole('textbox', { name: 'Your comment', exact: true })
    .fill(`${FROZE} ${'a.'.repeat(1_500)} @${'a@'.repeat(500)}`)
  const before = await page.evaluate(() => ({ ...(window as unknown as { heart: { beats: number } }).heart }))
  await page.waitForTimeout(2_000)
  const after = await page.evaluate(() => ({
    ...(window as unknown as { heart: { beats: number; longestMs: number } }).heart,
  }))
  const beats = after.beats - before.beats
  expect(beats, `beats in two seconds; the longest pause was ${after.longestMs} ms`).toBeGreaterThan(
    FEWEST_BEATS,
  )
  await say('Ask for a deposit when they book, and say so on your page.')
  await dialog.getByRole('button', { name: 'What do you know about this?' }).click()
  await dialog.getByRole('button', { name: 'Generate Comment' }).click()
  await page.getByRole('button', { name: /Discard|Replace/ }).click()
  // Whichever it is, a draft or a sentence why there is none: it comes.
  await dialog
    .getByText(/Ask for a deposit|in time|no draft/)
    .first()
    .waitFor()
  await leave()
})

test('honest words are checked in the worker, and stop what may not be copied', async () => {
  const { page, leave, clipboard } = await newWriter({ subreddits: ['petbusiness'] })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('petbusiness')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page
    .getByRole('list', { name: 'Posts' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write it yourself' }).click()
  await dialog
    .getByRole('textbox', { name: 'Your comment', exact: true })
    .fill('Ask for [your number] dollars when they book.')
  await dialog.getByText('Fill in “[your number]”.').first().waitFor()
  expect(await dialog.getByRole('button', { name: 'Copy' }).getAttribute('aria-disabled')).toBe('true')
  await dialog
    .getByRole('textbox', { name: 'Your comment', exact: true })
    .fill('Ask for a deposit when they book, and say so on your page.')
  // At once, before the checks have had their quiet moment.
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied!')
  expect(await clipboard()).toBe('Ask for a deposit when they book, and say so on your page.')
  expect(workers.map((url) => url.replace(/.*\/(\w+-worker).*/, '$1')).toSorted()).toEqual(['judge-worker'])
  await leave()
})
