/** Points a server or worker at a Stripe of the test's own. */
export const stripeEnvironment = (url: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_threadlark',
  STRIPE_WEBHOOK_SECRET: 'whsec_threadlark',
  STRIPE_PRICE_PRO: 'price_pro_monthly',
  STRIPE_PRICE_PLUS: 'price_plus_monthly',
  STRIPE_API_URL: url,
})
