import { createECDH, createHmac, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { Config } from '../config.ts'

type Keys = { publicKey: string; privateKey: KeyObject }
const known = new Map<string, Keys>()
const hours = 12

/**
 * The shop's key pair for push services (RFC 8292). Derived from the shop's secret: nothing is stored, and a shop with another secret is
 * another sender, whose subscriptions the services refuse.
 */
export function pushKeys({ secret }: Pick<Config, 'secret'>): Keys {
  const before = known.get(secret)
  if (before !== undefined) return before
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHmac('sha256', secret).update('web push').digest())
  const point = pair.getPublicKey()
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
    },
  })
  const keys = { publicKey: point.toString('base64url'), privateKey }
  known.set(secret, keys)
  return keys
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What proves to the push service who sends. */
export function authorization(
  config: Pick<Config, 'secret' | 'SUPPORT_EMAIL'>,
  endpoint: string,
  now: Date,
): string {
  const { publicKey, privateKey } = pushKeys(config)
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours * 3600,
    sub: `mailto:${config.SUPPORT_EMAIL}`,
  }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}
