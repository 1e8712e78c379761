import { createPortalSession } from '../billing/create-portal-session.ts'
import { emitEvent } from '../billing/emit-event.ts'
import { createConfiguration, defaultConfiguration } from '../billing/portal-configuration.ts'
import { noSuch } from '../stripe-failure.ts'
import { listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const portalOperations = {
  'POST /v1/billing_portal/sessions': (world, params) => {
    const { configuration } = params
    if (configuration !== undefined && !world.objects.has(configuration))
      throw noSuch(configuration, 'configuration')
    return createPortalSession(world, params)
  },
  'GET /v1/billing_portal/configurations': (world, params) => {
    defaultConfiguration(world)
    return listPage(
      '/v1/billing_portal/configurations',
      world.portalConfigurations,
      params,
      ({ active, is_default: isDefault }) =>
        (params.active === undefined || active === params.active) &&
        (params.is_default === undefined || isDefault === params.is_default),
    )
  },
  'POST /v1/billing_portal/configurations': (world, params) => {
    const configuration = createConfiguration(world, params)
    emitEvent(world, 'billing_portal.configuration.created', configuration)
    return configuration
  },
} satisfies Partial<Operations>
