import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

type Options<Shape extends z.ZodRawShape> = { secret: string; purpose: string; shape: Shape }

/**
 * Signs what we hand out and want to read again, in a link or a cookie. The purpose is part of the signature, so that what was
 * written for one place is worth nothing in another.
 */
export function createSeal<Shape extends z.ZodRawShape>({ secret, purpose, shape }: Options<Shape>) {
  const letter = z.object({ sealed: z.object(shape), until: z.number() })
  const sign = (text: string) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
  return {
    seal: (sealed: z.output<z.ZodObject<Shape>>, seconds: number) => {
      const text = Buffer.from(JSON.stringify({ sealed, until: Date.now() + seconds * 1000 })).toString(
        'base64url',
      )
      return `${text}.${sign(text)}`
    },
    /** What we wrote, or null if we didn't or its time is over. */
    open: (sealedText: string) => {
      const [text = '', signature = ''] = sealedText.split('.')
      const given = Buffer.from(signature)
      const expected = Buffer.from(sign(text))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      // An older release may have written it in another shape.
      const { data } = letter.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      return data && data.until > Date.now() ? data.sealed : null
    },
  }
}
