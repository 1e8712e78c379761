import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct } from './delete-product.ts'
import { generateDescription } from './generate-description.ts'
import { listProducts } from './list-products.ts'
import { uploadLogo } from './logos/upload-logo.ts'
import * as schema from './schema.ts'
import { setSubreddits } from './set-subreddits.ts'
import { updateProduct } from './update-product.ts'

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'products', summary, fails, answer })

const forUsers: ErrorCode[] = ['unauthenticated', 'forbidden']
const forWriters: ErrorCode[] = [...forUsers, 'invalid_input', 'plan_required']
const id = validate('param', z.strictObject({ id: z.uuid() }))
const input = validate('json', schema.productInput)

export const productRoutes = new Hono<ApiEnv>()
  .get('/products', describe('Your products, newest first', forUsers, schema.productList), async (c) =>
    c.json(await listProducts(c.var.ctx)),
  )
  .post('/products', describe('Add a product', forWriters, schema.product), input, async (c) =>
    c.json(await createProduct(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/products/:id',
    describe('Change a product', [...forWriters, 'not_found'], schema.product),
    id,
    input,
    async (c) => c.json(await updateProduct(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })),
  )
  .put(
    '/products/:id/subreddits',
    describe("Change a product's subreddits", [...forWriters, 'not_found'], schema.product),
    id,
    validate('json', schema.subredditsInput),
    async (c) => c.json(await setSubreddits(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })),
  )
  .delete(
    '/products/:id',
    describe('Remove a product', [...forUsers, 'invalid_input', 'not_found']),
    id,
    async (c) => {
      await deleteProduct(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .post(
    '/ai/generate-description',
    describe(
      'A description of a product, from its website',
      [...forWriters, 'throttled', 'upstream_failed', 'timeout'],
      schema.productDescription,
    ),
    validate('json', schema.describeInput),
    async (c) => c.json(await generateDescription(c.var.ctx, c.req.valid('json'))),
  )

/** The picture itself is the body. A content type of image/… can't be sent by a foreign page without asking first. */
export const logoUploadRoutes = new Hono<ApiEnv>().post(
  '/products/icon',
  describe('Upload a logo', [...forWriters, 'too_large', 'throttled'], z.object({ url: z.string() })),
  bodyLimit({
    maxSize: schema.MAX_LOGO_BYTES,
    onError: () => {
      throw new AppError('too_large', 'Use a picture of at most 2 MB.')
    },
  }),
  async (c) => {
    if (!c.req.header('content-type')?.startsWith('image/')) {
      throw new AppError('invalid_input', 'Use a PNG, JPEG or WebP picture.')
    }
    return c.json(await uploadLogo(c.var.ctx, () => c.req.bytes()))
  },
)
