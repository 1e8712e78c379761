import type { products } from '../../src/db/schema/products.ts'

export type DemoProduct = Pick<
  typeof products.$inferInsert,
  'name' | 'description' | 'subreddits' | 'facts'
> & { website: string; colour: string }

const pawslot: DemoProduct = {
  name: 'Pawslot',
  description:
    'Online booking for dog groomers. Owners pick a time and a groomer, get a reminder the day before, and pay a deposit so that they show up.',
  website: 'https://pawslot.com',
  subreddits: ['doggrooming', 'smallbusiness', 'marketing'],
  facts: [
    { text: 'Owners book a groomer online without an account', source: null },
    { text: 'Sends a reminder the day before', source: null },
    { text: 'Takes deposits to keep no-shows away', source: null },
  ],
  colour: '#1f5c45',
}

const invoicefern: DemoProduct = {
  name: 'Invoicefern',
  description: 'Invoices for freelancers that remind late payers politely, in steps that you choose.',
  website: 'https://invoicefern.com',
  subreddits: ['freelance', 'smallbusiness', 'Accounting'],
  facts: [{ text: 'Reminds late payers in steps that you choose', source: null }],
  colour: '#7a4b12',
}

/** What each demo account has; the oldest first. */
export const demoProducts: Record<'free' | 'pro' | 'plus', DemoProduct[]> = {
  free: [],
  pro: [pawslot],
  plus: [invoicefern, pawslot],
}
