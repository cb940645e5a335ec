import type { StockAtPlace } from '../../availability/index.ts'
import type { CartRow } from '../model.ts'
import { capText, planAdd, shortText } from '../rules.ts'

/** How many of a wanted line can be added, and why fewer than wanted; `message` null where it is all. */
export type LinePlan = { added: number; message: string | null }

/**
 * Adds a quantity to the `row.quantity` already in the cart, within minimum and maximum order quantity and stock
 * (CART-19, ORDER-07). Fewer than the minimum order are raised to it.
 */
export function planLine(row: CartRow, wanted: number, stock: StockAtPlace): LinePlan {
  const atLeast = Math.max(wanted, row.moq - row.quantity)
  const fits = Math.min(atLeast, row.maxOq - row.quantity, stock.left - row.quantity)
  const added = Math.max(fits, 1, row.moq - row.quantity)
  const plan = planAdd(row, added, stock)
  if (!plan.ok) return { added: 0, message: plan.error.message }
  if (added >= wanted) return { added, message: null }
  return {
    added,
    message:
      row.quantity + added >= row.maxOq ? capText(row.quantity, row.maxOq) : shortText(row, stock),
  }
}
