import type { z } from 'zod'
import { websiteSentences } from '../../adapters/website/website-outcome.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { describeFromPage } from './describe/describe-product.ts'
import { requireWriting } from './require-writing.ts'
import type { describeInput, ProductDescription } from './schema.ts'

const DEADLINE_MS = 30_000

/** Reads the user's website and writes what the product is, with the sentence that supports each fact. */
export async function generateDescription(
  ctx: RequestContext,
  { website, productName }: z.output<typeof describeInput>,
): Promise<ProductDescription> {
  const { userId, limits, websites, model } = await requireWriting(ctx)
  await limits.descriptions.take(userId)
  await limits.descriptionsADay.take(userId)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const page = await websites.read(website, { signal })
  if (page.kind !== 'page') throw new AppError('upstream_failed', websiteSentences[page.kind])
  const described = await describeFromPage({ model, page, productName, signal })
  if (described.kind === 'ok') return { description: described.description, facts: described.facts }
  throw new AppError(described.kind === 'timeout' ? 'timeout' : 'upstream_failed', sentences[described.kind])
}

const away = 'The writing service is not answering. Try again in a moment.'
const sentences = {
  not_configured: 'No writing service is set up here.',
  throttled: 'The writing service is busy. Try again in a minute.',
  unavailable: away,
  timeout: 'The writing service took too long. Try again in a moment.',
  malformed: away,
  refused: 'The writing service refused this page.',
  unusable: "The page doesn't say enough about your product.",
}
