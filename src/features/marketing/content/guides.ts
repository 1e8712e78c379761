import { AtSign, Database, Lightbulb, MailOpen, MessagesSquare, Quote, TrendingUp, Users } from 'lucide-react'
import type { Guide } from '../schema.ts'

/** All free guides, in the order of the dashboard. The addresses are placeholders until the documents are published. */
export const guides: Guide[] = [
  {
    id: 'micro-saas-ideas',
    icon: Lightbulb,
    title: '100+ Micro SaaS Ideas for 2025',
    subtitle: 'Small problems people already complain about, sorted by who would pay.',
    url: 'https://guides.example/micro-saas-ideas',
  },
  {
    id: 'solopreneurs',
    icon: Users,
    title: '150+ Soloprenuers with Strategies',
    subtitle: 'Who works alone, what they sell, and how they found their first customers.',
    url: 'https://guides.example/solopreneurs',
  },
  {
    id: 'cold-outreach',
    icon: MailOpen,
    title: 'Cold Outreach & Email Guide',
    subtitle: 'First mails that sound like one person writing to another.',
    url: 'https://guides.example/cold-outreach',
  },
  {
    id: 'twitter-founders',
    icon: Database,
    title: '30K+ Twitter Founders Database',
    subtitle: 'Founders by topic, so you can listen before you talk.',
    url: 'https://guides.example/twitter-founders',
  },
  {
    id: 'reddit-marketing',
    icon: MessagesSquare,
    title: 'Reddit Marketing for SaaS Founders',
    subtitle: 'How to take part in a community, and when to mention what you make.',
    url: 'https://guides.example/reddit-marketing',
  },
  {
    id: 'viral-post-hooks',
    icon: Quote,
    title: 'Viral Post Hooks Playbook 2025',
    subtitle: 'First lines that earn the second one, with examples and their limits.',
    url: 'https://guides.example/viral-post-hooks',
  },
  {
    id: 'twitter-growth',
    icon: TrendingUp,
    title: 'Ultimate Twitter Growth Guide',
    subtitle: 'From the first follower to a steady audience, one habit at a time.',
    url: 'https://guides.example/twitter-growth',
  },
  {
    id: 'twitter-hooks',
    icon: AtSign,
    title: 'Twitter Viral Post Hooks 2025',
    subtitle: 'Openings for short posts, grouped by what you want to say.',
    url: 'https://guides.example/twitter-hooks',
  },
]

const onLanding = new Set(['micro-saas-ideas', 'reddit-marketing', 'viral-post-hooks'])

export const landingGuides = guides.filter(({ id }) => onLanding.has(id))
