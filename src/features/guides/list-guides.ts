import type { RequestContext } from '../request-context.ts'
import type { Guide, GuideId } from './schema.ts'

/** In the order in which they are shown. The titles are the product's own, spelling included. */
export const guides: Omit<Guide, 'url'>[] = [
  {
    id: 'micro-saas-ideas',
    icon: 'idea',
    title: '100+ Micro SaaS Ideas for 2025',
    subtitle: 'Small, dull, paid-for problems, each with who pays and a first step.',
  },
  {
    id: 'solopreneurs',
    icon: 'people',
    title: '150+ Soloprenuers with Strategies',
    subtitle: 'Kinds of one-person business, and how each can find its first customers.',
  },
  {
    id: 'cold-outreach',
    icon: 'mail',
    title: 'Cold Outreach & Email Guide',
    subtitle: 'First mails that sound like one person writing to another.',
  },
  {
    id: 'twitter-founders',
    icon: 'database',
    title: '30K+ Twitter Founders Database',
    subtitle: 'Why we sell no list of people, and how to build a lawful one of your own.',
  },
  {
    id: 'reddit-marketing',
    icon: 'conversation',
    title: 'Reddit Marketing for SaaS Founders',
    subtitle: 'How to take part in a community, and when to mention what you make.',
  },
  {
    id: 'viral-post-hooks',
    icon: 'quote',
    title: 'Viral Post Hooks Playbook 2025',
    subtitle: 'First lines that earn the second one, with examples and their limits.',
  },
  {
    id: 'twitter-growth',
    icon: 'growth',
    title: 'Ultimate Twitter Growth Guide',
    subtitle: 'From the first follower to a steady audience, one habit at a time.',
  },
  {
    id: 'twitter-hooks',
    icon: 'handle',
    title: 'Twitter Viral Post Hooks 2025',
    subtitle: 'Openings for short posts, grouped by what you want to say.',
  },
]

/** Where our own document is. Where the operator keeps another one, this address leads there. */
export const resourcePath = (id: GuideId) => `/resources/${id}`

export function listGuides({ guideUrls }: Pick<RequestContext, 'guideUrls'>): Guide[] {
  return guides.map((guide) => ({ ...guide, url: guideUrls[guide.id] ?? resourcePath(guide.id) }))
}
