import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

const [SALT_BYTES, KEY_BYTES, TAG_BYTES] = [16, 65, 16]
const HEAD_BYTES = SALT_BYTES + 4 + 1

/** The keys of a browser, with the private one that only the browser has. */
export type BrowserKeys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer }

const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, bytes))

/** What was pushed, by RFC 8291 and 8188. Written by hand, so that it proves what the sender's library encrypts. */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys) {
  const salt = body.subarray(0, SALT_BYTES)
  const recordBytes = body.readUInt32BE(SALT_BYTES)
  const senderKey = body.subarray(HEAD_BYTES, HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1))
  if (senderKey.length !== KEY_BYTES) throw new Error('the key in front is not a key of the sender')
  const record = body.subarray(HEAD_BYTES + KEY_BYTES)
  if (record.length > recordBytes) throw new Error('a push is one record')

  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const ikm = derive(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('the last record ends with 2')
  return padded.subarray(0, end)
}
