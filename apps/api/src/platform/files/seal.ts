import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keys by id; the current one encrypts new files, the others decrypt old ones. */
export type FileKeys = { readonly current: string; readonly byId: ReadonlyMap<string, Buffer> }

const magic = Buffer.from('UPF1')
const nonceBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/**
 * `id:key,id:key`: each key 32 bytes in base64url. Throws on anything else; the settings were validated
 * before.
 */
export function parseFileKeys(text: string): FileKeys {
  const byId = new Map(
    text.split(',').map((pair) => {
      const [id = '', key = ''] = pair.split(':')
      const bytes = Buffer.from(key, 'base64url')
      if (id === '' || bytes.length !== 32)
        throw new Error('a file key is not 32 bytes in base64url')
      return [id, bytes] as const
    }),
  )
  const [current = ''] = byId.keys()
  return { current, byId }
}

/**
 * Encrypts with AES-256-GCM under the current key and a fresh nonce. The header names the key; header and
 * file id are authenticated, so the bytes of two files can't be swapped.
 */
export function seal(keys: FileKeys, fileId: string, bytes: Buffer): Buffer {
  const key = keys.byId.get(keys.current)
  if (key === undefined) throw new Error('there is no current file key')
  const id = Buffer.from(keys.current)
  const head = Buffer.concat([magic, Buffer.from([id.length]), id])
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  cipher.setAAD(Buffer.concat([head, Buffer.from(fileId)]))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([head, nonce, sealed, cipher.getAuthTag()])
}

/**
 * Decrypts what `seal` made. Throws on bytes that were tampered with, truncated, of another file, or under an
 * unknown key.
 */
export function unseal(keys: FileKeys, fileId: string, sealed: Buffer): Buffer {
  const idLength = sealed[magic.length] ?? 0
  const headLength = magic.length + 1 + idLength
  if (
    !sealed.subarray(0, magic.length).equals(magic) ||
    sealed.length < headLength + nonceBytes + tagBytes
  )
    throw new Error('not an encrypted file')
  const head = sealed.subarray(0, headLength)
  const keyId = head.subarray(magic.length + 1).toString()
  const key = keys.byId.get(keyId)
  if (key === undefined) throw new Error(`no key ${JSON.stringify(keyId)} among the file keys`)
  const decipher = createDecipheriv(
    algorithm,
    key,
    sealed.subarray(headLength, headLength + nonceBytes),
  )
  decipher.setAAD(Buffer.concat([head, Buffer.from(fileId)]))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([
    decipher.update(sealed.subarray(headLength + nonceBytes, -tagBytes)),
    decipher.final(),
  ])
}
