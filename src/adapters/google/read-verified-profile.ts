import { z } from 'zod'

const claims = z.object({
  sub: z.string(),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().default(''),
  picture: z.url().optional(),
})

/**
 * Who signed in, from the ID token, whose signature the auth library has checked by now. Nobody, unless Google
 * vouches for the e-mail: otherwise the answers to a made-up address would tell whether it has an account here.
 */
export async function readVerifiedProfile({ idToken }: { idToken?: string }) {
  const body = idToken?.split('.')[1]
  if (!body) return null
  const parsed = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!parsed.success) return null
  const { sub, email, name, picture } = parsed.data
  return { id: sub, sub, email, emailVerified: true, name, image: picture }
}
