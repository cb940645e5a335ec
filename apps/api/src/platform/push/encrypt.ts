import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const curve = 'prime256v1'
/** The length of a point and of a secret of a browser. */
const [pointBytes, authBytes] = [65, 16]
const recordSize = 4096

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What a browser gives for its subscription: its public key, and a secret that the push service doesn't know. */
export type PushKeys = { p256dh: string; auth: string }

/** Whether a text can be encrypted for these keys: a point of the curve and a secret. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const pair = createECDH(curve)
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
  } catch {
    return false
  }
  return (
    Buffer.from(p256dh, 'base64url').length === pointBytes &&
    Buffer.from(auth, 'base64url').length === authBytes
  )
}

/** A text that only the browser can read (RFC 8291, content coding aes128gcm of RFC 8188). `fixed` is for the RFC's own example. */
export function encrypt(
  text: string,
  keys: PushKeys,
  fixed?: { salt: Buffer; privateKey: Buffer },
): Buffer {
  const [receiver, auth] = [keys.p256dh, keys.auth].map((key) => Buffer.from(key, 'base64url'))
  if (receiver === undefined || auth === undefined) throw new Error('a subscription without keys')
  const sender = createECDH(curve)
  if (fixed === undefined) sender.generateKeys()
  else sender.setPrivateKey(fixed.privateKey)
  const point = sender.getPublicKey()
  const salt = fixed?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, point])
  const key = hkdf(auth, sender.computeSecret(receiver), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(salt, key, 'Content-Encoding: nonce\0', 12),
  )
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(point.length, 4)
  return Buffer.concat([
    salt,
    head,
    point,
    cipher.update(text, 'utf8'),
    // The last record ends with 2.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
