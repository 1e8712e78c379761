import type { Community, CommunityState } from '../world/community.ts'
import type { World } from '../world/world.ts'
import { type Answer, notFound, redirect } from './answer.ts'

type Choice = { communities: Community[]; isSingle: boolean } | { refusal: Answer }

const namePattern = /^[A-Za-z0-9][A-Za-z0-9_]{2,20}$/

const legacyPattern = /^[A-Za-z0-9]{2}$/

const BUSIEST = 50

const refusals: Partial<Record<CommunityState, Answer>> = {
  private: { status: 403, json: { reason: 'private', message: 'Forbidden', error: 403 } },
  gold_only: { status: 403, json: { reason: 'gold_only', message: 'Forbidden', error: 403 } },
  quarantined: {
    status: 403,
    json: {
      reason: 'quarantined',
      quarantine_message: 'This community is quarantined.',
      quarantine_message_html: '<p>This community is quarantined.</p>',
      message: 'Forbidden',
      error: 403,
    },
  },
  gated: {
    status: 403,
    json: {
      reason: 'gated',
      interstitial_warning_message: 'This community may be upsetting.',
      interstitial_warning_message_html: '<p>This community may be upsetting.</p>',
      message: 'Forbidden',
      error: 403,
    },
  },
  banned: { status: 404, json: { reason: 'banned', message: 'Not Found', error: 404 } },
  legal: { status: 451, json: { message: 'Unavailable', error: 451 } },
}

export const isReadable = ({ state }: Community) => state === 'public' || state === 'restricted'

/** The communities that `a+b+c` names, or the answer that Reddit gives instead. */
export function chooseCommunities(world: World, names: string, origin: string): Choice {
  const asked = names.split('+').filter(Boolean)
  const [first = ''] = asked
  if (asked.some((name) => /^(all|popular)$/i.test(name)))
    return { communities: busiest(world), isSingle: false }
  if (asked.length === 1 && isValidName(first) && !find(world, first)) {
    return { refusal: redirect(302, `${origin}/subreddits/search?q=${encodeURIComponent(first)}`) }
  }
  const known = new Set(asked.filter(isValidName).flatMap((name) => find(world, name) ?? []))
  const [only, ...others] = [...known].filter(({ state }) => asked.length === 1 || state !== 'banned')
  if (!only) return { refusal: notFound }
  if (others.length > 0) return { communities: [only, ...others].filter(isReadable), isSingle: false }
  const refusal = refusals[only.state]
  return refusal ? { refusal } : { communities: [only], isSingle: true }
}

const isValidName = (name: string) => namePattern.test(name) || legacyPattern.test(name)

const find = (world: World, name: string) => {
  const community = world.findCommunity(name)
  return community?.state === 'missing' ? undefined : community
}

const busiest = (world: World) =>
  world.communities
    .filter((community) => isReadable(community) && !community.over18)
    .toSorted((a, b) => b.postsPerDay - a.postsPerDay)
    .slice(0, BUSIEST)
