import { asUser } from '../../../db/as-user.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import type { SignedInContext } from '../../request-context.ts'
import { type EncodedLogo, encodeLogo } from './encode-logo.ts'
import { nameLogo } from './name-logo.ts'

type KeptLogo =
  | { kind: 'kept'; url: string }
  | Extract<EncodedLogo, { kind: 'refused' }>
  | { kind: 'unavailable'; cause: unknown }

/** Makes a logo of a picture and keeps it as this user's. */
export async function keepLogo(user: SignedInContext, bytes: Uint8Array): Promise<KeptLogo> {
  const encoded = await encodeLogo(bytes)
  if (encoded.kind === 'refused') return encoded
  const name = nameLogo(user.userId)
  // Noted first, and kept noted when the store fails, which may have kept the file all the same: what is noted and
  // not used is removed a day later.
  await asUser(user, (tx) => tx.insert(uploads).values({ name, userId: user.userId }))
  const stored = await user.storage.put(name, encoded.webp)
  return stored.kind === 'unavailable' ? stored : { kind: 'kept', url: `/icons/${name}` }
}
