import type { PlanRow } from '../schema.ts'

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
