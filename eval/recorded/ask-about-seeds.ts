import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import type { WrittenCommunity } from '../../simulators/reddit/world/written-community.ts'
import { judgeCommunities } from '../../src/judge/model/judge-communities.v1.ts'
import { judgePosts } from '../../src/judge/model/judge-posts.v1.ts'
import { readRules } from '../../src/judge/model/read-rules.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../src/judge/number-profile.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'
import { openSites } from './open-sites.ts'

/** Where everyone who has chosen nothing else begins. */
export const general = ['microsaas', 'startups', 'entrepreneur']

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

/** Websites by an author who knew nothing of the product, and the communities with written posts that it suggests for them. */
const walked: Record<string, string[]> = {
  'drillbak.dev': ['SmallOfficeIT', 'selfhosted', 'HomelabBeginners'],
  'lettersfromottilie.com': ['GenealogyBeginners', 'FamilyTreeResearch'],
  'ombrelio.io': ['LawnCareBusiness', 'TradesOwners', 'PlumbersTalk'],
  'rezanko.eu': ['SmallShopWood', 'HandToolBench'],
  'schlummerschicht.de': ['ShiftSleepers', 'QuantifiedBody', 'NursesBreakRoom'],
}

/** What the product asks about the demo's websites, communities, posts and rules: what each question got, null where nobody has answered it yet. */
export async function askAboutSeeds(replay: Replay) {
  const sites = await openSites()
  try {
    const written = new Map(readCommunities().map((community) => [community.name, community]))
    const profiles = []
    const communities = []
    const fits = []
    for (const [host, places] of Object.entries({ ...seeds, ...walked })) {
      const [profile = null] = await askInBatches(replay, writeProfile, null, [await sites.present(host)])
      profiles.push(profile)
      if (!profile) continue
      const subject = numberProfile(profile)
      const visited = places.flatMap((name) => written.get(name) ?? [])
      if (host in walked)
        communities.push(...(await askInBatches(replay, judgeCommunities, subject, visited.map(present))))
      const posts = visited.flatMap(({ name, posts: all }) =>
        all.map(({ title, body }) => ({ community: name, title, text: body })),
      )
      fits.push(...(await askInBatches(replay, judgePosts, subject, posts)))
    }
    const rules = [...written.values()].flatMap((community) => present(community).rules)
    return { profiles, communities, fits, rules: await askInBatches(replay, readRules, null, rules) }
  } finally {
    await sites.close()
  }
}

/** As a recording knows it: what changes from day to day is left out. */
const present = ({ name, title, about, rules }: WrittenCommunity) => ({
  name,
  title,
  description: about,
  members: 0,
  rules: rules.map((rule) => ({ title: rule.name, text: rule.description })),
  recentTitles: [],
})
