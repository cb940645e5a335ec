import { wireToPaise } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  cancelChanged,
  findToCancel,
  isCarriedOut,
  lockParts,
  orderNotFound,
  type CancelRefusal,
} from '../../modules/orders/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { carryOut } from './carry-out-cancel.ts'
import {
  isAllowed,
  onChosenWay,
  planOf,
  reasonProblem,
  type CancelBy,
  type CancelPress,
  type NotFound,
  type WalletRefundOff,
} from './plan-cancel-for.ts'

type Refused = NotFound | CancelRefusal | (Refusal & { code: 'reason_missing' })

/**
 * Cancels an order or parts of it, whole or not at all, in one transaction (ORDER-03, RET-01): lines, batches, stock, promotions,
 * refund, mail, audit. The order's lock makes two presses wait for each other; a press that was carried out, by its key, is answered as if
 * it had been carried out now. Returns the order's id. Only a buyer chooses a way of the refund, so only a buyer is refused one.
 */
export function cancelOrderFor(
  context: Context,
  by: Extract<CancelBy, { party: 'staff' }>,
  id: string,
  press: CancelPress,
): Promise<Result<string, Refused>>
export function cancelOrderFor(
  context: Context,
  by: CancelBy,
  id: string,
  press: CancelPress,
): Promise<Result<string, Refused | WalletRefundOff>>
export async function cancelOrderFor(
  context: Context,
  by: CancelBy,
  id: string,
  press: CancelPress,
): Promise<Result<string, Refused | WalletRefundOff>> {
  const wrong = reasonProblem(press, by.party)
  const decided = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<{ id: string; moved: number[] }, Refused | WalletRefundOff>> => {
      const order = await findToCancel(tx, id, true)
      if (!isAllowed(order, by)) return orderNotFound()
      if (await isCarriedOut(tx, order.id, press.request_key))
        return ok({ id: order.id, moved: [] })
      if (wrong !== undefined) return wrong
      await lockParts(tx, order.id)
      const plan = await planOf(tx, order, press.items, by.party)
      if (!plan.ok) return plan
      if (plan.value.amountPaise !== wireToPaise(press.amount)) return cancelChanged()
      const chosen = await onChosenWay(tx, order, plan.value, by)
      if (!chosen.ok) return chosen
      await carryOut(context, tx, { order, plan: chosen.value, press, by })
      return ok({ id: order.id, moved: plan.value.lines.map(({ offerId }) => offerId) })
    },
  )
  if (!decided.ok) return decided
  const { moved } = decided.value
  await refreshWarehouses(context.db, moved, context.clock.now(), await saleLicencesOf(context))
  return ok(decided.value.id)
}
