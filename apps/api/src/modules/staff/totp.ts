import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

const periodSeconds = 30

export const newTotpSecret = (): string => generateSecret()

/** The text of the QR code for an authenticator app. */
export const otpauthUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret })

/** The code at a given time. */
export const codeAt = (secret: string, at: Date): string =>
  generateSync({
    secret,
    strategy: 'totp',
    period: periodSeconds,
    epoch: Math.floor(at.getTime() / 1000),
  })

/**
 * The time step of a code, if it is the current, previous or next one (clock skew) and later than the last
 * one used; undefined otherwise (RFC 6238, 5.2).
 */
export function stepOfCode(
  secret: string,
  code: string,
  at: Date,
  lastStep: number | null,
): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const result = verifySync({
    secret,
    token,
    strategy: 'totp',
    period: periodSeconds,
    epoch: Math.floor(at.getTime() / 1000),
    epochTolerance: periodSeconds,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
