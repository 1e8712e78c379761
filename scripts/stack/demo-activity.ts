import { eq } from 'drizzle-orm'
import { asUser, type TenantDatabase } from '../../src/db/as-user.ts'
import { activity } from '../../src/db/schema/activity.ts'
import { products } from '../../src/db/schema/products.ts'

const DAY_MS = 86_400_000

type Posted = { daysAgo: number; kind?: 'comment' | 'post'; subreddit: string; words: string; named?: true }

/** Somebody who helps most of the time, and names their product now and then. */
const posted: Posted[] = [
  { daysAgo: 21, subreddit: 'doggrooming', words: 'Book the doodles first thing, before you are tired.' },
  { daysAgo: 20, subreddit: 'smallbusiness', words: 'Ask the bank for the fee table in writing.' },
  { daysAgo: 18, subreddit: 'doggrooming', words: 'A muzzle that fits is kinder than a hurry.' },
  { daysAgo: 18, subreddit: 'doggrooming', words: 'I keep a note of every matted coat, with the price.' },
  {
    daysAgo: 15,
    kind: 'post',
    subreddit: 'smallbusiness',
    words: 'What a year of no-shows cost one grooming van',
  },
  { daysAgo: 13, subreddit: 'marketing', words: 'Photos of wet dogs did more for us than any advert.' },
  { daysAgo: 11, subreddit: 'doggrooming', words: 'Charge for the second no-show, forgive the first.' },
  {
    daysAgo: 9,
    subreddit: 'doggrooming',
    words:
      'A deposit of ten is enough to make people call. Full disclosure: I make Pawslot, which takes them.',
    named: true,
  },
  { daysAgo: 6, subreddit: 'smallbusiness', words: 'Write the cancellation rule where they book.' },
  { daysAgo: 6, subreddit: 'doggrooming', words: 'Two clipper blades in the fridge, one in use.' },
  { daysAgo: 4, subreddit: 'doggrooming', words: 'Text at six in the evening, they read it then.' },
  { daysAgo: 2, subreddit: 'marketing', words: 'Answer every review, the short ones too.' },
]

/** What the demo account says it posted in the last weeks, so that its activity shows what the page is for. */
export async function rememberPosting(tenant: { db: TenantDatabase; userId: string }) {
  const { userId } = tenant
  await asUser(tenant, async (tx) => {
    await tx.delete(activity).where(eq(activity.userId, userId))
    const [product] = await tx.select().from(products).where(eq(products.name, 'Pawslot'))
    await tx.insert(activity).values(
      posted.map(({ daysAgo, kind = 'comment', subreddit, words, named = false }, n) => ({
        userId,
        productId: product?.id ?? null,
        kind,
        subreddit,
        title: kind === 'post' ? words : null,
        content: kind === 'post' ? null : words,
        named,
        // Of the post nobody has told yet where it stands.
        address: kind === 'comment' ? `/comments/demo${n}` : null,
        postedAt: new Date(Date.now() - (daysAgo + (n % 5) / 17) * DAY_MS),
      })),
    )
  })
}
