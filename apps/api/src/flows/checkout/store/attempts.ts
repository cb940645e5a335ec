import type { CheckoutItem, CheckoutState } from '../../../modules/checkout/index.ts'
import type { PaymentState, RefundReason, RefundState } from '../../../modules/payments/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** A purchase that has become no order, by its last checkout. */
export type Attempt = {
  checkoutId: string
  state: CheckoutState
  paymentOption: number
  items: CheckoutItem[]
  totalPaise: number
  createdAt: Date
  expiresAt: Date
  /** The end of the last day of a payment request. */
  dueAt: Date | null
  /** Of all its checkouts, oldest first. */
  payments: { state: PaymentState; errorReason: string | null; settled: boolean }[]
  refunds: { reason: RefundReason; state: RefundState; amountPaise: number; paymentId: string }[]
}

const most = 20

const statement = {
  name: 'attempts-of-customer',
  text: `select c.id as "checkoutId", c.state, c.payment_option as "paymentOption", c.items, c.total_paise as "totalPaise", c.created_at as "createdAt", c.expires_at as "expiresAt",
      (select t.due_at from payment_order q join payment_request t on t.payment_order_id = q.id where q.checkout_id = c.id) as "dueAt",
      (select coalesce(json_agg(json_build_object('state', p.state, 'errorReason', p.error_reason, 'settled', p.settled_as is not null)
          order by p.created_at, p.id), '[]')
        from checkout k join payment_order q on q.checkout_id = k.id join payment p on p.payment_order_id = q.id
        where k.purchase_id = c.purchase_id) as payments,
      (select coalesce(json_agg(json_build_object('reason', r.reason, 'state', r.state, 'amountPaise', r.amount_paise, 'paymentId', r.payment_id)
          order by r.created_at, r.id), '[]')
        from checkout k join payment_order q on q.checkout_id = k.id join payment p on p.payment_order_id = q.id
          join refund r on r.payment_id = p.id where k.purchase_id = c.purchase_id) as refunds
    from (select distinct on (purchase_id) * from checkout where customer_id = $1 and created_at > $2::timestamptz
        order by purchase_id, created_at desc, id) c
    where c.state <> 'placed' and not exists (select from "order" o where o.purchase_id = c.purchase_id)
      and ((c.state <> 'abandoned' and c.expires_at > $3::timestamptz)
        or exists (select from checkout k join payment_order q on q.checkout_id = k.id where k.purchase_id = c.purchase_id))
    order by c.created_at desc, c.id limit ${most}`,
}

/** A customer's purchases since then that are no orders, newest first. */
export const selectAttempts = (
  handle: Handle,
  customerId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Attempt[]> => queryPrepared<Attempt>(handle, statement, [customerId, since, now])
