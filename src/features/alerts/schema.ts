import { z } from 'zod'
import { timeZone } from '../today/schema.ts'

export const channelKinds = ['email', 'slack', 'discord', 'webhook', 'push'] as const
export type ChannelKind = (typeof channelKinds)[number]

const hour = z.int().min(0).max(23)

/** When someone wants to hear from us, in their own time. */
export const alertSettings = z.strictObject({
  timeZone,
  /** The hour of the daily email; null for none. */
  dailyAt: hour.nullable(),
  dailyDays: z.enum(['every_day', 'weekdays']),
  /** Alerts wait from one hour to the other. */
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  /** No daily email on days with nothing worth it. */
  skipEmpty: z.boolean(),
})
export type AlertSettings = z.infer<typeof alertSettings>

/** `failing`: the last tries came to nothing. `paused`: so many did that we stopped, or the address is gone. */
export const channelStates = ['on', 'off', 'failing', 'paused'] as const

export const channel = z.object({
  id: z.uuid(),
  kind: z.enum(channelKinds),
  /** As its owner calls it. */
  label: z.string().nullable(),
  /** Where it leads, as far as it may be shown: an address, a host, a browser. */
  target: z.string(),
  state: z.enum(channelStates),
  /** What it's told of. */
  strongFits: z.boolean(),
  monitors: z.boolean(),
  replies: z.boolean(),
  failures: z.int(),
  failingSince: z.iso.datetime().nullable(),
  /** What the other side answered last, if it did. */
  lastStatus: z.int().nullable(),
  /** The last four characters of a webhook's signing secret. */
  secretEnd: z.string().nullable(),
})
export type Channel = z.infer<typeof channel>

/** What one place is told of in 24 hours. More is noise. */
export const MOST_A_DAY = 25

/** `due`: on its way, or waiting for `nextTryAt`. `nothing`: a daily email that had nothing to say. */
export const deliveryStates = ['due', 'delivered', 'given_up', 'nothing', 'withdrawn', 'over_limit'] as const

export const delivery = z.object({
  id: z.uuid(),
  channel: z.enum(channelKinds),
  /** As the channel is called now; null once it's removed. */
  target: z.string().nullable(),
  about: z.enum(['strong_fit', 'monitor', 'reply', 'daily', 'test']),
  subreddit: z.string().nullable(),
  /** What the monitor looks for; null once it's removed. */
  term: z.string().nullable(),
  /** How many a daily email had. */
  threads: z.int().nullable(),
  state: z.enum(deliveryStates),
  status: z.int().nullable(),
  attempts: z.int(),
  nextTryAt: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
})
export type Delivery = z.infer<typeof delivery>

export const alerts = z.object({
  /** Null as long as nothing was chosen. */
  settings: alertSettings.nullable(),
  /** Where emails go. */
  email: z.string(),
  channels: z.array(channel),
  /** Whether alerts are sent: they come with a plan. */
  isLive: z.boolean(),
  /** For browsers to subscribe with; null where push isn't set up. */
  pushKey: z.string().nullable(),
  /** The newest. */
  log: z.array(delivery),
})
export type Alerts = z.infer<typeof alerts>

const label = z.string().trim().max(60).nullable()
const address = z.string().trim().min(1, 'Paste the address.').max(2_000)

export const channelInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email') }),
  z.strictObject({ kind: z.literal('slack'), url: address, label }),
  z.strictObject({ kind: z.literal('discord'), url: address, label }),
  z.strictObject({ kind: z.literal('webhook'), url: address, label }),
  z.strictObject({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    label,
  }),
])
export type ChannelInput = z.output<typeof channelInput>

/** `secret`: what a webhook's messages are signed with, told this once. */
export const addedChannel = z.object({ channel, secret: z.string().nullable() })

export const channelChange = z.strictObject({
  isOn: z.boolean().optional(),
  strongFits: z.boolean().optional(),
  monitors: z.boolean().optional(),
  replies: z.boolean().optional(),
  label: label.optional(),
})
export type ChannelChange = z.output<typeof channelChange>

export const oneChannel = z.strictObject({ id: z.uuid() })
export const rotatedSecret = z.object({ secret: z.string() })
/** A test is a delivery like any other, but is tried only once: ask for it until it's no longer `due`. */
export const askedTest = z.object({ deliveryId: z.uuid() })
export const oneDelivery = z.strictObject({ id: z.uuid() })

/** Where a page ends: the exact time and the id of its last delivery. */
export const deliveriesInput = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,18}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional(),
})
/** `next`: to ask for the page after this one; null where there is none. */
export const deliveries = z.object({ deliveries: z.array(delivery), next: z.string().nullable() })
export type Deliveries = z.infer<typeof deliveries>
