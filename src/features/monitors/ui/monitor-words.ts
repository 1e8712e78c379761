import { BadgeCheck, CircleQuestionMark, type LucideIcon, Scale } from 'lucide-react'
import type { Monitor, MonitorKind, Threshold } from '../schema.ts'

export const kindLooks: Record<MonitorKind, { name: string; icon: LucideIcon }> = {
  own_brand: { name: 'Own brand', icon: BadgeCheck },
  rival: { name: 'Rival', icon: Scale },
  problem: { name: 'Problem', icon: CircleQuestionMark },
}

export const thresholdNames: Record<Threshold, string> = {
  any: 'Any mention',
  fair: 'Fair fit or better',
  strong: 'Strong fit',
}

/** What most people want to hear of, until they say otherwise. */
export const usualThreshold: Record<MonitorKind, Threshold> = {
  own_brand: 'any',
  rival: 'fair',
  problem: 'strong',
}

export function writeWhere(communities: Monitor['communities']) {
  if (communities === null) return 'All watched communities'
  const [only, ...others] = communities
  return others.length === 0 ? `r/${only}` : `${communities.length} communities`
}

export const weekSum = ({ week }: Pick<Monitor, 'week'>) => week.reduce((sum, count) => sum + count, 0)
