import type { Page } from 'playwright-core'

export const FRAMES_PER_SECOND = 25
export const FRAME_MS = 1000 / FRAMES_PER_SECOND

/** From here on the page's time stands still, and only `stepTime` moves it. */
export async function holdTime(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** Runs in the page: whatever moves by CSS moves on. */
export function moveAnimations(byMs: number) {
  for (const animation of document.getAnimations()) {
    const at = Number(animation.currentTime ?? 0)
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (at + byMs >= end) animation.finish()
    else animation.currentTime = at + byMs
  }
}

/** One frame on: timers first, then animations. */
export async function stepTime(page: Page) {
  await page.clock.runFor(FRAME_MS)
  await page.evaluate(moveAnimations, FRAME_MS)
}
