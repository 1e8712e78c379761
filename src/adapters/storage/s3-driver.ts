import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { StorageDriver } from './storage.ts'

export type S3Options = {
  /** Of a store outside of AWS. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket of any S3-compatible store. */
export function createS3Driver({ endpoint, region, bucket, ...credentials }: S3Options): StorageDriver {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Only AWS has a host name for every bucket for sure.
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000 },
    // Checksums that the client adds by itself are unknown to some stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    put: async (name, bytes, abortSignal) => {
      const file = { Bucket: bucket, Key: name, Body: bytes, ContentType: 'image/webp' }
      await client.send(new PutObjectCommand(file), { abortSignal })
    },
    get: async (name, abortSignal) => {
      try {
        const file = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }), { abortSignal })
        return new Uint8Array((await file.Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: async (name, abortSignal) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), { abortSignal })
    },
    list: async (prefix, abortSignal) => {
      const names: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }, { abortSignal })
      for await (const { Contents = [] } of pages) names.push(...Contents.flatMap(({ Key }) => Key ?? []))
      return names
    },
    check: async (abortSignal) => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
    },
  }
}
