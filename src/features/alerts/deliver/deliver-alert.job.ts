import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Channels } from '../../../adapters/channels/create-channels.ts'
import type { ChannelMessage } from '../../../adapters/channels/message.ts'
import type { Mail, Mailer } from '../../../adapters/mail/create-mailer.ts'
import { defineJob } from '../../../platform/job.ts'
import type { Sealer } from '../../../platform/sealer.ts'
import type { ReplyWords } from '../../activity/follow/reply-words.ts'
import type { MailLinks } from '../../mails/mail-links.ts'
import type { DaySource } from '../../today/day-source.ts'
import { readThread } from '../../today/read-thread.ts'
import { openAddress, toChannelAddress } from '../channels/sealed-address.ts'
import { drawAlertMail } from '../mails/draw-alert-mail.ts'
import { drawDailyMail } from '../mails/draw-daily-mail.ts'
import type { MailThread } from '../mails/mail-content.ts'
import { composeAlert } from './compose-alert.ts'
import { composeReply, describeReply } from './compose-reply.ts'
import { composeDaily } from './compose-daily.ts'
import { delivering } from './delivering.ts'
import { describeThread } from './describe-thread.ts'
import { type Due, findDelivery } from './find-delivery.ts'
import { findReply } from './find-reply.ts'
import { type Outcome, recordOutcome } from './record-outcome.ts'
import { wasHandled } from './was-handled.ts'

export type DeliverContext = {
  db: NodePgDatabase
  sourceFor: (userId: string) => DaySource
  replyWords: ReplyWords
  mailer: Mailer
  channels: Channels
  sealer: Sealer
  mailLinks: MailLinks
  postalAddress: string | null
}

/**
 * One try. Everything is looked at again: by now the thread may be gone or answered, the plan over, the channel off. A worker that dies between
 * sending and recording sends once more, under the same id.
 */
export const deliverAlert = defineJob({
  ...delivering,
  maxAttempts: 20,
  handle: async (ctx: DeliverContext, { deliveryId }) => {
    const due = await findDelivery(ctx.db, deliveryId)
    if (!due) return
    if (due.about === 'daily') return deliverDaily(ctx, due)
    await recordOutcome(ctx.db, due, await deliver(ctx, due))
  },
})

async function deliver(ctx: DeliverContext, due: Due): Promise<Outcome> {
  const { channel, about, quietUntil } = due
  if (!channel || due.isLeaving || !due.isLive) return { kind: 'withdrawn' }
  if (about === 'test')
    return send(ctx, due, { message: composeAlert(ctx.mailLinks.origin, due, null), row: null })
  if (!isWanted(due)) return { kind: 'withdrawn' }
  if (quietUntil) return { kind: 'quiet', until: quietUntil }
  const told = about === 'reply' ? await tellOfReply(ctx, due) : await tellOfThread(ctx, due)
  return told ? send(ctx, due, told) : { kind: 'withdrawn' }
}

function isWanted({ channel, about, term }: Due) {
  if (!channel || !channel.isOn || channel.isPaused) return false
  if (about === 'reply') return channel.replies
  return about === 'monitor' ? channel.monitors && term !== null : channel.strongFits
}

/** What is said, and as a row of a mail. */
type Told = { message: ChannelMessage; row: MailThread | null }

async function tellOfThread(ctx: DeliverContext, due: Due): Promise<Told | null> {
  const { origin } = ctx.mailLinks
  const thread = await findThread(ctx, due)
  return thread && { message: composeAlert(origin, due, thread), row: describeThread(origin, thread) }
}

/** Null where it was deleted, answered or set aside by now. */
async function tellOfReply(
  { sourceFor, replyWords, mailLinks }: DeliverContext,
  due: Due,
): Promise<Told | null> {
  const { origin } = mailLinks
  const reply = await findReply(sourceFor(due.userId), replyWords, due.postId?.replace('t1_', '') ?? '')
  return (
    reply && {
      message: composeReply(origin, due.id, reply),
      row: describeReply(origin, reply, { isAlone: true }),
    }
  )
}

/** Null where nobody can answer it anymore, someone has, or what made it worth telling no longer holds. */
async function findThread({ sourceFor }: DeliverContext, { userId, postId, productId, about }: Due) {
  if (postId === null || productId === null) return null
  const source = sourceFor(userId)
  const thread = await readThread(source, { postId, productId })
  if (!thread || thread.post.closed || (await wasHandled(source, postId))) return null
  const isStrong = thread.fit.state === 'judged' && thread.fit.fit === 'strong'
  return about === 'monitor' || isStrong ? thread : null
}

async function send(ctx: DeliverContext, due: Due, { message, row }: Told): Promise<Outcome> {
  const { channels, sealer } = ctx
  if (due.channelKind === 'email') return mailAlert(ctx, due, message.headline, row)
  const address = due.channel?.address ? openAddress(sealer, due.channel.address, due.userId) : null
  // Sealed by another secret: only its owner can give it anew.
  if (!address) return { kind: 'gone', status: null }
  return channels.send(toChannelAddress(address), message)
}

async function mailAlert(ctx: DeliverContext, due: Due, headline: string, thread: MailThread | null) {
  const { mailLinks, postalAddress } = ctx
  const { origin } = mailLinks
  const drawn = await drawAlertMail({
    headline,
    thread,
    links: { origin, settings: mailLinks.alertSettings, unsubscribe: mailLinks.alertsOffPage(due.userId) },
    postalAddress,
  })
  return mail(ctx, due, { ...drawn, unsubscribeUrl: mailLinks.alertsOff(due.userId) })
}

async function deliverDaily(ctx: DeliverContext, due: Due) {
  const { db, sourceFor, replyWords: words, mailLinks, postalAddress } = ctx
  const { origin } = mailLinks
  const links = { origin, settings: mailLinks.alertSettings, unsubscribe: mailLinks.dailyOffPage(due.userId) }
  const isOver = due.isLeaving || !due.isLive || due.dailyAt === null
  const daily = isOver
    ? null
    : await composeDaily({ source: sourceFor(due.userId), words, origin, links, postalAddress }, due)
  if (!daily) return recordOutcome(db, due, { kind: isOver ? 'withdrawn' : 'nothing' })
  const drawn = await drawDailyMail(daily)
  const outcome = await mail(ctx, due, { ...drawn, unsubscribeUrl: mailLinks.dailyOff(due.userId) })
  return recordOutcome(db, due, outcome, { threads: daily.threads.length })
}

type Drawn = Pick<Mail, 'subject' | 'html' | 'text' | 'unsubscribeUrl'>

/** What a mail server calls done, in the words of SMTP. */
const [ACCEPTED, REFUSED] = [250, 550]

async function mail(
  { mailer }: DeliverContext,
  { id, email }: Due,
  { subject, html, text, unsubscribeUrl }: Drawn,
) {
  const sent = await mailer.send({ to: email, key: id, subject, html, text, unsubscribeUrl })
  if (sent.kind === 'sent') return { kind: 'delivered', status: ACCEPTED } as const
  return sent.kind === 'refused'
    ? ({ kind: 'refused', status: REFUSED } as const)
    : ({ kind: 'unavailable', status: null } as const)
}
