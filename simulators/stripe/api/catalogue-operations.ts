import { findPrice } from '../billing/find-price.ts'
import { noSuch } from '../stripe-failure.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const catalogueOperations = {
  'GET /v1/products': ({ catalogue }, params) =>
    listPage(
      '/v1/products',
      catalogue.products,
      params,
      (product) =>
        (params.active === undefined || product.active === params.active) &&
        (params.ids === undefined || params.ids.includes(product.id)) &&
        isWithin(product.created, params.created),
    ),
  'GET /v1/products/:id': ({ catalogue }, _params, id) => {
    const product = catalogue.products.find((known) => known.id === id)
    if (!product) throw noSuch(id, 'id', 'product')
    return product
  },
  'GET /v1/prices': ({ catalogue }, params) =>
    listPage(
      '/v1/prices',
      catalogue.prices,
      params,
      (price) =>
        (params.active === undefined || price.active === params.active) &&
        (params.product === undefined || price.product === params.product) &&
        (params.currency === undefined || price.currency === params.currency) &&
        (params.type === undefined || price.type === params.type) &&
        params.lookup_keys === undefined &&
        isWithin(price.created, params.created),
    ),
  'GET /v1/prices/:id': (world, _params, id) => findPrice(world, id, 'id'),
} satisfies Partial<Operations>
