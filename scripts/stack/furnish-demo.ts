import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { createStorage, type Storage } from '../../src/adapters/storage/storage.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { asUser, createTenantDatabase, createTenantPool } from '../../src/db/as-user.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { createPool } from '../../src/db/pool.ts'
import { products } from '../../src/db/schema/products.ts'
import { profiles } from '../../src/db/schema/profiles.ts'
import { uploads } from '../../src/db/schema/uploads.ts'
import { type Billing, createBilling } from '../../src/features/billing/billing.ts'
import { openCheckout } from '../../src/features/billing/open-checkout.ts'
import { storeSubscriptions } from '../../src/features/billing/sync-customer.ts'
import { encodeLogo } from '../../src/features/products/logos/encode-logo.ts'
import { nameLogo } from '../../src/features/products/logos/name-logo.ts'
import { createLog } from '../../src/platform/log.ts'
import { rememberPosting } from './demo-activity.ts'
import { type DemoProduct, demoProducts } from './demo-products.ts'
import { askForSupport } from './demo-tickets.ts'
import { profileDemoProduct } from './profile-demo-product.ts'
import { demoAccounts } from './seed-demo.ts'

/** Subscriptions, products, activity and support requests of the demo accounts. Needs the simulators to run; they forget everything at each start. */
export async function furnishDemo(env: Record<string, string>) {
  const config = loadServerConfig(env)
  const tenantPool = createTenantPool(config.databaseUrls.app, 2)
  const billingPool = createPool(config.databaseUrls.billing, 2)
  const supportPool = createPool(loadMigrateConfig(env).roleUrls.support, 1)
  const db = createTenantDatabase(tenantPool)
  const storage = createStorage(config.storage)
  const billingDb = openDatabase(billingPool)
  const billing = createBilling({ db: billingDb, log: createLog({ level: 'warn' }), stripe: config.stripe })
  try {
    for (const { email, plan } of demoAccounts) {
      const [profile] = await billingDb.select().from(profiles).where(eq(profiles.email, email))
      if (!profile) continue
      const { userId } = profile
      if (plan !== 'free')
        await subscribe(billing, config.origin, { ...profile, plan }, env.STRIPE_API_URL ?? '')
      const drawn = await Promise.all(
        demoProducts[plan].map(async (one) => ({
          ...(await storeLogo(storage, userId, one)),
          profile: await profileDemoProduct(config, one.website),
        })),
      )
      await asUser({ db, userId }, async (tx) => {
        await tx.delete(products).where(eq(products.userId, userId))
        for (const { name, product, profile: its } of drawn) {
          await tx.insert(uploads).values({ name, userId })
          await tx
            .insert(products)
            .values({ ...product, userId, icon: `/icons/${name}`, profile: its, createdAt: new Date() })
        }
      })
      if (plan === 'plus') {
        await rememberPosting({ db, userId })
        await askForSupport({ db, userId }, openDatabase(supportPool), profile)
      }
    }
  } finally {
    await Promise.all([tenantPool.end(), billingPool.end(), supportPool.end()])
  }
}

async function storeLogo(storage: Storage, userId: string, demoProduct: DemoProduct) {
  const { colour: _, ...product } = demoProduct
  const name = nameLogo(userId)
  await storage.put(name, await drawLogo(demoProduct))
  return { name, product }
}

type Payer = { userId: string; email: string; fullName: string | null; plan: 'pro' | 'plus' }

/** Through Checkout like everybody; their trial is behind them. */
async function subscribe(billing: Billing, origin: string, payer: Payer, stripeUrl: string) {
  const { userId, email, fullName: name, plan } = payer
  const person = { userId, email, name, customerId: null }
  const customerId =
    (await billing.payments.findCustomer(person)) ?? (await billing.payments.createCustomer(person))
  await billing.db
    .update(profiles)
    .set({ stripeCustomerId: customerId, trialUsedAt: new Date() })
    .where(eq(profiles.userId, userId))
  const returnUrl = `${origin}/dashboard`
  const lease = { renew: async () => {} }
  const url = await openCheckout(billing, lease, {
    userId,
    customerId,
    plan,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
  })
  const session = url?.match(/cs_\w+/)?.[0]
  if (session) await payWithoutBrowser(stripeUrl, session)
  await storeSubscriptions(billing, customerId)
}

async function payWithoutBrowser(stripeUrl: string, session: string) {
  const body = JSON.stringify({ session })
  const response = await fetch(`${stripeUrl}/__control/pay`, { method: 'POST', body })
  if (!response.ok) throw new Error(`The Stripe simulator refused a payment: ${response.status}`)
}

/** The product's first letter on its colour. */
async function drawLogo({ name, colour }: DemoProduct) {
  const letter = await sharp({
    text: {
      text: `<span foreground="white"><b>${name[0]}</b></span>`,
      font: 'sans',
      width: 150,
      height: 150,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: colour } })
    .composite([{ input: letter, gravity: 'centre' }])
    .png()
    .toBuffer()
  const encoded = await encodeLogo(picture)
  if (encoded.kind !== 'ok') throw new Error('A demo logo could not be drawn')
  return encoded.webp
}
