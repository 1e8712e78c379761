import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { asUser, readAsUser, type TenantDatabase } from '../../src/db/as-user.ts'
import { support } from '../../src/db/schema/support.ts'
import type { SupportType } from '../../src/features/support/schema.ts'

type DemoTicket = {
  supportType: SupportType
  title: string
  content: string
  status: string
  reply?: string
}

/** The oldest first; one of each status. */
const demoTickets: DemoTicket[] = [
  {
    supportType: 'general',
    title: 'Can I use it for two languages?',
    content: 'Some of my groomers write in French. Do drafts follow the language of the post?',
    status: 'closed',
    reply: 'They do: a draft is written in the language of the post it answers.\n\nBonne chance!',
  },
  {
    supportType: 'billing',
    title: 'Invoice with our company name',
    content:
      'Our accountant needs "Pawslot Ltd" and the VAT number on the invoice.\nWhere can I enter both, and does it work for last month too?',
    status: 'resolved',
    reply:
      'Open Settings, choose Manage Billing and edit the billing details there: company name and VAT number appear on every invoice from then on.\n\nWe have sent last month’s invoice again with both.',
  },
  {
    supportType: 'bug',
    title: 'Filters forget my subreddit after a restart',
    content: 'I choose r/doggrooming and apply. After restarting the browser it is r/smallbusiness again.',
    status: 'in_progress',
  },
  {
    supportType: 'feature',
    title: 'Share a draft with my co-founder',
    content:
      'I would like a second pair of eyes on a comment before I paste it. A link to the draft is enough.',
    status: 'open',
  },
]

type Tenant = { db: TenantDatabase; userId: string }
type Person = { fullName: string | null; email: string }

/** Asked and answered under the roles that do so; requests can't be deleted, so this happens once. */
export async function askForSupport(tenant: Tenant, desk: NodePgDatabase, { fullName, email }: Person) {
  const { userId } = tenant
  const [known] = await readAsUser(tenant, (db) =>
    db.select({ id: support.id }).from(support).where(eq(support.userId, userId)).limit(1),
  )
  if (known) return
  for (const { supportType, title, content, status, reply = null } of demoTickets) {
    const { rows } = await asUser(tenant, (tx) =>
      tx.execute<{ id: string }>(sql`
        insert into support (user_id, name, email, support_type, title, content)
        values (${userId}, ${fullName ?? 'User'}, ${email}, ${supportType}, ${title}, ${content}) returning id`),
    )
    const answer = reply && {
      supportReply: reply,
      supportName: 'Robin from support',
      supportReplyTime: new Date(),
    }
    await desk
      .update(support)
      .set({ status, ...answer })
      .where(eq(support.id, rows[0]?.id ?? ''))
  }
}
