import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'staff authenticator secrets', 32))

/**
 * Encrypts authenticator secrets, which must be decryptable. Bound to the owner, so that rows can't be
 * swapped.
 */
export function seal(secret: string, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts. Throws for another owner, another key or tampered text, none of which a user can cause. */
export function unseal(secret: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([
    decipher.update(bytes.subarray(nonceBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8')
}
