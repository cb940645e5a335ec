import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

const periodSeconds = 30

export const newTotpSecret = (): string => generateSecret()

/** What the QR code says to an authenticator app. */
export const otpauthUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret })

/** The code of an instant. */
export const codeAt = (secret: string, at: Date): string =>
  generateSync({
    secret,
    strategy: 'totp',
    period: periodSeconds,
    epoch: Math.floor(at.getTime() / 1000),
  })

/**
 * The number of the half-minute that a code belongs to, if it is the code of now, the one before or the one after (clocks
 * differ) and later than the last one used; undefined otherwise (RFC 6238, 5.2).
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
