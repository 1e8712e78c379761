import { z } from 'zod'

export const siteSchema = z.strictObject({
  name: z.string(),
  claim: z.string(),
  sections: z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

export type Site = z.infer<typeof siteSchema>
