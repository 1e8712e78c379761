import { expect, test } from 'vitest'
import { askAboutSeeds } from './ask-about-seeds.ts'
import { openReplay } from './open-replay.ts'

test("every question about the demo's websites, posts and rules has a recorded answer that holds", async () => {
  const replay = await openReplay()
  try {
    const { profiles, fits, rules } = await askAboutSeeds(replay)
    const missing = (answers: unknown[]) => answers.filter((answer) => answer === null).length
    expect({ profiles: missing(profiles), fits: missing(fits), rules: missing(rules) }).toEqual({
      profiles: 0,
      fits: 0,
      rules: 0,
    })
    expect(fits.filter((verdict) => verdict?.fit === 'strong').length).toBeGreaterThan(30)
  } finally {
    await replay.close()
  }
})
