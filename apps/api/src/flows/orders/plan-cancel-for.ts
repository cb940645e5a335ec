import type { Body } from '@upchar/contract/schema/endpoints'
import { cancelReason, SHORTEST_NOTE, type CancelParty } from '@upchar/kernel/cancel-reasons'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  findToCancel,
  mayCancel,
  orderNotFound,
  planCancel,
  planView,
  reasonMissing,
  selectCancelParts,
  selectMoney,
  toWalletPaise,
  type CancelledOrder,
  type CancelPlan,
  type CancelRefusal,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { toWallet, walletRefundOff } from './refund-to-wallet.ts'

/** Who cancels: the owner of the order, or a member of staff. */
export type CancelBy =
  | { party: 'buyer'; caller: OrderCaller; way: RefundWay }
  | { party: 'staff'; staffId: string }

/** A press of the button that cancels. */
export type CancelPress = Pick<
  Body<'staffCancelOrder'>,
  'items' | 'reason' | 'note' | 'amount' | 'request_key'
>
export type WalletRefundOff = Refusal & { code: 'wallet_refund_off' }
export type NotFound = Refusal & { code: 'order_not_found' }

/** Whether the order is there, and theirs to cancel. */
export const isAllowed = (
  order: CancelledOrder | undefined,
  by: CancelBy,
): order is CancelledOrder =>
  order !== undefined && (by.party === 'staff' || mayCancel(order, by.caller))

/** What a cancel of an order would do to it (RET-01). */
export const planOf = async (
  handle: Handle,
  order: CancelledOrder,
  items: CancelPress['items'],
  party: CancelParty,
): Promise<Result<CancelPlan, CancelRefusal>> =>
  planCancel(
    {
      quote: order.quote,
      paid: order,
      money: await selectMoney(handle, order.id),
      parts: await selectCancelParts(handle, order.id),
    },
    items ?? 'all',
    party,
  )

/** What is wrong with a reason; undefined if nothing is. */
export function reasonProblem(
  { reason, note }: Pick<CancelPress, 'reason' | 'note'>,
  party: CancelParty,
) {
  const known = cancelReason(reason, party)
  if (known === undefined) return reasonMissing('Choose a reason')
  return known.needsNote && note.length < SHORTEST_NOTE
    ? reasonMissing('Say in a few words what it is')
    : undefined
}

/** What a cancel would give back; changes nothing (RET-01). */
export async function previewCancelFor(
  { db }: Pick<Context, 'db'>,
  by: CancelBy,
  id: string,
  items: CancelPress['items'],
): Promise<Result<ReturnType<typeof planView>, NotFound | CancelRefusal>> {
  const order = await findToCancel(db, id, false)
  if (!isAllowed(order, by)) return orderNotFound()
  const plan = await planOf(db, order, items, by.party)
  if (!plan.ok) return plan
  // Where a refund goes is for the buyer to choose, never for staff.
  if (by.party === 'staff') return ok(planView(plan.value, 0))
  const offered = await toWallet(db, order, plan.value.tenders)
  const shown = by.way === 'wallet' ? { ...plan.value, tenders: offered } : plan.value
  return ok(planView(shown, toWalletPaise(offered)))
}

/** A plan with the refund on the way that the buyer chose. */
export async function onChosenWay(
  tx: Transaction,
  order: CancelledOrder,
  plan: CancelPlan,
  by: CancelBy,
): Promise<Result<CancelPlan, WalletRefundOff>> {
  if (by.party === 'staff' || by.way === 'source') return ok(plan)
  const tenders = await toWallet(tx, order, plan.tenders)
  return toWalletPaise(tenders) === 0 ? walletRefundOff() : ok({ ...plan, tenders })
}
