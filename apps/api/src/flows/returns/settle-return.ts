import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { returnReasonLabel, type ReturnWish } from '@upchar/kernel/return-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { returnToLots } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { paysCash } from '../../modules/checkout/index.ts'
import {
  countReturned,
  findToCancel,
  issueCreditNotes,
  lockCash,
  lockShipment,
  selectCreditable,
  selectMoney,
  setCash,
  tendersOf,
  toWalletPaise,
  type CancelledOrder,
  type CreditNoteRow,
} from '../../modules/orders/index.ts'
import {
  checkPieces,
  findReturn,
  hasNothingToFetch,
  planSettlement,
  reasonMissing,
  returnChanged,
  returnStates,
  returnStateWrong,
  returnUnknown,
  scopeOf,
  selectSold,
  setSettled,
  type Piece,
  type ReturnRow,
  type Settlement,
  type SoldLine,
} from '../../modules/returns/index.ts'
import { receiveQuarantined } from '../../modules/quarantine/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { giveBack } from '../orders/give-back.ts'
import { toWallet } from '../orders/refund-to-wallet.ts'
import { recordSettled } from './record-settled.ts'
import { sendAgain, wayOfReturn, type Accepted } from './send-again.ts'
import { lockReturn, returnNow } from './work-on-return.ts'

/** `hasArrived`: the courier has handed the goods over, and collected what is paid in cash. */
export type Planned = { settlement: Settlement; lines: SoldLine[]; hasArrived: boolean }

/** What a parcel replaces was paid when it arrived. */
const isReplacement = (lines: readonly SoldLine[], parcelId: string | null): boolean =>
  lines.some(({ batches }) =>
    batches.some(({ shipmentId, replaces }) => shipmentId === parcelId && replaces !== null),
  )

/** What an inspection's result gives back, or what is wrong with it. The caller has locked the order, or only looks. */
export async function planOf(
  { clock }: Context,
  handle: Handle,
  { one, order }: { one: ReturnRow; order: CancelledOrder },
  pieces: readonly Piece[],
): Promise<Result<Planned, Refusal & { code: 'pieces_wrong' }>> {
  const lines = await selectSold(handle, order.id)
  const at = clock.now()
  const checked = checkPieces(lines, one.lines, pieces, {
    reason: { nothingToFetch: hasNothingToFetch(one.reason) },
    today: istDate(at),
    scope: scopeOf(one),
  })
  if (!checked.ok) return checked
  const money = await selectMoney(handle, order.id)
  const { openedBy, parcelId } = one
  // A parcel that was given up for lost may have arrived since.
  const hasArrived =
    openedBy === null ||
    isReplacement(lines, parcelId) ||
    money.parcels.some(({ id, isCollected }) => id === parcelId && isCollected)
  const settlement = planSettlement({
    lines,
    pieces,
    invoices: await selectCreditable(handle, order.id),
    tenders: tendersOf(
      order,
      money,
      hasArrived
        ? { arrived: true }
        : { arrived: false, parcels: parcelId === null ? [] : [parcelId] },
    ),
    reason: returnReasonLabel(one.reason),
    at,
  })
  return ok({ settlement: await onChosenWay(handle, one, order, settlement), lines, hasArrived })
}

/** A settlement with the refund on the way that the buyer chose; to where it was paid from if the shop has ended that choice since. */
export const onChosenWay = async (
  handle: Handle,
  { refundWay }: Pick<ReturnRow, 'refundWay'>,
  order: CancelledOrder,
  settlement: Settlement,
): Promise<Settlement> =>
  refundWay === 'wallet'
    ? { ...settlement, tenders: await toWallet(handle, order, settlement.tenders) }
    : settlement

/** The accepted pieces, by line. */
const acceptedOf = (pieces: readonly Piece[]): Accepted[] =>
  [
    ...Map.groupBy(
      pieces.filter(({ fate }) => fate !== 'rejected'),
      ({ line }) => line,
    ),
  ].map(([line, of]) => ({ line, quantity: of.reduce((sum, { quantity }) => sum + quantity, 0) }))

/** Puts the goods that may be sold again back into their batches. Returns their offers. */
async function restock(
  tx: Transaction,
  { id, pieces, lines, at }: { id: string; pieces: readonly Piece[]; lines: SoldLine[]; at: Date },
): Promise<number[]> {
  const back = pieces.filter(({ fate }) => fate === 'restock')
  if (back.length === 0) return []
  await returnToLots(
    tx,
    back.map(({ lot, quantity }) => ({ lotId: lot, quantity })),
    { reason: 'return', reference: `return ${id}`, at },
  )
  const ids = new Set(back.map(({ line }) => line))
  return lines.filter((line) => ids.has(line.id)).map(({ offerId }) => offerId)
}

type Settling = {
  id: string
  one: ReturnRow
  order: CancelledOrder
  pieces: readonly Piece[]
  planned: Planned
  at: Date
}
type Settled = { by: string; decision: string; outcome: ReturnWish }

