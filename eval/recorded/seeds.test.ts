import { expect, test } from 'vitest'
import { askAboutSeeds } from './ask-about-seeds.ts'
import { openReplay } from './open-replay.ts'

test("every question about the demo's websites, communities, posts and rules has a recorded answer that holds", async () => {
  const replay = await openReplay()
  try {
    const asked = await askAboutSeeds(replay)
    const missing = Object.entries(asked).map(([name, answers]) => [
      name,
      (answers as unknown[]).filter((answer) => answer === null).length,
    ])
    expect(Object.fromEntries(missing)).toEqual({ profiles: 0, communities: 0, fits: 0, rules: 0 })
    expect(asked.fits.filter((verdict) => verdict?.fit === 'strong').length).toBeGreaterThan(30)
  } finally {
    await replay.close()
  }
})
