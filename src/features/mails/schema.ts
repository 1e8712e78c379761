import { z } from 'zod'

export const tipsInput = z.strictObject({ tipsByEmail: z.boolean() })

export const tipsOffInput = z.strictObject({ token: z.string().max(200) })
