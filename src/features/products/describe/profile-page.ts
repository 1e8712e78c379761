import type { Model } from '../../../adapters/model/create-model.ts'
import { askJudge, planCall } from '../../../judge/model/ask-judge.ts'
import { type Presentation, writeProfile } from '../../../judge/model/write-profile.v1.ts'
import type { ProductProfile } from '../../../judge/profile.ts'
import { shorten } from '../../../platform/plain-text.ts'
import type { Judge } from '../../judging-verbs.ts'
import type { Page } from './describe-product.ts'

const MAX_PAGE = 6_000
/** Someone waits for the description; it shouldn't be held up for long by what comes along. */
const DEADLINE_MS = 20_000

type Told = { productName: string; website: string; page: Page & { name: string | null }; judge: Judge }

/** A product as its website presents it, without the orders that the page gives a model: the same, however someone typed the address. */
export async function presentPage({ productName, website, page, judge }: Told): Promise<Presentation> {
  const text = shorten(await judge('withoutOrders', `${page.title}\n${page.text}`), MAX_PAGE)
  const host = new URL(website).host.replace(/^www\./, '')
  return { name: page.name ?? productName, website: host, description: '', facts: [], page: text }
}

export const planProfile = (item: Presentation) => planCall(writeProfile, { subject: null, items: [item] })

/** Who the product is for and what it does for them, by the page's own words; null where the model doesn't say. */
export async function profilePage(
  model: Model,
  item: Presentation,
  signal: AbortSignal,
): Promise<ProductProfile | null> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
  const answer = await askJudge(model, writeProfile, { subject: null, items: [item], signal: deadline })
  return answer.kind === 'ok' ? (answer.value[0] ?? null) : null
}
