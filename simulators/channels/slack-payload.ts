import { z } from 'zod'

const plainText = (max: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().optional(),
  })
const mrkdwn = (max: number) =>
  z.strictObject({
    type: z.literal('mrkdwn'),
    text: z.string().min(1).max(max),
    verbatim: z.boolean().optional(),
  })
const anyText = (max: number) => z.discriminatedUnion('type', [plainText(max), mrkdwn(max)])
const block_id = z.string().min(1).max(255).optional()

/** https://docs.slack.dev/reference/block-kit/blocks, as far as our messages may go. */
const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('header'), block_id, text: plainText(150) }),
  z
    .strictObject({
      type: z.literal('section'),
      block_id,
      text: anyText(3_000).optional(),
      fields: z.array(anyText(2_000)).min(1).max(10).optional(),
      expand: z.boolean().optional(),
    })
    .refine(({ text, fields }) => text || fields, 'a section has text or fields'),
  z.strictObject({ type: z.literal('context'), block_id, elements: z.array(anyText(3_000)).min(1).max(10) }),
  z.strictObject({ type: z.literal('divider'), block_id }),
])

const payloadSchema = z.strictObject({
  text: z.string().optional(),
  mrkdwn: z.boolean().optional(),
  unfurl_links: z.boolean().optional(),
  unfurl_media: z.boolean().optional(),
  blocks: z.array(z.unknown()).optional(),
})

/** Slack's word for what is wrong with a payload, if anything is. */
export function findSlackFault(value: unknown): string | undefined {
  const payload = payloadSchema.safeParse(value)
  if (!payload.success) return 'invalid_payload'
  const { text, blocks = [] } = payload.data
  if (!text && blocks.length === 0) return 'no_text'
  const valid = z.array(blockSchema).max(50).safeParse(blocks).success
  return valid ? undefined : 'invalid_blocks'
}
