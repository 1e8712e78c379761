import type { Surroundings } from '../src/features/drafts/read-surroundings.ts'
import { NO_LEDGER } from '../src/features/drafts/schema.ts'

/** Surroundings of someone who has posted nothing, told nothing of themselves, and answers where nobody else has. */
export const NEWCOMER = {
  productId: null,
  known: null,
  ledger: NO_LEDGER,
  ownDrafts: [],
  voice: [],
  founder: '',
  comments: [],
  isClosed: false,
  isGone: false,
} satisfies Partial<Surroundings>
