import { z } from 'zod'

const MAX_TOGETHER = 6_000
const webAddress = z.url({ protocol: /^https?$/ }).max(2_048)

/** https://discord.com/developers/docs/resources/message#embed-object, as far as our messages may go. */
const embedSchema = z
  .strictObject({
    title: z.string().max(256).optional(),
    description: z.string().max(4_096).optional(),
    url: webAddress.optional(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    color: z.int().min(0).max(0xffffff).optional(),
    author: z.strictObject({ name: z.string().min(1).max(256), url: webAddress.optional() }).optional(),
    footer: z.strictObject({ text: z.string().min(1).max(2_048) }).optional(),
    fields: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(256),
          value: z.string().min(1).max(1_024),
          inline: z.boolean().optional(),
        }),
      )
      .max(25)
      .optional(),
  })
  .refine(({ title, description, fields, author, footer }) =>
    Boolean(title || description || fields?.length || author || footer),
  )

const payloadSchema = z
  .strictObject({
    content: z.string().max(2_000).optional(),
    embeds: z.array(embedSchema).max(10).optional(),
    username: z.string().min(1).max(80).optional(),
    allowed_mentions: z.strictObject({ parse: z.array(z.enum(['roles', 'users', 'everyone'])) }).optional(),
  })
  .refine(({ embeds = [] }) => embeds.reduce((sum, embed) => sum + lengthOf(embed), 0) <= MAX_TOGETHER)

function lengthOf({ title, description, author, footer, fields = [] }: z.infer<typeof embedSchema>) {
  const texts = [
    title,
    description,
    author?.name,
    footer?.text,
    ...fields.flatMap((one) => [one.name, one.value]),
  ]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
}

/** Discord's code for what is wrong with a payload, if anything is. */
export function findDiscordFault(value: unknown) {
  if (value === undefined) return { message: 'The request body contains invalid JSON.', code: 50_109 }
  const payload = payloadSchema.safeParse(value)
  if (!payload.success) {
    const errors = payload.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { message: 'Invalid Form Body', code: 50_035, errors }
  }
  const { content, embeds = [] } = payload.data
  if (!content && embeds.length === 0) return { message: 'Cannot send an empty message', code: 50_006 }
  return undefined
}
