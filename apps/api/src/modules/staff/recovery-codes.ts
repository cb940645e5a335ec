import { hmac, readableCode } from '../../platform/ids.ts'

const codes = 10

/** `7KQ4M-2WXYA`: printed and read by people; typed in any case, with or without the dash. */
const write = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** The stored hash of a recovery code. */
export const recoveryHash = (secret: string, staffId: string, code: string): string =>
  hmac(secret, `recovery code ${staffId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)

/** Ten new codes (31^10 possibilities each), shown once, and their hashes. */
export function newRecoveryCodes(
  secret: string,
  staffId: string,
): { shown: string[]; hashes: string[] } {
  const shown = Array.from({ length: codes }, () => write(readableCode(10)))
  return { shown, hashes: shown.map((code) => recoveryHash(secret, staffId, code)) }
}
