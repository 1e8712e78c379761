import { z } from 'zod'
import { productProfile } from '../../judge/profile.ts'
import { cleanSubreddit, MAX_SUBREDDITS, subreddit as subredditName } from '../communities/schema.ts'

/** For this feature's screens. */
export {
  MAX_LINE,
  MOST_LINES,
  type ProductProfile,
  type ProfileLine,
  productProfile,
  profileLists,
} from '../../judge/profile.ts'
export { cleanSubreddit, MAX_SUBREDDITS, suggestedSubreddits } from '../communities/schema.ts'

export const SUGGESTIONS_SHOWN = 8
export const MAX_FACTS = 12
export const MAX_DISCLOSURES = 3
export const MAX_LOGO_BYTES = 2 * 1024 * 1024

/** What people type, 'pawslot.com', as the address that it means. */
export function completeWebsite(typed: string) {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}

const subreddit = z.string().transform(cleanSubreddit).pipe(subredditName)

export const website = z
  .string()
  .trim()
  .transform(completeWebsite)
  .pipe(
    z
      .string()
      .min(1, 'Website URL is required')
      .max(2_000, 'Use a shorter address.')
      .refine(isWebAddress, 'Enter a web address such as https://example.com.'),
  )

function isWebAddress(text: string) {
  // Browsers take a space for %20 where servers refuse it.
  return !/\s/.test(text) && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

export const fact = z.strictObject({
  text: z.string().trim().min(1, 'Write the fact, or remove it.').max(200, 'Use at most 200 characters.'),
  /** The sentence of the website that says so; null where the user vouches for it. */
  source: z.string().trim().max(1_000).nullable(),
})
export type Fact = z.infer<typeof fact>

const disclosure = z
  .string()
  .trim()
  .min(1, 'Write the sentence, or remove it.')
  .max(200, 'Use at most 200 characters.')

const subreddits = z
  .array(subreddit)
  .transform(withoutRepeats)
  .pipe(
    z
      .array(z.string())
      .min(1, 'At least one subreddit is required')
      .max(MAX_SUBREDDITS, `You can only add up to ${MAX_SUBREDDITS} subreddits.`),
  )

export const subredditsInput = z.strictObject({ subreddits })

/** A product as it is sent; the messages stand under the form's fields. */
export const productInput = z.strictObject({
  name: z.string().trim().min(1, 'Product name is required').max(80, 'Use at most 80 characters.'),
  description: z
    .string()
    .trim()
    .min(1, 'Product description is required')
    .max(2_000, 'Use at most 2,000 characters.'),
  website,
  icon: z
    .string()
    .min(1, 'Product logo is required')
    .regex(/^\/icons\/[\w-]+\.webp$/, 'Upload the logo first.'),
  subreddits,
  facts: z.array(fact).max(MAX_FACTS, `Keep at most ${MAX_FACTS} facts.`).default([]),
  /** How the maker says that it is theirs. Null leaves them as they are. */
  disclosures: z
    .array(disclosure)
    .max(MAX_DISCLOSURES, `Keep at most ${MAX_DISCLOSURES} sentences.`)
    .nullable()
    .default(null),
  /** Null leaves the one that is there: a form that was opened before it came doesn't know of it. To be rid of it, it's sent empty. */
  profile: productProfile.nullable().default(null),
})
export type ProductInput = z.input<typeof productInput>

/** Reddit does not tell 'SaaS' from 'saas'. */
function withoutRepeats(names: string[]) {
  return names.filter(
    (name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
  )
}

export const product = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  website: z.string().nullable(),
  subreddits: z.array(z.string()).nullable(),
  facts: z.array(fact),
  disclosures: z.array(z.string()),
  profile: productProfile.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Beyond the plan's limit, or while a payment is due: kept, but not to be changed. */
  readOnly: z.boolean(),
})
export type Product = z.infer<typeof product>

/** The user's products, newest first, and how many the plan lets them write. */
export const productList = z.object({
  products: z.array(product),
  limit: z.int(),
})
export type ProductList = z.infer<typeof productList>

export const describeInput = z.strictObject({
  website,
  productName: z.string().trim().max(80).default(''),
})

/** Why a description failed, where the model was never asked. */
export const UNREAD_WEBSITE = 'unread_website'

/** What a website says of its product. Each part may be missing. */
export const productDescription = z.object({
  description: z.string(),
  /** Why nobody wrote the description, which is empty then; null where it is there. */
  failure: z.string().nullable(),
  facts: z.array(fact),
  name: z.string().nullable(),
  icon: z.string().nullable(),
  profile: productProfile.nullable(),
})
export type ProductDescription = z.infer<typeof productDescription>
