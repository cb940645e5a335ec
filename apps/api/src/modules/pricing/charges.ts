import type { ChargeBasis } from '@upchar/kernel/charge-basis'
import { isInForce } from '@upchar/kernel/day-rules'
import type { ChargeKind, ChargeRule } from '@upchar/reference/charge-rules'

/** The charges in force on a day in India, by kind. */
export type Charges = { readonly [K in ChargeKind]?: ChargeRule }

/** Of each kind the row in force that began last. */
export function chargesInForce(rows: readonly ChargeRule[], on: string): Charges {
  const found: { [K in ChargeKind]?: ChargeRule } = {}
  for (const row of rows) {
    if (!isInForce(row, on)) continue
    const best = found[row.kind]
    if (best === undefined || row.validFrom >= best.validFrom) found[row.kind] = row
  }
  return found
}

/** What a platform fee is reckoned by; none where it comes to nothing (CART-24). */
export const feeTypeOf = (rule: ChargeRule | undefined): ChargeBasis | 'none' =>
  rule === undefined || (rule.amountPaise === 0 && rule.percentBp === null) ? 'none' : rule.basis
