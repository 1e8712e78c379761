import { openReplay } from '../../eval/recorded/open-replay.ts'
import { openSites } from '../../eval/recorded/open-sites.ts'
import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import type { Model } from '../../src/adapters/model/create-model.ts'
import { loadModelConfig } from '../../src/config/load-model-config.ts'
import { FEED_PAGE } from '../../src/features/feed/schema.ts'
import { MOST_READ_A_DAY } from '../../src/features/usage-limits.ts'
import { askJudge, MOST_AT_ONCE } from '../../src/judge/model/ask-judge.ts'
import { judgePosts } from '../../src/judge/model/judge-posts.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../src/judge/number-profile.ts'
import { writeSection } from './write-section.ts'

/** Products of the demo, with the communities that they are shown in. */
const products: Record<string, string[]> = {
  'pawslot.com': ['doggrooming', 'petbusiness', 'smallbusiness'],
  'logtide.dev': ['devops', 'selfhosted', 'node'],
  'tutorloom.com': ['tutor', 'MusicTeachersLounge', 'Teachers'],
}

const replay = await openReplay()
const sites = await openSites()
/** Those of .env.example. */
const { modelPrices } = loadModelConfig({})
const { input: reading, output: writing } = modelPrices.judge
const spent = { calls: 0, read: 0, written: 0 }
const counting: Model = {
  ...replay.model,
  generateObject: async (task) => {
    const answer = await replay.model.generateObject(task)
    spent.calls += 1
    spent.read += answer.usage?.inputTokens ?? 0
    spent.written += answer.usage?.outputTokens ?? 0
    return answer
  },
}
const startCount = () => Object.assign(spent, { calls: 0, read: 0, written: 0 })
const dollars = () => (spent.read * reading + spent.written * writing) / 1e6

try {
  const lines: string[] = []
  for (const [host, places] of Object.entries(products)) {
    startCount()
    const item = await sites.present(host)
    const told = await askJudge(counting, writeProfile, { subject: null, items: [item] })
    const profile = told.kind === 'ok' ? told.value[0] : null
    if (!profile) throw new Error(`Nothing is recorded of ${host}.`)
    const profiled = dollars()

    startCount()
    const communities = readCommunities().filter(({ name }) => places.includes(name))
    let answered = 0
    for (const { name, posts } of communities) {
      const items = posts.map(({ title, body }) => ({ community: name, title, text: body }))
      for (let from = 0; from < items.length; from += FEED_PAGE) {
        const page = items.slice(from, from + FEED_PAGE)
        for (let at = 0; at < page.length; at += MOST_AT_ONCE) {
          const batch = page.slice(at, at + MOST_AT_ONCE)
          const answer = await askJudge(counting, judgePosts, {
            subject: numberProfile(profile),
            items: batch,
          })
          answered += answer.kind === 'ok' ? answer.value.filter((verdict) => verdict !== null).length : 0
        }
      }
    }
    const asked = communities.reduce((sum, { posts }) => sum + posts.length, 0)
    if (answered < asked) throw new Error(`${asked - answered} posts for ${host} have no recorded verdict.`)
    const written = communities.reduce((sum, { postsPerDay }) => sum + postsPerDay, 0)
    const day = Math.min(written, MOST_READ_A_DAY)
    const share = day / asked
    const figures = [
      host,
      written,
      day,
      Math.ceil(spent.calls * share),
      Math.round(spent.read * share).toLocaleString('en-US'),
      Math.round(spent.written * share).toLocaleString('en-US'),
      (dollars() * share).toFixed(4),
      profiled.toFixed(4),
    ]
    lines.push(`| ${figures.join(' | ')} |`)
  }
  await writeSection('What judging costs', 'pnpm bench:judging', [
    `Recorded answers over the wire, in the feed's own pages of ${FEED_PAGE} and calls of at most ${MOST_AT_ONCE} posts, scaled to what the product's three`,
    `communities write in a day, at ${reading} and ${writing} dollars per million tokens read and written. All posts are judged here; the sieve leaves out up`,
    `to 40 % of longer lists, and ${MOST_READ_A_DAY} a day are the most for a product.`,
    '',
    '| product | posts written a day | judged | calls | tokens read | tokens written | dollars a day | profile, once |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ])
} finally {
  await Promise.all([replay.close(), sites.close()])
}
