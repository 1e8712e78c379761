import type { z } from 'zod'
import { modelSentences } from '../../adapters/model/model-outcome.ts'
import { websiteSentences } from '../../adapters/website/website-outcome.ts'
import { AppError } from '../../platform/errors.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { RequestContext } from '../request-context.ts'
import { describeFromPage, MAX_OUTPUT_TOKENS } from './describe/describe-product.ts'
import { describeInstructions } from './describe/describe-prompt.v1.ts'
import { requireWriting } from './require-writing.ts'
import type { describeInput, ProductDescription } from './schema.ts'

const DEADLINE_MS = 30_000

/** Reads the user's website and writes what the product is, with the sentence that supports each fact. */
export async function generateDescription(
  ctx: RequestContext,
  { website, productName }: z.output<typeof describeInput>,
): Promise<ProductDescription> {
  const tenant = await requireWriting(ctx)
  const { userId, limits, websites, judge } = tenant
  await limits.descriptions.take(userId)
  await limits.descriptionsADay.take(userId)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const page = await websites.read(website, {
    signal,
    readHtml: (bytes, type) => judge('readHtml', bytes, type),
  })
  if (page.kind !== 'page') throw new AppError('upstream_failed', websiteSentences[page.kind])
  const asked = `${describeInstructions}${page.title}${page.text}`
  const calls = [{ alias: 'writer' as const, asked, maxOutputTokens: MAX_OUTPUT_TOKENS }]
  const described = await withPurse(tenant, { task: 'description', calls }, async (purse) => {
    const outcome = await describeFromPage({ model: purse.model(signal), judge, page, productName })
    await purse.settle(outcome.kind === 'ok' ? 'draft' : outcome.kind)
    return outcome
  })
  if (described.kind === 'ok') return { description: described.description, facts: described.facts }
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
