import { request } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { createModel } from '../../src/adapters/model/create-model.ts'
import { readHtml } from '../../src/adapters/website/read-html.ts'
import { createWebsiteReader } from '../../src/adapters/website/read-website.ts'
import { createSimulatedInternet } from '../../src/adapters/website/simulated-internet.ts'
import { judgeHere } from '../../src/features/judging-verbs.ts'
import { describeFromPage } from '../../src/features/products/describe/describe-product.ts'
import { startLlm } from '../llm/start-llm.ts'
import { startWebsites } from './start-websites.ts'

const websites = await startWebsites({ port: 0 })
const llm = await startLlm({ port: 0 })
const internet = createSimulatedInternet(websites.url)
afterAll(async () => {
  await internet.close()
  await Promise.all([websites.close(), llm.close()])
})

const { read } = createWebsiteReader({ dispatcher: internet, userAgent: 'Threadlark-Test/1' })
const models = { writer: 'sim-writer', small: 'sim-small', judge: 'sim-small' }
const model = createModel({ baseUrl: `${llm.url}/v1`, apiKey: 'llm-sim-key', models })

const pageOf = async (host: string) => {
  const page = await read(host, { readHtml })
  if (page.kind !== 'page') throw new Error(page.kind)
  return page
}

test.each([
  ['pawslot.com', 'PawSlot', /booking calendar.*dog groomers/, '$19'],
  ['invoicefern.com', 'InvoiceFern', /writes invoices/, '€9'],
  ['logtide.dev', 'Logtide', /log search engine/, '$29'],
  ['quietcal.app', 'Quietcal', /sits on top of Google Calendar/, '$6'],
  ['shelfsprout.co.uk', 'Shelfsprout', /stock app for independent shops/, '£25'],
  ['tutorloom.com', 'Tutorloom', /organiser for private tutors/, '$12'],
])(
  '%s says enough to be described: text, description, prices among the facts',
  async (host, name, what, price) => {
    const page = await pageOf(host)
    expect(page.text.split(/\s+/).length).toBeGreaterThanOrEqual(400)
    const outcome = await describeFromPage({ model, judge: judgeHere, page, productName: name })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    expect(outcome.description).toMatch(what)
    expect(outcome.description).toMatch(new RegExp(`^${name}`))
    expect(outcome.facts.length).toBeGreaterThanOrEqual(8)
    expect(outcome.facts.some(({ text }) => text.includes(price))).toBe(true)
  },
)

test('any other name has a site of its own, the same each time', async () => {
  const [once, again, other] = await Promise.all(
    ['paper-kite.io', 'paper-kite.io', 'www.oakline.co.uk'].map(pageOf),
  )
  expect(once?.text).toBe(again?.text)
  expect(once?.text).toMatch(/^What Paper Kite is\nPaper Kite is a made-up product of this demo, an? /)
  expect(other?.text).toMatch(/Oakline is a made-up product of this demo/)
})

test.each(['paper-kite.io', 'www.oakline.co.uk', 'my-real-company.com'])(
  'what the demo makes up for %s says so, in the description and in every fact',
  async (host) => {
    const page = await pageOf(host)
    expect(page.title).toMatch(/A made-up product of the demo/)
    const outcome = await describeFromPage({ model, judge: judgeHere, page, productName: page.name ?? '' })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    expect(outcome.description).toMatch(/^[\w ]+ is a made-up product of this demo, /)
    const facts = outcome.facts.map(({ text }) => text)
    expect(facts.length).toBeGreaterThanOrEqual(5)
    expect(facts.filter((text) => !/made-up product|^In this example /.test(text))).toEqual([])
  },
)

test('the server by its own name lists the sites', async () => {
  const { body } = await request(websites.url)
  expect(await body.text()).toContain('pawslot.com')
})
