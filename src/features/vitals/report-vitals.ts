import { addressGroup } from '../../platform/client-address.ts'
import type { RequestContext } from '../request-context.ts'
import { namePage } from './name-page.ts'
import type { VitalsInput } from './schema.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Counts what browsers tell. Anybody may send anything here, so nothing of it becomes a name in the metrics. */
export async function reportVitals(ctx: RequestContext, input: VitalsInput) {
  await ctx.limits.vitals.take(addressGroup(ctx.address))
  const page = namePage(input.path)
  if (input.kind === 'error') {
    ctx.vitals.errors.inc({ page })
    ctx.log.warn('browser.error', { reason: `${page}: ${withoutSecrets(input.message)}` })
    return
  }
  if (input.name === 'CLS') ctx.vitals.shift.observe({ page }, input.value)
  else ctx.vitals.seconds.observe({ page, name: input.name }, input.value / 1_000)
}
