import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { mendReddit, reddits } from './reading.ts'
import { newUser, superuser } from './signed-in.ts'

const { llm } = inject('simulators')

export function model(method: string, path: string, body?: object) {
  return fetch(`${llm}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** What every model answers, or only the one of this name, however often it is asked. */
export const say = (text: string, name?: string) =>
  model('POST', 'behaviour', { mode: 'say', text, model: name })

type Verdict = { disclosure: string; disclosedAt: number[]; claims: object[]; findings: object[] }
export const fine: Verdict = { disclosure: 'clear', disclosedAt: [1], claims: [], findings: [] }

/** What the reviewer says of the next text. Models that write aren't meant. */
export const review = (verdict: Verdict) =>
  model('POST', 'behaviour', {
    mode: 'say',
    text: JSON.stringify({ verdicts: [{ ref: 1, verdict }] }),
    times: 1,
    about: REVIEWING,
  })

/** How the instructions of a reviewer begin. */
export const REVIEWING = 'You check drafts'

/** The simulators as they were: well, at once, approved. */
export async function calm() {
  await model('DELETE', 'behaviour')
  await model('PUT', 'pace', { firstWordMs: 0, perWordMs: 0 })
  await mendReddit()
}

type Options = Parameters<typeof newUser>[0] & { subreddits?: string[]; products?: string[] }

/** Somebody with a plan and a product, whose clipboard can be read. */
export async function newWriter({
  subreddits = ['petbusiness', 'SaaS'],
  products = ['Pawslot'],
  ...rest
}: Options = {}) {
  const visit = await newUser({ plan: 'plus', ...rest })
  for (const name of products) {
    await superuser.query(
      `insert into products (user_id, name, description, website, subreddits, facts) values ($1, $2, $3, $4, $5, $6)`,
      [
        visit.user.id,
        name,
        'Online booking for dog groomers, with reminders and deposits.',
        'https://pawslot.com',
        subreddits,
        JSON.stringify([{ text: 'Takes deposits to keep no-shows away', source: null }]),
      ],
    )
  }
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return { ...visit, clipboard: () => visit.page.evaluate(() => navigator.clipboard.readText()) }
}

/** Makes the clipboard refuse, as browsers do without permission. */
export const forbidClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  })

/** A post that the user brings along, because Reddit lets nobody read. */
export async function pastePost(page: Page, post: { title: string; text: string; link?: string }) {
  await reddits('POST', 'approval', { state: 'blocked' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('quietplace')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  const paste = page.getByRole('dialog')
  await paste.getByLabel('Title').fill(post.title)
  await paste.getByLabel('Text').fill(post.text)
  await paste.getByLabel('Link').fill(post.link ?? '')
  await paste.getByRole('button', { name: 'Open Post' }).click()
  return page.getByRole('dialog', { name: post.title })
}
