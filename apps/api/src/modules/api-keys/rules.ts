import type { ApiKeyState } from '@upchar/kernel/api-scopes'
import { istDate } from '@upchar/kernel/dates'

/** For so long the secret before a new one is good, too. */
export const overlapMs = 24 * 3_600_000

/** Keys that are good at once. */
export const mostKeys = 20

/** Calls of one key in a minute. */
export const callsPerMinute = 600

type Life = { lastDay: string | null; revokedAt: Date | null }

/** Where a key stands at a moment (OPS-08). */
export function keyState({ lastDay, revokedAt }: Life, at: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  return lastDay !== null && lastDay < istDate(at) ? 'ended' : 'active'
}

/** A network with its end cut off: enough to see a wrong place, too little to name a line. */
export function shortNetwork(network: string): string {
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.*`
  const parts = network.split('::')[0]?.split(':') ?? []
  return `${parts.slice(0, 3).join(':')}:*`
}
