import type { Locator, Page } from 'playwright-core'
import { ARROW, drawCursor } from '../draw-cursor.ts'

/** Sixty words a minute. */
const KEY_MS = 200
/** To see what to press next, and to get there. */
const AIM_MS = 1_000

export type Hand = ReturnType<typeof createHand>

/** A person's hand and eyes. In a hurry it does everything at once, and counts what a person would have needed. */
export function createHand(page: Page, { hurried }: { hurried: boolean }) {
  let savedMs = 0
  const cursor = { x: 560, y: 400 }
  const spend = async (ms: number) => {
    if (hurried) savedMs += ms
    else await page.waitForTimeout(ms)
  }

  async function point(at: Locator) {
    await at.waitFor()
    if (hurried) return spend(AIM_MS)
    await at.scrollIntoViewIfNeeded()
    await spend(AIM_MS / 2)
    const box = await at.boundingBox()
    if (!box) return
    const from = { ...cursor }
    const started = Date.now()
    // By the clock, not by steps: on a slow machine it takes as long, with fewer of them.
    for (let t = 0; t < 1; ) {
      t = Math.min((Date.now() - started) / (AIM_MS / 2), 1)
      const eased = t * t * (3 - 2 * t)
      cursor.x = from.x + (box.x + box.width / 2 - from.x) * eased
      cursor.y = from.y + (box.y + box.height / 2 - from.y) * eased
      await page.mouse.move(cursor.x, cursor.y)
      await page.evaluate(drawCursor, { ...cursor, click: t === 1 ? 0.3 : 1, arrow: ARROW })
    }
  }

  async function click(at: Locator) {
    await point(at)
    await at.click()
  }

  return {
    point,
    click,
    /** Reads, thinks, makes up their mind. */
    read: (seconds: number) => spend(seconds * 1_000),
    type: async (into: Locator, text: string) => {
      await click(into)
      if (!hurried) return into.pressSequentially(text, { delay: KEY_MS })
      savedMs += text.length * KEY_MS
      await into.fill(text)
    },
    savedMs: () => savedMs,
  }
}
