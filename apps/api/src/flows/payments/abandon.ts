import { releaseHold } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { changeCheckout, checkoutStates, lockCheckout } from '../../modules/checkout/index.ts'
import { findPaymentOrder, findPayments } from '../../modules/payments/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { releasePromotions } from '../vouchers/use-voucher.ts'
import { releaseWallet } from '../wallets/pay-by-wallet.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockCheckout>>>

/** Gives back what a checkout holds that becomes no order: goods, promotions, wallet, points, credit line. Returns the goods' offers. */
export async function abandon(tx: Transaction, checkout: Locked, at: Date): Promise<number[]> {
  await changeCheckout(tx, checkout.id, { state: 'abandoned' })
  // Stock before vouchers: the lock order of placing an order.
  const released = await releaseHold(tx, checkout.id)
  await releasePromotions(tx, checkout)
  await releaseWallet(tx, checkout, at)
  return released
}

/** Gives a checkout up whose lender has declined: asking again would get the same answer. */
export async function abandonDeclined(context: Context, checkoutId: string): Promise<void> {
  const at = context.clock.now()
  const freed = await inTransaction(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId)
    if (checkout === undefined || !checkoutStates.allows(checkout.state, 'abandoned')) return []
    const order = await findPaymentOrder(tx, checkoutId)
    const payments = order === undefined ? [] : await findPayments(tx, order.id)
    const declined = payments.length > 0 && payments.every(({ state }) => state === 'failed')
    return declined ? abandon(tx, checkout, at) : []
  })
  await refreshWarehouses(context.db, freed, at, await saleLicencesOf(context))
}
