import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts short texts of one purpose, bound to their owner, so that rows can't be swapped. */
export type Sealing = {
  seal(secret: string, owner: string, text: string): string
  /** Throws for another owner, another key or tampered text, none of which a user can cause. */
  unseal(secret: string, owner: string, sealed: string): string
}

/** The encryption for a purpose: its key is derived from the shop's secret and the purpose. */
export function sealing(purpose: string): Sealing {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(secret, owner, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    unseal(secret, owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes))
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8')
    },
  }
}
