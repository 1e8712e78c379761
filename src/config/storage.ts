import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { Rule, ValuesOf } from './rules.ts'

export const storageVariables = {
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  STORAGE_FOLDER: z.string().default('storage'),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type StorageEnv = ValuesOf<typeof storageVariables>

export const storageRules: Rule<StorageEnv>[] = [
  {
    variable: 'STORAGE_DRIVER',
    error: 's3, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none',
    holds: (e) => {
      const wanted = e.STORAGE_DRIVER === 's3'
      return [e.S3_BUCKET, e.S3_ACCESS_KEY_ID, e.S3_SECRET_ACCESS_KEY].every((value) => !value === !wanted)
    },
  },
]

export function readStorage(e: StorageEnv) {
  if (!e.S3_BUCKET || !e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY) {
    return { driver: 'disk' as const, folder: e.STORAGE_FOLDER }
  }
  return {
    driver: 's3' as const,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    bucket: e.S3_BUCKET,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  }
}
