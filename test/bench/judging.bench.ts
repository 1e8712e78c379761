import { openReplay } from '../../eval/recorded/open-replay.ts'
import { openSites } from '../../eval/recorded/open-sites.ts'
import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import type { Model } from '../../src/adapters/model/create-model.ts'
import { loadModelConfig } from '../../src/config/load-model-config.ts'
import { openSieve } from '../../src/features/fits/open-sieve.ts'
import { leaving } from '../../src/features/fits/plan-reading.ts'
import { judgeAside } from '../../src/features/judge-aside.ts'
import { MOST_READ_A_DAY } from '../../src/features/usage-limits.ts'
import { askJudge } from '../../src/judge/model/ask-judge.ts'
import { judgePosts } from '../../src/judge/model/judge-posts.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../src/judge/number-profile.ts'
import { openEncoder } from '../../src/judge/sieve/encoder/open-encoder.ts'
import { createLog } from '../../src/platform/log.ts'
import { judgeArrivals } from './judge-arrivals.ts'
import { writeSection } from './write-section.ts'

/** Products of the demo, with the communities that they are shown in. */
const products: Record<string, string[]> = {
  'pawslot.com': ['doggrooming', 'petbusiness', 'smallbusiness'],
  'logtide.dev': ['devops', 'selfhosted', 'node'],
  'tutorloom.com': ['tutor', 'MusicTeachersLounge', 'Teachers'],
}

const DAY_MS = 86_400_000
const MANY = 1_000

const replay = await openReplay()
const sites = await openSites()
const encoder = openEncoder()
const judging = judgeAside(createLog({ level: 'error' }))
const sieve = openSieve(encoder, judging.judgeFor('bench'))
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

type Place = ReturnType<typeof readCommunities>[number]

/** As many posts as are written there in a day, those that are recorded again and again, evenly over the day. */
const dayOf = (places: Place[]) =>
  places.flatMap(({ name, posts, postsPerDay }) =>
    Array.from({ length: Math.round(postsPerDay) }, (_, n) => {
      const { title = '', body = '' } = posts[n % posts.length] ?? {}
      return {
        id: `${name}-${n}`,
        community: name,
        title,
        text: body,
        at: ((n + 0.5) * DAY_MS) / postsPerDay,
      }
    }),
  )

try {
  const lines: string[] = []
  const sums = { written: 0, judged: 0, calls: 0, read: 0, out: 0, dollars: 0, awaited: 0 }
  for (const [host, places] of Object.entries(products)) {
    startCount()
    const item = await sites.present(host)
    const told = await askJudge(counting, writeProfile, { subject: null, items: [item] })
    const profile = told.kind === 'ok' ? told.value[0] : null
    if (!profile) throw new Error(`Nothing is recorded of ${host}.`)
    const profiled = dollars()

    startCount()
    const day = dayOf(readCommunities().filter(({ name }) => places.includes(name)))
    const product = { name: host, description: profile.what?.text ?? '', facts: profile.jobs, profile }
    const sieved = await sieve.readPosts(product, day)
    const kept = sieved.flatMap((one) => {
      const post = day.find(({ id }) => id === one.said.postId)
      return post ? [{ at: post.at, post, sieved: one }] : []
    })
    const ask = async (calls: (typeof day)[]) => {
      for (const posts of calls) {
        const items = posts.map(({ community, title, text }) => ({ community, title, text }))
        const answer = await askJudge(counting, judgePosts, { subject: numberProfile(profile), items })
        const missing = answer.kind === 'ok' ? answer.value.filter((verdict) => verdict === null).length : 1
        if (missing > 0) throw new Error(`${missing} posts for ${host} have no recorded verdict.`)
      }
      return calls.flat().length
    }
    const judged = await ask(judgeArrivals(kept, false))
    sums.written += day.length
    sums.judged += judged
    sums.calls += spent.calls
    sums.read += spent.read
    sums.out += spent.written
    sums.dollars += dollars()
    const figures = [host, day.length, judged, spent.calls, whole(spent.read), whole(spent.written)]
    const together = dollars()
    startCount()
    await ask(judgeArrivals(kept, true))
    sums.awaited += dollars()
    const prices = [together, dollars(), profiled].map((price) => price.toFixed(4))
    lines.push(`| ${[...figures, ...prices].join(' | ')} |`)
  }
  const scale = MANY / lines.length
  const all = [sums.written, sums.judged, sums.calls, sums.read, sums.out].map((sum) => whole(sum * scale))
  await writeSection('What judging on arrival costs', 'pnpm bench:judging', [
    "A day of arrivals in a product's three communities, by a clock of its own: sieved for real, gathered into calls by the rules of",
    '`src/features/fits/plan-reading.ts`, and answered over the wire by recorded answers, at',
    `${reading} and ${writing} dollars per million tokens read and written. At most ${MOST_READ_A_DAY - leaving.likely(0)} of the ${MOST_READ_A_DAY} posts a day are read before`,
    'someone looks; what someone looks at comes on top, up to those. For someone who is told of strong fits right away, nothing waits for',
    'company.',
    '',
    '| product | posts written a day | judged | calls | tokens read | tokens written | dollars a day | told right away | profile, once |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    `| ${whole(MANY)} such products | ${all.join(' | ')} | ${(sums.dollars * scale).toFixed(2)} | ${(sums.awaited * scale).toFixed(2)} | |`,
  ])
} finally {
  await Promise.all([replay.close(), sites.close(), encoder.close(), judging.close()])
}

function whole(figure: number) {
  return Math.round(figure).toLocaleString('en-US')
}
