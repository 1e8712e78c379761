import { join } from 'node:path'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { pay } from './pay.ts'
import { applyFilters, posts, reddits } from './reading.ts'
import { superuser } from './signed-in.ts'
import { startTestStack } from './start-test-stack.ts'

/** A folder for pictures of every step; without it none are taken. */
const PICTURES = process.env.WALK_PICTURES
const { AUTH_SECRET } = localEnvironment({ port: 0, simPort: 0, env: {} })

type Known = {
  host: string
  name: string
  claim: string
  chip: RegExp
  places: Record<string, string[]>
}

/**
 * Websites by an author who had seen neither the product nor its code. `places`: the communities with written posts that suit them, and the
 * titles there that the recorded model calls a strong fit. The author knew the communities by their names only, so there are few.
 */
const products: Known[] = [
  {
    host: 'drillbak.dev',
    name: 'Drillbak',
    claim: 'Restore drills for your backups. Weekly. Unattended.',
    chip: /restic, Borg or Kopia/,
    places: { SmallOfficeIT: [], selfhosted: [], HomelabBeginners: [] },
  },
  {
    host: 'lettersfromottilie.com',
    name: 'Letters from Ottilie',
    claim: 'We read the old handwriting in your family papers, so you can hear them speak',
    chip: /Kurrent or Sütterlin/,
    places: {
      FamilyTreeResearch: [
        'Can anyone read this? Latin, Bohemia 1743',
        'Kurrent - is that an h or is the clerk having a stroke [Transcription]',
      ],
      GenealogyBeginners: [],
    },
  },
  {
    host: 'ombrelio.io',
    name: 'Ombrelio',
    claim: 'Never be absent again. The Presence Continuity Platform for hands-on businesses.',
    chip: /Plumbers/,
    places: {
      LawnCareBusiness: [],
      TradesOwners: [],
      PlumbersTalk: ['Missed 14 calls with my arms in a crawlspace. 11 never left a message [Business]'],
    },
  },
  {
    host: 'rezanko.eu',
    name: 'Rezanko',
    claim: 'Cutting plan and price offer for small wood workshop, from one list',
    chip: /cabinet and kitchen workshops/,
    places: {
      SmallShopWood: [
        "How long does it take you to quote a built-in? I'm at 4 hours and I win one in five",
        'Offcuts',
        'sheet layout for 14 cabinets on paper, still bought 2 sheets too many [Question]',
      ],
      HandToolBench: [],
    },
  },
  {
    host: 'schlummerschicht.de',
    name: 'Schlummerschicht',
    claim: 'Schlafplan für Schichtarbeit. A sleep plan that follows your roster.',
    chip: /early, late and night shifts/,
    places: {
      ShiftSleepers: ['flatmates. four of us, four different shifts, one washing machine'],
      NursesBreakRoom: ['Night shift and two small kids, how do you sleep'],
    },
  },
]

const step = (page: Page, n: number) => page.getByText(`Step ${n} of 4`).waitFor()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

type Stack = { origin: string; superuser: typeof superuser }

/** Someone who has just signed up, before the first question. */
async function arrive(
  { origin, superuser: db }: Stack,
  kind: string,
  look: { width?: number; dark?: boolean },
) {
  const { id } = await buildUser(db, { onboarded: false, name: 'Nora Newcomer' })
  const visit = await newVisitor(look)
  const [name = '', value = ''] = (
    await signInAs(db, { config: { origin, authSecret: AUTH_SECRET } }, id)
  ).split('=')
  await visit.context.addCookies([{ name, value, url: origin }])
  const { page } = visit
  await page.goto(`${origin}/onboarding`)
  await step(page, 1)
  await next(page).click()
  await step(page, 2)
  /** What stands there is accessible, and can be looked at. */
  const see = async (what: string) => {
    await expectAccessible(page)
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `${kind}-${what}.png`), fullPage: true })
  }
  return { ...visit, see }
}

async function enterAddress(page: Page, host: string) {
  await page.getByLabel('Website URL').fill(host)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
}

