import { and, desc, eq, sql } from 'drizzle-orm'
import { preparedRead, readAsUser } from '../../db/as-user.ts'
import { voices } from '../../db/schema/drafts.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { issuePassport, unknownPassport } from '../communities/read-passport.ts'
import { digestProduct } from '../fits/digest-product.ts'
import type { SignedInContext } from '../request-context.ts'
import type { ProductInDraft } from './judge/draft-context.ts'
import { readPast } from './read-past.ts'

/** Rules and comments are good to know, but nobody waits long for them. */
const PATIENCE_MS = 2_500

type Asked = {
  kind: 'comment' | 'post'
  productId?: string | undefined
  productName: string
  productDescription: string
  productWebsite: string
  subreddit?: string | undefined
  postId?: string | undefined
}

export type Surroundings = Awaited<ReturnType<typeof readSurroundings>>

/** What a draft has to know of the user, the community and the conversation. */
export async function readSurroundings(tenant: SignedInContext, asked: Asked) {
  const { posts } = tenant
  const { kind, subreddit, postId } = asked
  const [{ productId, known, product }, { ledger, contents }, [voice], passport, thread] = await Promise.all([
    findProduct(tenant, asked),
    readPast(tenant, { subreddit, besides: postId }),
    voiceOf(tenant),
    // Rules that come too late are rules that nobody has read.
    subreddit
      ? inTime(issuePassport(tenant, subreddit, kind)).then((read) => read ?? unknownPassport(subreddit))
      : null,
    postId ? inTime(posts.thread(postId)) : null,
  ])
  const comments = thread?.kind === 'ok' ? thread.value.comments.map(({ body }) => body) : []
  return {
    productId,
    /** As posts were read for it. */
    known,
    product,
    ledger,
    ownDrafts: contents,
    voice: voice?.samples ?? [],
    passport,
    comments,
    /** Whether Reddit takes no more comments; false where it couldn't be asked. */
    isClosed: thread?.kind === 'ok' && thread.value.post.closed,
  }
}

/** The user's own product by its id or its name; one that we don't know is what the request says, and has no facts. */
async function findProduct(tenant: SignedInContext, asked: Asked) {
  const { productId, productName } = asked
  const named = sql`lower(${products.name}) = lower(${productName})`
  const [row] = await readAsUser(tenant, (db) =>
    db
      .select()
      .from(products)
      .where(and(eq(products.userId, tenant.userId), productId ? eq(products.id, productId) : named))
      .orderBy(desc(products.createdAt))
      .limit(1),
  )
  if (productId && !row) throw new AppError('not_found', "We couldn't find this product.")
  const product: ProductInDraft = row
    ? { ...row, facts: row.facts.map(({ text }) => text) }
    : {
        name: productName,
        website: asked.productWebsite || null,
        description: asked.productDescription || null,
        facts: [],
      }
  const { name, website, description, facts } = product
  return {
    productId: row?.id ?? null,
    known: row ? { productId: row.id, digest: digestProduct(row) } : null,
    product: { name, website, description, facts },
  }
}

const voiceOf = preparedRead((db) =>
  db
    .select({ samples: voices.samples })
    .from(voices)
    .where(eq(voices.userId, sql.placeholder('userId')))
    .prepare('drafting_voice_of'),
)

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
