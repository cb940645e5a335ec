import { hmac } from '../../../platform/ids.ts'

/** Recognises a closed account's address when it returns; the address can't be recovered from it. */
export const closedHash = (secret: string, email: string): string =>
  hmac(secret, `closed account ${email}`)
