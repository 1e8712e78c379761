import { mkdir } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { mailbox } from '../../../test/e2e/mailbox.ts'
import { walkFirstFiveMinutes } from './first-five-minutes.ts'
import { createHand } from './hand.ts'
import { recordScreen } from './record-screen.ts'

const FOLDER = 'films'
const FILM = `${FOLDER}/first-five-minutes.mp4`
const EMAIL = 'bea@newcomer.test'

type Stack = { origin: string; simulators: { mail: string; llm: string } }

/** The walk of a newcomer in real time, at a person's pace, on film. */
export async function filmWalk(browser: Browser, { origin, simulators }: Stack) {
  const pace = JSON.stringify({ firstWordMs: 800, perWordMs: 50 })
  await fetch(`${simulators.llm}/__control/pace`, { method: 'PUT', body: pace })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await mkdir(FOLDER, { recursive: true })
  const save = await recordScreen(page)
  const started = Date.now()
  const { copied, draft } = await walkFirstFiveMinutes({
    page,
    hand: createHand(page, { hurried: false }),
    email: EMAIL,
    openMail: async () => {
      const { id, links } = await mailbox(simulators.mail).newest(EMAIL)
      return { address: `${simulators.mail}/messages/${id}`, link: links[0] ?? '' }
    },
  })
  const minutes = (Date.now() - started) / 60_000
  await page.waitForTimeout(2_000)
  await save(FILM)
  await context.close()
  console.log(`${FILM}: ${minutes.toFixed(2)} minutes from landing to a copied comment`)
  if (copied !== draft) throw new Error('What was copied is not the draft')
  if (minutes >= 5) throw new Error('It took five minutes or more')
}
