import type { StockAtPlace } from '../../availability/index.ts'
import type { CartRow } from '../model.ts'
import { capText, planAdd } from '../rules.ts'

/** How many of a shared line can be added, and why fewer than shared; `message` null where it is all. */
export type SharedPlan = { added: number; message: string | null }

/** How long a link can be opened, in days. */
export const linkDays = 30

/**
 * Adds a shared quantity to the `row.quantity` already in the receiver's cart, within minimum and maximum
 * order quantity and stock (CART-19). Fewer than the minimum order are raised to it.
 */
export function planShared(row: CartRow, shared: number, stock: StockAtPlace): SharedPlan {
  const wanted = Math.max(shared, row.moq - row.quantity)
  const fits = Math.min(wanted, row.maxOq - row.quantity, stock.left - row.quantity)
  const added = Math.max(fits, 1, row.moq - row.quantity)
  const plan = planAdd(row, added, stock)
  if (!plan.ok) return { added: 0, message: plan.error.message }
  if (added >= shared) return { added, message: null }
  return {
    added,
    message:
      row.quantity + added >= row.maxOq
        ? capText(row.quantity, row.maxOq)
        : `Only ${stock.left} left in your location.`,
  }
}
