import { askJudge, MOST_AT_ONCE, planCall } from '../../judge/model/ask-judge.ts'
import { type CommunityVerdict, judgeCommunities } from '../../judge/model/judge-communities.v1.ts'
import type { NumberedProfile } from '../../judge/number-profile.ts'
import { cut } from '../../platform/plain-text.ts'
import { payForJudging } from '../../spending/pay-for-judging.ts'
import type { Finder } from './find-communities.ts'
import type { OpenPlace } from './visit-community.ts'

const CALL_MS = 30_000
const MOST_RULES = 15
const LONGEST = { about: 600, rule: 400 }

type Asked = { userId: string; lines: NumberedProfile; places: OpenPlace[] }

/** What the operator's model says of each community, null where it says nothing. `isWhole`: asking again later would bring no more. */
export async function judgePlaces(finder: Finder, { userId, lines, places }: Asked) {
  const { model, spending, log } = finder
  const verdicts: (CommunityVerdict | null)[] = places.map(() => null)
  if (!spending.hasModel) return { verdicts, isWhole: true }
  for (let from = 0; from < places.length; from += MOST_AT_ONCE) {
    const asked = { subject: lines, items: places.slice(from, from + MOST_AT_ONCE).map(describe) }
    const signal = AbortSignal.timeout(CALL_MS)
    const outcome = await payForJudging(finder, { userId, call: planCall(judgeCommunities, asked) }, () =>
      askJudge(model, judgeCommunities, { ...asked, signal }),
    )
    if (outcome.kind !== 'ok') {
      const needsPerson = outcome.kind === 'unavailable' && outcome.needsPerson
      log[needsPerson ? 'error' : 'warn']('suggestions.model_failed', { reason: outcome.kind })
      return { verdicts, isWhole: false }
    }
    verdicts.splice(from, outcome.value.length, ...outcome.value)
  }
  return { verdicts, isWhole: true }
}

const describe = ({ community, title, about, rules, recentTitles }: OpenPlace) => ({
  name: community.name,
  title: cut(title, LONGEST.about),
  description: cut(about, LONGEST.about),
  members: community.subscribers ?? 0,
  rules: rules
    .filter(({ unread }) => !unread)
    .slice(0, MOST_RULES)
    .map(({ name, text }) => ({ title: cut(name, LONGEST.rule), text: cut(text, LONGEST.rule) })),
  recentTitles,
})
