import type { Passport } from './use-passport.ts'

/** Whether nobody has read what the rules say about promotion, so that the user has to. */
export const isUnread = (passport: Passport | null) =>
  passport === null || passport.selfPromotion === 'unknown'

export const areRulesKnown = (passport: Passport | null): passport is Passport & { fetchedAt: string } =>
  passport !== null && passport.fetchedAt !== null

export const mayLink = (passport: Passport | null | undefined) => passport?.links === 'silent'
