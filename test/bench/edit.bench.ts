import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArgs } from '../../scripts/stack/browser-args.ts'
import { findBrowser } from '../../scripts/stack/find-browser.ts'
import { startProcess } from '../../scripts/stack/start-process.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { dropDatabase, freePorts } from '../e2e/start-test-stack.ts'

const MOST_MS = 2_000
const ROUNDS = 3
const START_MS = 180_000
const SEEN_MS = 60_000

/** What is edited, and how one sees it. MARK is a new word in each round. */
const SERVER = {
  file: 'src/features/blog/routes.ts',
  from: "c.json(await listPosts(c.var.ctx, c.req.valid('query')))",
  to: "c.json({ ...(await listPosts(c.var.ctx, c.req.valid('query'))), edit: 'MARK' })",
}
const PAGE = {
  file: 'src/web/pages/auth.tsx',
  from: 'Sign in to get back to your threads.',
  to: 'Sign in to get back to MARK.',
}
const ROUTE = '/api/blog/posts'

const originals = new Map([SERVER, PAGE].map(({ file }) => [file, readFileSync(file, 'utf8')]))
const restore = () => {
  for (const [file, text] of originals) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
// However it ends: these are the files that people work on.
process.on('exit', restore)

const name = `threadlark_edit_${randomBytes(4).toString('hex')}`
const databaseUrl = Object.assign(new URL(loadMigrateConfig().databaseUrl), { pathname: `/${name}` }).href
const storage = await mkdtemp(join(tmpdir(), 'storage-'))
const port = await freePorts(1)
const origin = `http://localhost:${port}`
const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1])
const said: string[] = []
const started = performance.now()
const dev = startProcess(
  ['scripts/dev.ts'],
  {
    ...Object.fromEntries(inherited),
    PORT: String(port),
    SIM_PORT: String(await freePorts(10)),
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: name,
    STORAGE_FOLDER: storage,
  },
  (text) => said.push(text),
)
let browser: Browser | undefined
const superuser = new pg.Pool({ connectionString: databaseUrl, max: 1 })
superuser.on('error', () => {})
let cleaning: Promise<void> | undefined
const cleanUp = () => (cleaning ??= stopEverything())
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))

try {
  // Playwright would end this process at a signal, and nobody would stop the rest.
  const ownSignals = { handleSIGINT: false, handleSIGTERM: false }
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs, ...ownSignals })
  await poll('pnpm dev to be ready', START_MS, async () => said.join('').includes('Demo accounts'))
  console.log(`ready after ${seconds(performance.now() - started)}; load of the machine ${loadavg()[0]}`)

  const page = await browser.newPage()
  page.setDefaultTimeout(SEEN_MS)
  const opened = performance.now()
  await page.goto(`${origin}/auth`)
  await isLive(page)
  console.log(`first load of /auth, until its form works: ${seconds(performance.now() - opened)}`)
  // A page of the same origin that nothing reloads.
  const asking = await browser.newPage()
  await asking.goto(`${origin}/robots.txt`)
  await seen(asking, '"posts"')
  const before = await countConnections()

  const knocking = knock(port)
  const times = { server: [] as number[], page: [] as number[] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.server.push(await edit(SERVER, `server-${round}`, (mark) => seen(asking, mark)))
    // An edit of the server reloads open pages; this is about an open page.
    await isLive(page)
    times.page.push(
      await edit(PAGE, `page-${round}`, (mark) => page.getByText(mark).waitFor({ timeout: SEEN_MS })),
    )
  }
  const broken = await edit({ ...SERVER, to: 'c.json(' }, 'broken', () => seen(asking, 'routes.ts'))
  restore()
  await seen(asking, '"posts"')
  const knocks = await knocking.stop()

  const failures = [
    ...Object.entries(times).flatMap(([what, all]) =>
      Math.max(...all) > MOST_MS ? [`an edit of the ${what} took longer than ${seconds(MOST_MS)}`] : [],
    ),
    ...(knocks.refused.length > 0
      ? [`connections were refused: ${[...new Set(knocks.refused)].join(', ')}`]
      : []),
  ]
  for (const [what, all] of Object.entries(times))
    console.log(`${what} edit seen after ${all.map(seconds).join(', ')}`)
  console.log(`an error of the compiler seen after ${seconds(broken)}`)
  console.log(
    `${knocks.answered} requests meanwhile, ${knocks.refused.length} refused, the slowest ${seconds(knocks.slowestMs)}`,
  )
  await poll('old connections to be closed', SEEN_MS, async () => (await countConnections()) <= before + 2)
  console.log(`connections to the database: ${before} before the edits, ${await countConnections()} after`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
} catch (error) {
  console.error(said.join('').slice(-4_000))
  throw error
} finally {
  await cleanUp()
}

async function stopEverything() {
  restore()
  await browser?.close()
  await dev.stop()
  await superuser.end()
  await dropDatabase(databaseUrl, name)
  await rm(storage, { recursive: true, force: true })
}

async function edit(
  { file, from, to }: typeof SERVER,
  mark: string,
  see: (mark: string) => Promise<unknown>,
) {
  const text = originals.get(file) ?? ''
  const edited = text.replace(from, () => to.replace('MARK', mark))
  if (edited === text) throw new Error(`${file} no longer has what is edited: ${from}`)
  const at = performance.now()
  writeFileSync(file, edited)
  await see(mark)
  return performance.now() - at
}

/** Asks the route out of the browser until its answer has the word. */
function seen(page: Page, word: string) {
  return page.waitForFunction(
    async ([path, wanted]) => (await (await fetch(path)).text()).includes(wanted),
    [ROUTE, word] as const,
    { timeout: SEEN_MS, polling: 25 },
  )
}

async function isLive(page: Page) {
  await page.waitForFunction(
    () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
    undefined,
    { timeout: SEEN_MS },
  )
}

/** Opens a new connection forty times a second. */
function knock(to: number) {
  const refused: string[] = []
  let answered = 0
  let slowestMs = 0
  const waiting = new Set<Promise<void>>()
  const once = async () => {
    const at = performance.now()
    const problem = await new Promise<string | undefined>((resolve) => {
      const agent = new Agent({ keepAlive: false })
      get({ host: '127.0.0.1', port: to, path: '/healthz', agent }, (answer) => {
        answer.resume().on('end', () => resolve(undefined))
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    if (problem) refused.push(problem)
    else answered += 1
    slowestMs = Math.max(slowestMs, performance.now() - at)
  }
  const timer = setInterval(() => {
    const one = once().finally(() => waiting.delete(one))
    waiting.add(one)
  }, 25)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(waiting)
      return { refused, answered, slowestMs }
    },
  }
}

async function countConnections() {
  const { rows } = await superuser.query(
    'select count(*)::int as connections from pg_stat_activity where datname = current_database()',
  )
  return rows[0].connections as number
}

async function poll(what: string, forMs: number, isSo: () => Promise<boolean>) {
  const until = performance.now() + forMs
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(`Waited in vain for ${what}.`)
    await wait(100)
  }
}

function seconds(ms: number) {
  return `${(ms / 1_000).toFixed(2)} s`
}
