import { hmac, readableCode } from '../../platform/ids.ts'

const codes = 10

/** `7KQ4M-2WXYA`: read off paper, typed in any case, with or without the dash. */
const write = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** What is stored of a recovery code. */
export const recoveryHash = (secret: string, staffId: string, code: string): string =>
  hmac(secret, `recovery code ${staffId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)

/** Ten new codes (31^10 possibilities each), to be shown once, with what is stored of them. */
export function newRecoveryCodes(
  secret: string,
  staffId: string,
): { shown: string[]; hashes: string[] } {
  const shown = Array.from({ length: codes }, () => write(readableCode(10)))
  return { shown, hashes: shown.map((code) => recoveryHash(secret, staffId, code)) }
}
