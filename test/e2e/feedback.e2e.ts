import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { newUser, superuser } from './signed-in.ts'
import { startTestStack } from './start-test-stack.ts'

const { AUTH_SECRET } = localEnvironment({ port: 0, simPort: 0, env: {} })

/** What is kept of somebody, newest last. */
const kept = async (userId: string) =>
  (await superuser.query('select message, rating, may_reply from feedback where user_id = $1', [userId])).rows

test('the sidebar and the user menu open feedback in a new tab', async () => {
  const { page, context, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard')
  const entry = page.getByRole('link', { name: 'Feedback' })
  expect(await entry.getAttribute('target')).toBe('_blank')
  const opened = context.waitForEvent('page')
  await entry.click()
  const tab = await opened
  await tab.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Feedback').waitFor()
  await tab.close()
  await page.getByRole('button', { name: /Uma User/ }).click()
  const again = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: /^Feedback/ }).click()
  await arriveAt(await again, '/dashboard/feedback')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await leave()
})

test('our own form keeps what was said, once, and asks for words first', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/feedback')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await page.getByText("Write what's on your mind.").waitFor()
  const words = page.getByLabel("What's on your mind?")
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await words.fill('The export is slow.')
  await page.getByText('Okay', { exact: true }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Poor', { exact: true }).click()
  await page.getByLabel(/You may write back to me at user-.*@factory\.test/).check()
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expectToast(page, 'Thank you!', 'Your feedback was sent. We read all of it.')
  expect(await kept(user.id)).toEqual([{ message: 'The export is slow.', rating: 2, may_reply: true }])
  expect(await words.inputValue()).toBe('')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await leave()
})

test('whoever has no plan, or is still setting up, can say why', async () => {
  for (const onboarded of [true, false]) {
    const { page, leave, user } = await newUser({ onboarded })
    await page.goto('/dashboard/feedback')
    await page.getByLabel("What's on your mind?").fill('Too dear for me.')
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await expectToast(page, 'Thank you!')
    expect(await kept(user.id)).toHaveLength(1)
    await leave()
  }
})

test('what could not be sent stays in the form, and the toast says why', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/feedback')
  await page.route('**/api/feedback', (route) => route.abort())
  await page.getByLabel("What's on your mind?").fill('Do keep this.')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expectToast(page, 'Failed to send feedback', /couldn't reach the server/)
  expect(await page.getByLabel("What's on your mind?").inputValue()).toBe('Do keep this.')
  await page.unroute('**/api/feedback')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expectToast(page, 'Thank you!')
  expect(await kept(user.id)).toHaveLength(1)
  await leave()
})

