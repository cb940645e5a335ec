import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'

type Received = { path: string; claims: Record<string, unknown>; key: string; text: unknown }

/** A browser's device: its keys, and what it can read. */
export function pushDevice() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, as a browser reads it. */
    read(body: Buffer): string {
      const [salt, point] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
      const sealed = body.subarray(21 + point.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), point])
      const key = hkdf(auth, pair.computeSecret(point), info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16),
        hkdf(salt, key, 'Content-Encoding: nonce\0', 12),
      )
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}

/** What the header proves: the claims of its token, whose signature is checked with its own key (RFC 8292). */
function proven(header: string): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed by its key')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}

/** A stand-in for the push service of browsers, on this machine. `status` is what it answers. */
export async function startPushService(port: number, device: ReturnType<typeof pushDevice>) {
  const received: Received[] = []
  const service = { received, status: 201, close: () => Promise.resolve() }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text: unknown = JSON.parse(device.read(Buffer.concat(parts)))
      received.push({
        path: request.url ?? '',
        ...proven(request.headers.authorization ?? ''),
        text,
      })
      reply.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  service.close = () => new Promise((resolve) => void server.close(() => resolve()))
  return service
}
