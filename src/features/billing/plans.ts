export const TRIAL_DAYS = 3

export const planNames = { free: 'Free', pro: 'Pro', plus: 'Plus' } as const
export type PlanType = keyof typeof planNames
export type PlanId = Exclude<PlanType, 'free'>

export type Plan = {
  id: PlanId
  name: string
  dollarsPerMonth: number
  /** How many products it lets you have; the database holds the same limits (app.product_limit). */
  products: number
  summary: string
}

export const plans: Plan[] = [
  {
    id: 'pro',
    name: planNames.pro,
    dollarsPerMonth: 19,
    products: 1,
    summary: 'For one product and a daily habit of helping.',
  },
  {
    id: 'plus',
    name: planNames.plus,
    dollarsPerMonth: 49,
    products: 3,
    summary: 'Everything in Pro, plus research and rewriting.',
  },
]
