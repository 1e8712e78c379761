import type { Plan, PlanRow } from '../schema.ts'

export const TRIAL_DAYS = 3

export const plans: Plan[] = [
  {
    id: 'pro',
    name: 'Pro',
    dollarsPerMonth: 19,
    summary: 'For one product and a daily habit of helping.',
  },
  {
    id: 'plus',
    name: 'Plus',
    dollarsPerMonth: 49,
    summary: 'Everything in Pro, plus research and rewriting.',
  },
]

/** Read across: every plan says something in every row, so the two cards line up. */
export const planRows: PlanRow[] = [
  { feature: 'Products', pro: '1 product', plus: '3 products' },
  {
    feature: 'Comments and posts',
    pro: 'Unlimited AI comments and post generation',
    plus: 'Unlimited AI comments and post generation',
  },
  { feature: 'Subreddits', pro: 'Personalized subreddits', plus: 'Personalized subreddits' },
  { feature: 'Guides', pro: 'Marketing guides', plus: 'Marketing guides' },
  { feature: 'Templates', pro: 'Viral post templates', plus: 'Viral post templates', soon: true },
  { feature: 'Search posts by keyword', pro: false, plus: 'Search posts by keyword' },
  { feature: 'Smart rewrite', pro: false, plus: 'Smart rewrite' },
  { feature: 'Support', pro: 'Community support', plus: 'Priority support' },
]
