import type { z } from 'zod'
import { modelSentences } from '../../adapters/model/model-outcome.ts'
import { websiteSentences } from '../../adapters/website/website-outcome.ts'
import { AppError } from '../../platform/errors.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { RequestContext } from '../request-context.ts'
import { describeFromPage, MAX_OUTPUT_TOKENS } from './describe/describe-product.ts'
import { describeInstructions } from './describe/describe-prompt.v1.ts'
import { planProfile, presentPage, profilePage } from './describe/profile-page.ts'
import { takeSiteIcon } from './logos/take-site-icon.ts'
import { requireWriting } from './require-writing.ts'
import { type describeInput, type ProductDescription, UNREAD_WEBSITE } from './schema.ts'

const DEADLINE_MS = 30_000

/**
 * Reads the user's website and writes what the product is, with the sentence that supports each fact. Its name, icon and profile come
 * along where they can be had; without them the description is answered all the same.
 */
export async function generateDescription(
  ctx: RequestContext,
  { website, productName }: z.output<typeof describeInput>,
): Promise<ProductDescription> {
  const tenant = await requireWriting(ctx)
  const { userId, limits, websites, judge, log } = tenant
  await limits.descriptions.take(userId)
  await limits.descriptionsADay.take(userId)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const page = await websites.read(website, {
    signal,
    readHtml: (bytes, type) => judge('readHtml', bytes, type),
  })
  if (page.kind !== 'page')
    throw new AppError('upstream_failed', websiteSentences[page.kind], { reason: UNREAD_WEBSITE })
  const presented = await presentPage({ productName, website, page, judge }).catch((err: unknown) => {
    log.warn('descriptions.not_profiled', { err })
    return null
  })
  const asked = `${describeInstructions}${page.title}${page.text}`
  const calls = [
    { alias: 'writer' as const, asked, maxOutputTokens: MAX_OUTPUT_TOKENS },
    ...(presented ? [planProfile(presented)] : []),
  ]
  const { described, profile, icon } = await withPurse(
    tenant,
    { task: 'description', calls },
    async (purse) => {
      const model = purse.model(signal)
      const answers = [
        describeFromPage({ model, judge, page, productName: productName || (page.name ?? '') }),
        presented ? profilePage(model, presented, signal) : Promise.resolve(null),
        takeSiteIcon(tenant, page.icons, signal),
      ] as const
      // One that fails must not close the purse while another still spends.
      await Promise.allSettled(answers)
      const [described, profile, icon] = await Promise.all(answers)
      await purse.settle(described.kind === 'ok' ? 'draft' : described.kind)
      return { described, profile, icon }
    },
  )
  if (described.kind === 'ok') {
    const { description, facts } = described
    return { description, failure: null, facts, name: page.name, icon, profile }
  }
  // Another try would end the same; what needs no model is told all the same.
  if (described.kind === 'not_configured')
    return { description: '', failure: sentences.not_configured, facts: [], name: page.name, icon, profile }
  throw new AppError(
    described.kind === 'timeout' ? 'timeout' : 'upstream_failed',
    sentences[described.kind],
    'cause' in described ? { cause: described.cause, needsPerson: described.needsPerson ?? false } : {},
  )
}

const sentences = {
  ...modelSentences,
  refused: 'The writing service refused this page.',
  unusable: "The page doesn't say enough about your product.",
}
