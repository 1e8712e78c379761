/** In seconds, as Stripe counts. */
export const realNow = () => Math.floor(Date.now() / 1000)
