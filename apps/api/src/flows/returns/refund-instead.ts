import type { Body } from '@upchar/contract/schema/endpoints'
import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { returnToLots } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  dropReplacing,
  findToCancel,
  isPacked,
  isTaken,
  lockCash,
  lockParts,
  lockReplacing,
  mayCancel,
  orderNotFound,
  selectCreditable,
  selectMoney,
  tendersOf,
  type CancelledOrder,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import {
  findReturn,
  isHeld,
  planSettlement,
  returnChanged,
  returnStateWrong,
  returnUnknown,
  selectSold,
  setRefunded,
  withoutReplacement,
  type ReturnRow,
} from '../../modules/returns/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { showReturns } from './request-return.ts'
import { recordSettled } from './record-settled.ts'
import { onChosenWay, payBack } from './settle-return.ts'
import { returnNow } from './work-on-return.ts'

type Refused = Refusal & { code: 'return_unknown' | 'changed_meanwhile' | 'state_wrong' }
type Undoing = { one: ReturnRow; order: CancelledOrder; by: string | null; decision: string }

/**
 * Takes the replacement of a locked return back and settles it with money; refuses once it is packed, or has left a stopped seller. Goods
 * of any class are stock again, as at a cancel of packed goods. Returns the offers.
 */
async function undoReplacement(
  context: Context,
  tx: Transaction,
  { one, order, by, decision }: Undoing,
): Promise<Result<number[], Refusal & { code: 'state_wrong' }>> {
  const { id } = one
  await lockParts(tx, order.id)
  const parcels = await lockReplacing(tx, id)
  // A packed one of a stopped seller is unpacked again, unless its courier has it.
  const isHere = ({ state, scans }: (typeof parcels)[number]) =>
    !isPacked(state) || (one.isStopped && state === 'packed' && !isTaken(state, scans))
  if (!parcels.every(isHere))
    return returnStateWrong(
      'The replacement is packed or has left. Once it has come back, open the return of its parcel.',
    )
  const at = context.clock.now()
  const lots = parcels.flatMap((parcel) => parcel.lots)
  await returnToLots(tx, lots, {
    reason: 'cancellation',
    reference: `checkout ${order.checkoutId}`,
    at,
  })
  await dropReplacing(
    tx,
    parcels.map((parcel) => parcel.id),
    { at, reason: `The goods stayed here: return ${one.number} was settled with money` },
  )
  await lockCash(tx, order.id)
  const lines = withoutReplacement(await selectSold(tx, order.id), id, one.pieces)
  const planned = planSettlement({
    lines,
    pieces: one.pieces,
    invoices: await selectCreditable(tx, order.id),
    tenders: tendersOf(order, await selectMoney(tx, order.id), { arrived: true }),
    reason: returnReasonLabel(one.reason),
    at,
  })
  const settlement = await onChosenWay(tx, one, order, planned)
  const { creditPaise, refundPaise, cashPaise } = settlement
  await setRefunded(tx, id, { creditPaise, refundPaise, cashPaise, decision })
  const notes = await payBack(context, tx, {
    id,
    one,
    order,
    pieces: one.pieces,
    planned: { settlement, lines, hasArrived: true },
    at,
  })
  await recordSettled(context, tx, { id, order, by, at }, notes)
  return ok([...new Set(lots.map(({ offerId }) => offerId))])
}

const refreshStock = async (context: Context, offerIds: readonly number[]) =>
  refreshWarehouses(context.db, offerIds, context.clock.now(), await saleLicencesOf(context))

/**
 * Gives the money back where a replacement can't be sent (RET-02): until it is packed, or has left a stopped seller, its goods go back into stock, and the return is
 * settled as if the money had been chosen.
 */
export async function refundInstead(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, decision }: Body<'staffRefundInstead'>,
): Promise<HandlerResult<'staffRefundInstead'>> {
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<number[], Refused>> => {
      const seen = await findReturn(tx, id)
      const order = seen && (await findToCancel(tx, seen.orderId, true))
      const one = order && (await findReturn(tx, id))
      if (one === undefined || order === undefined) return returnUnknown()
      if (one.version !== version) return returnChanged()
      if (one.outcome !== 'replacement')
        return returnStateWrong('Nothing of this return is replaced.')
      const by = staff.staffId
      return undoReplacement(context, tx, { one, order, by, decision: decision || one.decision })
    },
  )
  if (!done.ok) return done
  await refreshStock(context, done.value)
  return returnNow(context, staff, id)
}

/**
 * The buyer takes the money instead of a replacement that waits at a seller whose sales were stopped since (OPS-06, RET-02). A second
 * press finds it done.
 */
export async function takeMoneyBack(
  context: Context,
  caller: OrderCaller,
  { id, return: returnId }: Body<'takeMoneyBack'>,
): Promise<HandlerResult<'takeMoneyBack'>> {
  type Done = { order: CancelledOrder; offerIds: number[] }
  type NotTaken = Refusal & { code: 'order_not_found' | 'state_wrong' }
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<Done, NotTaken>> => {
      const order = await findToCancel(tx, id, true)
      if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
      const one = await findReturn(tx, returnId)
      if (one === undefined || one.orderId !== order.id) return orderNotFound()
      if (one.outcome === 'refund') return ok({ order, offerIds: [] })
      if (!isHeld(one)) return returnStateWrong('The goods are sent, so no money goes back.')
      const { decision } = one
      const undone = await undoReplacement(context, tx, { one, order, by: null, decision })
      return undone.ok ? ok({ order, offerIds: undone.value }) : undone
    },
  )
  if (!done.ok) return done
  await refreshStock(context, done.value.offerIds)
  return showReturns(context, done.value.order, { mayReturn: true, key: caller.key })
}