/** From the chosen communities to the dashboard, with the plan paid. */
async function goOn(page: Page, see?: (what: string) => Promise<void>) {
  await page.getByRole('button', { name: 'Save Product' }).click()
  await expectToast(page, 'Product created!')
  await step(page, 4)
  await see?.('4-plan')
  await page.getByRole('radio', { name: /^Pro/ }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await pay(page)
  await see?.('5-success')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await arriveAt(page, '/dashboard')
}

/** Opens a community's feed, best first, once nobody reads it any more. */
async function openFeed(page: Page, subreddit: string) {
  const applied = page.locator('main').getByText(/^r\/\w+, hot\./)
  await applied.waitFor()
  if (!(await applied.innerText()).startsWith(`r/${subreddit},`)) await applyFilters(page, { subreddit })
  // What is known already isn't asked for again; a page that is loaded anew asks for all of it.
  const isRead = page.waitForResponse((response) => tellsAllOf(response, subreddit))
  await page.reload()
  await isRead
  await page.getByRole('radio', { name: 'Best to answer' }).check({ force: true })
}

async function tellsAllOf(response: Response, subreddit: string) {
  if (!response.url().endsWith('/api/fits') || !response.ok()) return false
  const asked = response.request().postDataJSON()
  // What the page asked before it was loaded anew has gone with it.
  const said = await response.json().catch(() => undefined)
  return asked.posts.subreddit === subreddit && said?.reading === false
}

const quickLook = (page: Page) =>
  page.getByText("Sorted by a quick look. A full reading isn't available right now.")

const titlesWith = (page: Page, mark: string) =>
  posts(page)
    .filter({ has: page.getByText(mark, { exact: true }) })
    .getByRole('button')
    .allTextContents()

describe('with the recorded answers', () => {
  // Five products one after the other would wait for each other's share of Reddit's quota.
  beforeAll(() => reddits('POST', 'limits', { perWindow: 10_000 }))
  afterAll(() => reddits('POST', 'limits', { perWindow: 1_000 }))

  test.each([
    ...products.map((product) => ({ ...product, width: 1440, dark: false })),
    ...products.slice(1, 2).map((product) => ({ ...product, width: 390, dark: true })),
  ])(
    '$host at $width: an address, its communities, and the threads there that are worth an answer',
    async (product) => {
      const { host, name, chip, places, ...look } = product
      const stack = { origin: inject('origin'), superuser }
      const { page, see, leave } = await arrive(stack, `model-${host}-${look.width}`, look)
      await enterAddress(page, host)
      await expectToast(page, 'Description generated!')
      expect(await page.getByLabel('Product name').inputValue()).toBe(name)
      expect((await page.getByLabel('Description').inputValue()).length).toBeGreaterThan(40)
      await page.locator('[data-slot=logo-field] img').waitFor()
      const chips = page.locator('[data-slot=profile-field] [data-chip]')
      await chips.filter({ hasText: chip }).first().waitFor()
      expect(await chips.count()).toBeGreaterThan(15)
      await see('2-product')
      await next(page).click()

      await step(page, 3)
      const suggested = page.getByRole('list', { name: `Suggested for ${name}` })
      for (const place of Object.keys(places)) {
        await suggested.getByRole('button', { name: `Add r/${place}` }).click()
        await suggested.getByRole('button', { name: `Added r/${place}` }).waitFor()
      }
      await see('3-communities')
      await goOn(page, see)
      let found = 0
      for (const [place, strong] of Object.entries(places)) {
        await openFeed(page, place)
        await posts(page).first().waitFor()
        const shown = await posts(page).getByRole('button').allTextContents()
        // What is on the page changes with the hour.
        const expected = strong.filter((title) => shown.includes(title))
        await expect.poll(async () => (await titlesWith(page, 'Strong fit')).toSorted()).toEqual(expected)
        expect(await quickLook(page).count()).toBe(0)
        found += expected.length
        await see(`6-feed-${place}`)
      }
      expect(found > 0).toBe(Object.values(places).flat().length > 0)
      await leave()
    },
  )
})

describe('without a model', () => {
  let stack: Awaited<ReturnType<typeof startTestStack>>
  beforeAll(async () => {
    const unset = { MODEL_BASE_URL: '', MODEL_API_KEY: '', MODEL_WRITER: '', MODEL_SMALL: '' }
    stack = await startTestStack({ env: unset })
    await fetch(`${stack.simulators.reddit}/__control/limits`, {
      method: 'POST',
      body: JSON.stringify({ perWindow: 10_000 }),
    })
  })
  afterAll(() => stack.stop())

  test.each(products)('$host: what needs none works, and the rest says so', async ({ host, name, claim }) => {
    const { page, see, leave } = await arrive(stack, `none-${host}`, {})
    await enterAddress(page, host)
    await expectToast(
      page,
      'Failed to generate description. Please try again or write it manually.',
      'No writing service is set up here.',
    )
    expect(await page.getByLabel('Product name').inputValue()).toBe(name)
    await page.locator('[data-slot=logo-field] img').waitFor()
    await page.getByLabel('Description').fill(claim)
    await see('2-product')
    await next(page).click()

    await step(page, 3)
    const suggested = page.getByRole('list', { name: `Suggested for ${name}` })
    const noneFound = page.getByText('No close match. Start with one of these:')
    await suggested.or(noneFound).waitFor()
    const add = suggested.getByRole('button', { name: /^Add r\// }).first()
    const general = page.getByRole('list', { name: 'Suggestions' }).getByRole('button').first()
    await ((await noneFound.isVisible()) ? general : add).click()
    await see('3-communities')
    // Plan and payment are the same with and without.
    await goOn(page)
    const { rows } = await stack.superuser.query(
      'select subreddits from products where name = $1 and website like $2',
      [name, `%${host}%`],
    )
    await openFeed(page, rows[0].subreddits[0])
    await quickLook(page).waitFor()
    expect(await titlesWith(page, 'Strong fit')).toEqual([])
    await see('6-feed')
    await leave()
  })
})
