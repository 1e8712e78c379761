import { LEDGER_SIZE, type Ledger } from '../../schema.ts'

/** From so many of ten on, moderators take someone for an advertiser. */
const MANY = 3

/** How much of what was posted lately mentions the product; null before anything was. Fewer than ten posts tell nothing yet. */
export function writeAllowance({ recent, named }: Ledger) {
  if (recent === 0) return null
  const isFull = recent >= LEDGER_SIZE && named >= MANY
  if (isFull) return { isFull, text: `${named} of ${recent} mention it. Just help this time?` }
  return {
    isFull,
    text: `${named} of ${recent} recent ${recent === 1 ? 'post mentions' : 'posts mention'} it`,
  }
}
