import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { refuseSimulator } from './refuse-simulator.ts'
import { allOrNone, type Rule, type ValuesOf } from './rules.ts'

/** Where alerts go. Of servers and workers: the one takes addresses and tries them, the other sends. */
export const channelVariables = {
  /** Seals addresses where they are stored. */
  CHANNEL_SECRET: z.string().min(32, 'must be at least 32 characters long (openssl rand -base64 32)'),
  CHANNEL_SIMULATOR_URL: url('http:', 'https:').optional(),
  PUSH_PUBLIC_KEY: base64url(65).optional(),
  PUSH_PRIVATE_KEY: base64url(32).optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^@]+@|https:\/\/)/, 'must start with mailto: or https://')
    .optional(),
}

type ChannelEnv = ValuesOf<typeof channelVariables>

export const channelRules: Rule<ChannelEnv & ProcessEnv>[] = [
  {
    variable: 'PUSH_PUBLIC_KEY',
    error: ', PUSH_PRIVATE_KEY and PUSH_CONTACT go together: set all or none',
    holds: (e) => allOrNone([e.PUSH_PUBLIC_KEY, e.PUSH_PRIVATE_KEY, e.PUSH_CONTACT]),
  },
  refuseSimulator('CHANNEL_SIMULATOR_URL', (e) => Boolean(e.CHANNEL_SIMULATOR_URL)),
]

export function readChannels(e: ChannelEnv) {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = e
  const vapid = publicKey && privateKey && contact ? { publicKey, privateKey, contact } : undefined
  return { secret: e.CHANNEL_SECRET, simulatorUrl: e.CHANNEL_SIMULATOR_URL, vapid }
}

function base64url(bytes: number) {
  const isKey = (value: string) =>
    /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').toString('base64url') === value
  return z
    .string()
    .refine(
      (value) => isKey(value) && Buffer.from(value, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url (pnpm exec web-push generate-vapid-keys)`,
    )
}