test.each([
  [390, true],
  [390, false],
  [1440, true],
])('at %d px, dark %s: our own form is accessible, fits, and works by keys', async (width, dark) => {
  const { page, leave } = await newUser({ plan: 'pro', width, dark })
  await page.goto('/dashboard/feedback')
  await page.getByLabel("What's on your mind?").focus()
  await page.keyboard.type('By keys.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: 'Poor', exact: true, checked: true }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await leave()
})

describe('with a collector of a third party', () => {
  /** Two origins that are not ours: the one that was named, and any other. */
  const third = createServer((request, response) => {
    const script = request.url?.startsWith('/resizer.js')
    response.writeHead(200, {
      'content-type': script ? 'text/javascript' : 'text/html',
      'access-control-allow-origin': '*',
    })
    response.end(
      script
        ? 'window.resizerRuns = (window.resizerRuns ?? 0) + 1'
        : `<!doctype html><html lang="en"><title>Form</title><h1>Tell us</h1><p>${request.url}</p></html>`,
    )
  })
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.intruder = true')
  })
  let stack: Awaited<ReturnType<typeof startTestStack>>
  let thirdUrl = ''
  let otherUrl = ''
  beforeAll(async () => {
    for (const server of [third, other]) {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    }
    thirdUrl = `http://127.0.0.1:${(third.address() as AddressInfo).port}`
    otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    stack = await startTestStack({
      env: { FEEDBACK_URL: `${thirdUrl}/form`, FEEDBACK_RESIZER_URL: `${thirdUrl}/resizer.js?v=4` },
    })
  })
  afterAll(async () => {
    await stack.stop()
    for (const server of [third, other]) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function arrive(path: string) {
    const visitor = await newVisitor()
    const { id } = await buildUser(stack.superuser, { plan: 'pro', onboarded: true })
    await stack.superuser.query(
      "insert into products (user_id, name, website, subreddits) values ($1, 'Pawslot', 'https://pawslot.com', '{petbusiness}')",
      [id],
    )
    const config = { origin: stack.origin, authSecret: AUTH_SECRET ?? '' }
    const [name = '', value = ''] = (await signInAs(stack.superuser, { config }, id)).split('=')
    await visitor.context.addCookies([{ name, value, url: stack.origin }])
    await visitor.page.goto(stack.origin + path)
    return visitor
  }
  const frame = (page: Page) => page.locator('iframe[title="Feedback form"]')
  const formOf = (page: Page) => page.frameLocator('iframe[title="Feedback form"]')
  const scripts = (page: Page) => page.locator(`script[src^="${thirdUrl}"]`).count()
  const skeletons = (page: Page) => page.getByRole('main').locator('[data-slot=skeleton]').count()
  const allows = (page: Page, feature: string, url: string) =>
    page
      .frames()
      .find((one) => one.url().startsWith(url))
      ?.evaluate((name) => {
        const { featurePolicy } = document as unknown as {
          featurePolicy: { allowsFeature: (name: string) => boolean }
        }
        return featurePolicy.allowsFeature(name)
      }, feature)

  test('its form is shown 700 px high with camera and microphone, and its script runs', async () => {
    const { page, leave } = await arrive('/dashboard/feedback')
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    expect((await frame(page).boundingBox())?.height).toBe(700)
    expect(await frame(page).getAttribute('allow')).toBe('camera; microphone')
    expect(await allows(page, 'camera', thirdUrl)).toBe(true)
    expect(await allows(page, 'microphone', thirdUrl)).toBe(true)
    expect(await allows(page, 'geolocation', thirdUrl)).toBe(false)
    await expect.poll(() => page.evaluate('window.resizerRuns')).toBe(1)
    await expect.poll(() => skeletons(page)).toBe(0)
    await expectAccessible(page)
    await leave()
  })

  test('a skeleton stands in its place until it has loaded', async () => {
    const { page, leave } = await arrive('/dashboard/settings')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`${thirdUrl}/form`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${stack.origin}/dashboard/feedback`, { waitUntil: 'commit' })
    await frame(page).waitFor({ state: 'attached' })
    expect(await skeletons(page)).toBe(1)
    release()
    await expect.poll(() => skeletons(page)).toBe(0)
    await leave()
  })

  test('on leaving, whatever the script did ends with its document; on the way back the page gets a new one', async () => {
    const { page, leave } = await arrive('/dashboard/feedback')
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    expect(await scripts(page)).toBe(1)
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('link', { name: 'Settings' }).click()
    await arriveAt(page, '/dashboard/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    // The new document may come while the old one is being asked.
    await expect.poll(() => page.evaluate('window.sameDocument').catch(() => true)).toBeUndefined()
    expect(await scripts(page)).toBe(0)
    expect(await frame(page).count()).toBe(0)
    expect(await page.evaluate('window.resizerRuns')).toBeUndefined()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.goBack()
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    expect(await page.evaluate('window.sameDocument')).toBeUndefined()
    expect(await scripts(page)).toBe(1)
    await leave()
  })

  test('a message that came just before the new document is read in it, once', async () => {
    const { page, leave } = await arrive('/dashboard/feedback')
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('button', { name: 'Search or jump to' }).click()
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('show r/petbusiness')
    await page.getByRole('option', { name: 'Show r/petbusiness' }).click()
    await arriveAt(page, '/dashboard')
    await expect.poll(() => page.evaluate('window.sameDocument').catch(() => true)).toBeUndefined()
    await expectToast(page, 'Filters applied!')
    await page.reload()
    await page.getByRole('list', { name: 'Posts' }).waitFor()
    expect(await page.locator('[data-slot=toast]').count()).toBe(0)
    await leave()
  })

  test('from a page whose policy lets nobody in, the form is still shown', async () => {
    const { page, leave } = await arrive('/dashboard/settings')
    // It asks once it listens; until then another address would not be its own.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/today/count')),
    )
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'x' }, '', '/dashboard/feedback')
      history.pushState({ idx: 2, key: 'y' }, '', '/dashboard/settings')
    })
    await page.goBack()
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    expect(await allows(page, 'camera', thirdUrl)).toBe(true)
    await leave()
  })

  test('any other origin is kept out, as a frame and as a script, there and everywhere', async () => {
    const { page, context } = await arrive('/dashboard/feedback')
    await formOf(page).getByRole('heading', { name: 'Tell us' }).waitFor()
    const tryOut = (url: string, kind: 'iframe' | 'script') =>
      page.evaluate(
        ([src, tag]) =>
          new Promise<string>((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            )
            const part = document.createElement(tag as 'script')
            // A frame that was kept out loads too, as an empty page, sometimes before the violation is told.
            part.addEventListener('load', () => setTimeout(resolve, 20_000, 'loaded'))
            part.src = src ?? ''
            document.body.append(part)
          }),
        [url, kind],
      )
    expect(await tryOut(`${otherUrl}/`, 'iframe')).toBe('frame-src')
    expect(await tryOut(`${otherUrl}/x.js`, 'script')).toBe('script-src-elem')
    expect(await tryOut(`${thirdUrl}/another.js`, 'script')).toBe('script-src-elem')
    expect(await page.evaluate('window.intruder')).toBeUndefined()
    await page.goto(`${stack.origin}/dashboard/settings`)
    expect(await tryOut(`${thirdUrl}/form`, 'iframe')).toBe('frame-src')
    await context.close()
  })
})
