import type { OrderOfPurchase } from '../../../modules/orders/index.ts'
import type { PaymentOrder } from '../../../modules/payments/index.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

type LockedPaymentOrder = Pick<PaymentOrder, 'id' | 'way' | 'amountPaise'> & {
  /** The order that the purchase has become, by this checkout or another. */
  ordered: OrderOfPurchase | null
}

const lockStatement = {
  name: 'payment-order-to-settle',
  text: `select p.id, p.way, p.amount_paise as "amountPaise",
      (select json_build_object('id', o.id, 'number', o.number, 'checkoutId', o.checkout_id)
        from "order" o where o.purchase_id = $2::uuid) as ordered
    from payment_order p where p.checkout_id = $1::uuid for update`,
}

/** Locks a checkout's payment order. One statement, because the reconciler settles thousands. */
export const lockPaymentOrder = async (
  tx: Transaction,
  checkout: { id: string; purchaseId: string },
): Promise<LockedPaymentOrder | undefined> =>
  (
    await queryPrepared<LockedPaymentOrder>(tx, lockStatement, [checkout.id, checkout.purchaseId])
  )[0]
