import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

export const newId = (): string => randomUUID()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether text from outside can be compared with a uuid column. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** Unguessable URL-safe text for link keys and tokens. */
export const newSecret = (bytes = 24): string => randomBytes(bytes).toString('base64url')

export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares in constant time. */
export function equalSecrets(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

/** No 0/O or 1/I/L: these codes are read out over the phone. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `count` readable random characters; 31^count possibilities. */
export function readableCode(count: number): string {
  let code = ''
  while (code.length < count) {
    for (const byte of randomBytes(count * 2)) {
      // 248 is the largest multiple of 31 below 256: higher bytes would favour the first letters.
      if (byte < 248 && code.length < count) code += readable[byte % 31]
    }
  }
  return code
}
