import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

/**
 * The billing address, if it isn't the delivery address: one of the buyer's addresses.
 * `thirdParty`: delivery to another business (CART-23).
 */
export type Billing = { id: string; thirdParty: boolean }

/**
 * The content of an attempt. Another total makes another attempt, because the buyer agreed to a
 * different amount.
 */
export type AttemptParts = {
  form: object
  lines: readonly { sku_id: string; quantity: number }[]
  billing: Billing | null
  /** What the wallet pays, in rupees. */
  wallet: number
  /** The code of the applied voucher. */
  voucher: string | null
  total: number
}

/**
 * One intention to buy. Its idempotency key lasts as long as its content, so that pressing again
 * repeats instead of ordering twice.
 */
export type Attempt = {
  key: string
  content: string
  voucher: string | null
  total: number
  /** The checkout made for it; null before that. */
  checkoutId: string | null
}

/** Form, lines, billing and the wallet's part: a change of these needs another checkout. */
const contentOf = ({ form, lines, billing, wallet }: AttemptParts): string =>
  JSON.stringify([form, lines.map(({ sku_id, quantity }) => [sku_id, quantity]), billing, wallet])

/** The current attempt if its content is the same, else a new one. */
export function attemptFor(
  parts: AttemptParts,
  before: Attempt | null,
  newKey: () => string,
): Attempt {
  const [content, { voucher, total }] = [contentOf(parts), parts]
  if (before?.content === content && before.voucher === voucher && before.total === total)
    return before
  return { key: newKey(), content, voucher, total, checkoutId: null }
}

/** Continues the attempt after its checkout gained or lost a voucher (CHECKOUT-03). */
export const requoted = (
  attempt: Attempt | null,
  checkout: { id: string; voucher: string | null; total: number },
): Attempt | null =>
  attempt && attempt.checkoutId === checkout.id
    ? { ...attempt, voucher: checkout.voucher, total: checkout.total }
    : attempt

const KEY = BROWSER_STORAGE.checkoutAttempt

const isTextOrNull = (value: unknown): value is string | null =>
  typeof value === 'string' || value === null

function attemptIn(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, content, voucher, total, checkoutId } = stored as Record<string, unknown>
  if (
    typeof key !== 'string' ||
    typeof content !== 'string' ||
    typeof total !== 'number' ||
    !isTextOrNull(voucher) ||
    !isTextOrNull(checkoutId)
  )
    return null
  return { key, content, voucher, total, checkoutId }
}

/**
 * Stored for the tab, so that a reload or returning from the payment page continues the same
 * attempt.
 */
export function readAttempt(storage: Pick<Storage, 'getItem'> = sessionStorage): Attempt | null {
  try {
    return attemptIn(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function keepAttempt(
  attempt: Attempt | null,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage,
): void {
  try {
    if (attempt) storage.setItem(KEY, JSON.stringify(attempt))
    else storage.removeItem(KEY)
  } catch {
    // Without storage the key lasts as long as the page.
  }
}
