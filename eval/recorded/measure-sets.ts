import { readSets, readWriting } from './labelled-sets.ts'
import { measureCommunities, measureFit, measureRules, measureTrouble } from './measure-judge.ts'
import { measureRepairs } from './measure-repairs.ts'
import { measureAttacks, measureDisclosures, measureDrafts } from './measure-reviews.ts'
import { openReplay } from './open-replay.ts'
import { measureWriting } from './writing/measure-writing.ts'

export type MeasuredSets = Awaited<ReturnType<typeof measureSets>>

/** The product's own questions about a folder of sets, answered by what a real model said to them. */
export async function measureSets(folder: string, recordings?: string) {
  const replay = await openReplay(recordings)
  try {
    const sets = readSets(folder)
    return {
      fit: await measureFit(replay, sets.feeds),
      trouble: await measureTrouble(replay, sets.troubles),
      rules: await measureRules(replay, sets.rules),
      communities: await measureCommunities(replay, sets.places),
      drafts: await measureDrafts(replay, sets.drafts),
      foreignDrafts: await measureDrafts(replay, sets.drafts.filter(isForeign)),
      repairs: measureRepairs(sets.drafts),
      disclosures: await measureDisclosures(replay, sets.disclosures),
      foreignDisclosures: await measureDisclosures(replay, sets.disclosures.filter(isForeign)),
      attacks: await measureAttacks(replay, sets.attacks),
    }
  } finally {
    await replay.close()
  }
}

const isForeign = ({ lang }: { lang: string }) => lang !== 'en'

/** What the product has written for a folder's cases, by what a real model wrote for it. */
export async function measureWritingOf(folder: string, recordings?: string) {
  const replay = await openReplay(recordings)
  try {
    return await measureWriting(replay, readWriting(folder))
  } finally {
    await replay.close()
  }
}
