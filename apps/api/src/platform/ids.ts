import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

export const newId = (): string => randomUUID()

/** Unguessable text of URL-safe characters: a link key or token. */
export const newSecret = (bytes = 24): string => randomBytes(bytes).toString('base64url')

export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares without telling by the time taken where two texts differ. */
export function equalSecrets(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

/** No 0/O, 1/I/L: a number is read out over the phone. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `count` readable random characters; 31^count possibilities. */
export function readableCode(count: number): string {
  let code = ''
  while (code.length < count) {
    for (const byte of randomBytes(count * 2)) {
      // 248 is the largest multiple of 31 below 256: bytes above would favour the first letters.
      if (byte < 248 && code.length < count) code += readable[byte % 31]
    }
  }
  return code
}
