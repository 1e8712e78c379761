import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import { startWebsites } from '../../simulators/websites/start-websites.ts'
import { readHtml } from '../../src/adapters/website/read-html.ts'
import { createWebsiteReader } from '../../src/adapters/website/read-website.ts'
import { createSimulatedInternet } from '../../src/adapters/website/simulated-internet.ts'
import { judgeHere } from '../../src/features/judging-verbs.ts'
import { presentPage } from '../../src/features/products/describe/profile-page.ts'
import { judgePosts } from '../../src/judge/model/judge-posts.v1.ts'
import { readRules } from '../../src/judge/model/read-rules.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../src/judge/number-profile.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'

/** Where everyone who has chosen nothing else begins. */
const general = ['microsaas', 'startups', 'entrepreneur']

/** The simulated websites, and the communities in which the demo's visitors look for threads. */
const seeds: Record<string, string[]> = {
  'pawslot.com': ['doggrooming', 'petbusiness', 'smallbusiness', 'marketing', ...general],
  'invoicefern.com': [
    'freelance',
    'Bookkeeping',
    'smallbusiness',
    'Accounting',
    'photography_business',
    ...general,
  ],
  'logtide.dev': ['devops', 'selfhosted', 'sysadmin', 'node'],
  'quietcal.app': ['ADHD_productivity', 'productivity', 'RemoteWork', 'freelance'],
  'shelfsprout.co.uk': ['retail', 'EtsySellers', 'shopify', 'smallbusiness'],
  'tutorloom.com': ['tutor', 'MusicTeachersLounge', 'Teachers', 'ExamPrepRoom'],
}

/** What the product asks about the demo's websites, posts and rules: what each question got, null where nobody has answered it yet. */
export async function askAboutSeeds(replay: Replay) {
  const websites = await startWebsites({ port: 0 })
  try {
    const reader = createWebsiteReader({
      dispatcher: createSimulatedInternet(websites.url),
      userAgent: 'Threadlark/1',
    })
    const written = new Map(readCommunities().map((community) => [community.name, community]))
    const profiles = []
    const fits = []
    for (const [host, places] of Object.entries(seeds)) {
      const website = `https://${host}`
      const page = await reader.read(website, { readHtml })
      if (page.kind !== 'page') throw new Error(`${host} answered ${page.kind}.`)
      const item = await presentPage({ productName: '', website, page, judge: judgeHere })
      const [profile = null] = await askInBatches(replay, writeProfile, null, [item])
      profiles.push(profile)
      if (!profile) continue
      const posts = places.flatMap((name) =>
        (written.get(name)?.posts ?? []).map(({ title, body }) => ({ community: name, title, text: body })),
      )
      fits.push(...(await askInBatches(replay, judgePosts, numberProfile(profile), posts)))
    }
    const rules = [...written.values()].flatMap((community) =>
      community.rules.map(({ name, description }) => ({ title: name, text: description })),
    )
    return { profiles, fits, rules: await askInBatches(replay, readRules, null, rules) }
  } finally {
    await websites.close()
  }
}