/** Gives back what was paid for the accepted pieces, and credits them (RET-03, RET-04). */
export async function payBack(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  { id, one, order, pieces, planned, at }: Settling,
): Promise<CreditNoteRow[]> {
  const { settlement, hasArrived } = planned
  await countReturned(tx, acceptedOf(pieces))
  if (order.quote.points !== undefined || order.quote.referral !== undefined)
    addJob(tx, 'settle-points', { orderId: order.id }, { key: `points:${order.id}` })
  // Its courier collects nothing any more.
  if (!hasArrived && one.parcelId !== null) await setCash(tx, one.parcelId, 0)
  await giveBack(tx, order, settlement.tenders, { kind: 'return', id, at })
  return issueCreditNotes(tx, {
    orderId: order.id,
    cause: id,
    reason: returnReasonLabel(one.reason),
    at,
    config,
    wishOf: (invoice) => settlement.wishes.get(invoice.id),
  })
}

/**
 * Settles a return: stock, quarantine, refund and credit notes, mail and audit. The caller's transaction has locked its order and its
 * cash. Returns the offers that have stock again.
 */
export async function carryOutSettlement(
  context: Context,
  tx: Transaction,
  settling: Settling,
  { by, decision, outcome }: Settled,
): Promise<number[]> {
  const { id, one, order, pieces, planned, at } = settling
  const isRefund = outcome === 'refund'
  const { creditPaise, refundPaise, cashPaise } = planned.settlement
  await setSettled(tx, id, {
    staffId: by,
    at,
    creditPaise: isRefund ? creditPaise : 0,
    refundPaise: isRefund ? refundPaise : 0,
    cashPaise: isRefund ? cashPaise : 0,
    decision: decision || one.decision,
    outcome,
    pieces,
  })
  const moved = await restock(tx, { id, pieces, lines: planned.lines, at })
  await receiveQuarantined(
    tx,
    { returnId: id, by, at },
    pieces.filter(({ fate }) => fate === 'quarantine'),
  )
  const notes = isRefund ? await payBack(context, tx, settling) : []
  await recordSettled(context, tx, { id, order, by, at }, notes)
  return moved
}

type Refused = Refusal & {
  code:
    | 'return_unknown'
    | 'changed_meanwhile'
    | 'state_wrong'
    | 'pieces_wrong'
    | 'reason_missing'
    | 'not_in_stock'
}

/**
 * Settles a return by what the inspection found, whole or not at all, in one transaction (RET-02 to RET-05): stock, refund and credit
 * notes, or the same goods once more, mail and audit.
 */
export async function settleReturn(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, pieces, credit, decision, outcome }: Body<'staffSettleReturn'>,
): Promise<HandlerResult<'staffSettleReturn'>> {
  if (pieces.some(({ fate }) => fate === 'rejected') && decision.length < 3)
    return reasonMissing('Say why: the buyer reads it')
  const way = outcome === 'replacement' ? await wayOfReturn(context, id) : undefined
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<number[], Refused>> => {
      const locked = await lockReturn(tx, id, { version, to: 'settled' })
      if (!locked.ok) return locked
      const { order, one } = locked.value
      // A courier's scan must not deliver it meanwhile.
      if (one.parcelId !== null) await lockShipment(tx, one.parcelId)
      await lockCash(tx, order.id)
      const planned = await planOf(context, tx, locked.value, pieces)
      if (!planned.ok) return planned
      const { settlement, lines, hasArrived } = planned.value
      const creditPaise = way === undefined ? settlement.creditPaise : 0
      if (creditPaise !== wireToPaise(credit)) return returnChanged()
      if (way !== undefined && !hasArrived && paysCash(order.paymentOption))
        return returnStateWrong('Nothing was paid for these goods: the buyer orders them anew.')
      const [at, by] = [context.clock.now(), staff.staffId]
      // Before goods come back into stock, so that none of them leaves again.
      const sent =
        way === undefined
          ? ok([])
          : await sendAgain(context, tx, {
              one,
              order,
              lines,
              accepted: acceptedOf(pieces),
              way,
              at,
            })
      if (!sent.ok) return sent
      const settling = { id, one, order, pieces, planned: planned.value, at }
      const moved = await carryOutSettlement(context, tx, settling, { by, decision, outcome })
      return ok([...moved, ...sent.value])
    },
  )
  if (!done.ok) return done
  if (done.value.length > 0)
    await refreshWarehouses(
      context.db,
      done.value,
      context.clock.now(),
      await saleLicencesOf(context),
    )
  return returnNow(context, staff, id)
}

/** What an inspection's result would give back; changes nothing. */
export async function previewReturn(
  context: Context,
  id: string,
  { pieces }: Body<'staffPreviewReturn'>,
): Promise<HandlerResult<'staffPreviewReturn'>> {
  const one = await findReturn(context.db, id)
  const order = one && (await findToCancel(context.db, one.orderId, false))
  if (one === undefined || order === undefined) return returnUnknown()
  if (!returnStates.allows(one.state, 'settled'))
    return returnStateWrong(`It is ${one.state}, so it can’t be settled.`)
  const planned = await planOf(context, context.db, { one, order }, pieces)
  if (!planned.ok) return planned
  const { creditPaise, refundPaise, cashPaise, tenders } = planned.value.settlement
  return ok({
    success: true,
    settlement: {
      credit: paiseToRupees(creditPaise),
      refund: paiseToRupees(refundPaise),
      cash: paiseToRupees(cashPaise),
      to_wallet: paiseToRupees(toWalletPaise(tenders)),
    },
  })
}
