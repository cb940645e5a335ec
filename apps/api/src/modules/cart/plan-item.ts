import { ok } from '@upchar/kernel/result'
import { stockOf, type Destination } from './destination.ts'
import { cartFull, notSold, skuUnknown } from './errors.ts'
import type { CartRow } from './model.ts'
import { buyingRefusal, mostLines, planAdd } from './rules.ts'

/**
 * What adding a SKU to the cart of these rows adds: without a quantity the minimum order first, then one
 * more each time.
 */
export function planItem(
  rows: readonly CartRow[],
  { sku, quantity: wanted }: { sku: string; quantity: number | undefined },
  destination: Destination,
) {
  const row = rows.find((candidate) => candidate.sku === sku)
  if (row === undefined) return skuUnknown()
  const refused = buyingRefusal(row, destination)
  if (refused !== undefined) return notSold(refused)
  const asked = wanted ?? Math.max(1, row.moq - row.quantity)
  const plan = planAdd(row, asked, stockOf(row, destination, row.quantity + asked))
  if (!plan.ok) return plan
  if (row.quantity === 0 && rows.length > mostLines) return cartFull()
  return ok({ row, asked, quantity: plan.value.quantity, message: plan.value.message })
}
