/** Who is invoiced, if not whom the goods go to: an address of the buyer's book. `thirdParty`: for goods that go to another business (CART-23). */
export type Billing = { id: string; thirdParty: boolean }

/** What an attempt is about. Another total is another attempt, because the buyer agreed to another one. */
export type AttemptParts = {
  form: object
  lines: readonly { sku_id: string; quantity: number }[]
  billing: Billing | null
  /** The code of the voucher that is on the cart. */
  voucher: string | null
  total: number
}

/** One intention to buy: while its content stands, its key stands, and pressing again repeats rather than orders twice. */
export type Attempt = {
  key: string
  content: string
  voucher: string | null
  total: number
  /** The checkout that was made of it; null until one was. */
  checkoutId: string | null
}

/** Form, lines and invoice: what only another checkout can have. */
const contentOf = ({ form, lines, billing }: AttemptParts): string =>
  JSON.stringify([form, lines.map(({ sku_id, quantity }) => [sku_id, quantity]), billing])

/** The attempt at this: the one under way when it is the same, else a new one. */
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

/** The attempt goes on with its checkout after that has got or lost a voucher (CHECKOUT-03). */
export const requoted = (
  attempt: Attempt | null,
  checkout: { id: string; voucher: string | null; total: number },
): Attempt | null =>
  attempt && attempt.checkoutId === checkout.id
    ? { ...attempt, voucher: checkout.voucher, total: checkout.total }
    : attempt

const KEY = 'upchar.checkout-attempt'

const isTextOrNull = (value: unknown): value is string | null =>
  typeof value === 'string' || value === null

function attemptIn(kept: unknown): Attempt | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { key, content, voucher, total, checkoutId } = kept as Record<string, unknown>
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

/** Kept for the tab, so that a reload or the way back from the payment page continues the same attempt. */
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
    // Without storage the key stands as long as the page does.
  }
}
