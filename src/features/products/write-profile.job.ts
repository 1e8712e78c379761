import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Model } from '../../adapters/model/create-model.ts'
import { products } from '../../db/schema/products.ts'
import { askJudge, planCall } from '../../judge/model/ask-judge.ts'
import { writeProfile } from '../../judge/model/write-profile.v1.ts'
import { defineJob } from '../../platform/job.ts'
import type { Log } from '../../platform/log.ts'
import { payForJudging } from '../../spending/pay-for-judging.ts'
import type { Spending } from '../../spending/spending.ts'

const CALL_MS = 30_000
/** Asked again, the model would say the same, or there is still no money: the next change of the product, or look at its fits, asks anew. */
const NOT_NOW = new Set(['no_money', 'refused', 'malformed', 'not_configured'])

type Context = { db: NodePgDatabase; model: Model; spending: Spending; log: Log }

/** Writes the profile of a product that was saved without one, from what its owner says. One that is there stays. */
export const writeMissingProfile = defineJob({
  topic: 'products.write-profile',
  urgency: 'later',
  payload: z.strictObject({ productId: z.uuid() }),
  maxAttempts: 5,
  handle: async (ctx: Context, { productId }) => {
    const { id, userId, name, website, description, facts, profile } = products
    const isWithout = and(eq(id, productId), isNull(profile))
    const [product] = await ctx.db
      .select({ userId, name, website, description, facts })
      .from(products)
      .where(isWithout)
    if (!product || !ctx.spending.hasModel) return
    const item = {
      name: product.name,
      website: product.website ?? '',
      description: product.description ?? '',
      facts: product.facts.map(({ text }) => text),
      page: null,
    }
    const asked = { subject: null, items: [item] }
    const outcome = await payForJudging(
      ctx,
      { userId: product.userId, call: planCall(writeProfile, asked) },
      () => askJudge(ctx.model, writeProfile, { ...asked, signal: AbortSignal.timeout(CALL_MS) }),
    )
    if (outcome.kind !== 'ok') {
      if (NOT_NOW.has(outcome.kind)) return
      throw new Error('the model gave no profile', { cause: outcome.kind })
    }
    const [written] = outcome.value
    if (!written) return
    // Where the owner has written another description meanwhile, that change has a job of its own.
    const isSame = sql`${description} is not distinct from ${product.description}`
    await ctx.db.update(products).set({ profile: written }).where(and(isWithout, isSame))
  },
})
