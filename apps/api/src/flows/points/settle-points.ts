import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { giveValue, selectEarned, takeValue } from '../../modules/ledger/index.ts'
import { lockEarning, type EarningOrder } from '../../modules/orders/index.ts'
import { keptQuote, pointsEarned } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { lockBuyer } from '../wallets/store.ts'

/** What an order earns by what is left of it, delivered or not, in paise. */
export const earnsPaise = ({ quote, left }: Pick<EarningOrder, 'quote' | 'left'>): number =>
  pointsEarned(keptQuote(quote, new Map(left.map((line) => [line.offerId, line.quantity]))))

/**
 * Job: brings the points of an order to what it earns by now (CART-14): nothing until all that is left of it is delivered. A repeat
 * finds nothing to do. What a correction takes back may have been spent: then that stays with the customer.
 */
export const settlePoints = ({ db, clock }: Context, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockEarning(tx, orderId)
    if (order === undefined || (await lockBuyer(tx, order.customerId)) === undefined) return
    const due = order.delivered ? earnsPaise(order) : 0
    const change = due - (await selectEarned(tx, order))
    if (change > 0) await earn(tx, order, change, clock.now())
    if (change < 0) await takeBack(tx, order, -change, clock.now())
  })

const journalOf = (
  { customerId, checkoutId }: EarningOrder,
  { amountPaise, at, reason }: { amountPaise: number; at: Date; reason: string },
) => ({ book: 'points' as const, key: null, customerId, checkoutId, amountPaise, at, reason })

async function earn(tx: Transaction, order: EarningOrder, amountPaise: number, at: Date) {
  const days = order.quote.points?.validDays ?? 0
  // Good until the end of their last day in India.
  const expiresAt = new Date(startOfIstDate(addDays(istDate(at), days + 1)))
  const reason = 'Earned by your order'
  await giveValue(tx, { ...journalOf(order, { amountPaise, at, reason }), expiresAt })
}

async function takeBack(tx: Transaction, order: EarningOrder, amountPaise: number, at: Date) {
  const journal = journalOf(order, { amountPaise, at, reason: 'Taken back: earned by your order' })
  const taken = await takeValue(tx, journal)
  if (taken.ok) return
  const { leftPaise } = taken.error.detail
  if (leftPaise > 0) await takeValue(tx, { ...journal, amountPaise: leftPaise })
}
