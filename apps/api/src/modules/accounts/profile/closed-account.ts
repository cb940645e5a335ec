import { hmac } from '../../../platform/ids.ts'

/** By this a closed account's address is known again when it comes back; the address itself can't be read from it. */
export const closedHash = (secret: string, email: string): string =>
  hmac(secret, `closed account ${email}`)
