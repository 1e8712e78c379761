import { z } from 'zod'

const contentSchema = z.union([
  z.string(),
  z
    .array(z.object({ type: z.literal('text'), text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join('\n')),
])

export const chatRequestSchema = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: contentSchema }))
    .min(1),
  max_tokens: z.int().positive().optional(),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .optional(),
})

export type ChatRequest = z.infer<typeof chatRequestSchema>
