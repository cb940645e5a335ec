/** One intention to buy: while its content stands, its key stands, and pressing again repeats rather than orders twice. */
export type Attempt = { content: string; key: string }

/** The attempt for this content: the one under way when it is the same, else a new one. */
export function attemptFor(content: string, before: Attempt | null, newKey: () => string): Attempt {
  return before?.content === content ? before : { content, key: newKey() }
}

/** What an attempt is about: form, lines and amount. Another total is another attempt, because the buyer agreed to another one. */
export const attemptContent = (parts: { form: object; lines: readonly { sku_id: string; quantity: number }[]; total: number; billingId: string | null }): string =>
  JSON.stringify([parts.form, parts.lines.map(({ sku_id, quantity }) => [sku_id, quantity]), parts.total, parts.billingId])

const KEY = 'upchar.checkout-attempt'

/** Kept for the tab, so that a reload or the way back from the payment page continues the same attempt. */
export function readAttempt(storage: Pick<Storage, 'getItem'> = sessionStorage): Attempt | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('key' in kept)) return null
    return typeof kept.content === 'string' && typeof kept.key === 'string' ? { content: kept.content, key: kept.key } : null
  } catch {
    return null
  }
}

export function keepAttempt(attempt: Attempt | null, storage: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage): void {
  try {
    if (attempt) storage.setItem(KEY, JSON.stringify(attempt))
    else storage.removeItem(KEY)
  } catch {
    // Without storage the key stands as long as the page does.
  }
}
