import { createHash } from 'node:crypto'

/** An idempotency key: the same request of the same visitor on the same day is stored once. */
export function idempotencyKey(...facts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
