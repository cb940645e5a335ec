import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { hasLeft, whyKept } from './e-documents/why-kept.ts'
import { issueChallan } from './issue-challan.ts'
import { issueInvoices, type InvoiceFacts } from './issue-invoices.ts'
import { mailAboutParcel } from './mail-about-parcel.ts'
import { isPacked, orderStates, type OrderState } from './model.ts'
import { progress } from './scan-states.ts'
import {
  lockShipment,
  setShipmentState,
  setSubOrderState,
  statesOfOtherParcels,
  type ShipmentRow,
} from './store/shipments.ts'

/**
 * Moves a locked parcel through the states in `passed`, in order; the caller has checked that each may follow. Its
 * sub-order moves along, and the buyer gets the mails that belong to it. With the first state that means it is packed its
 * invoice is issued (RET-03): a courier may report nothing before the pick-up.
 */
export async function advanceParcel(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { passed, facts }: { passed: readonly OrderState[]; facts: InvoiceFacts },
): Promise<void> {
  const now = passed.at(-1)
  if (now === undefined) return
  await setShipmentState(tx, parcel.id, now)
  if (parcel.replaces === null) await moveSubOrder(context, tx, parcel, passed)
  else await tellOfParcel(context, tx, parcel, passed)
  if (now === 'delivered') addPointsJob(tx, parcel.orderId)
  // Last: it locks the seller's counter until the commit.
  if (!isPacked(parcel.state) && passed.some(isPacked))
    await (parcel.replaces === null ? issueInvoices : issueChallan)(context, tx, parcel, facts)
}

/** Goods that replace others move no sub-order: what was ordered has arrived before. */
async function tellOfParcel(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  passed: readonly OrderState[],
): Promise<void> {
  let from = parcel.state
  for (const to of passed) {
    await mailAboutParcel(context, tx, parcel.id, from, to)
    from = to
  }
}

/**
 * Moves a locked parcel as `advanceParcel`, but not out of the warehouse while a document that it needs isn't reported to its portal
 * (CGST Rules 48(5), 138). Returns why it stays; undefined: it went all the way.
 */
export async function advanceUnlessKept(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { passed, facts }: { passed: readonly OrderState[]; facts: InvoiceFacts },
): Promise<string | undefined> {
  const out = hasLeft(parcel.state) ? -1 : passed.findIndex(hasLeft)
  if (out < 0) {
    await advanceParcel(context, tx, parcel, { passed, facts })
    return undefined
  }
  // Its documents are issued with the packing, however it gets there.
  const first = passed.slice(0, out)
  if (!isPacked(parcel.state) && !first.includes('packed')) first.push('packed')
  await advanceParcel(context, tx, parcel, { passed: first, facts })
  const kept = await whyKept(tx, parcel.id, context.clock.now())
  if (kept !== undefined) return kept
  const now = first.at(-1)
  const here = now === undefined ? parcel : await lockShipment(tx, parcel.id)
  if (here !== undefined)
    await advanceParcel(context, tx, here, { passed: passed.slice(out), facts })
  return undefined
}

/** What an order earns depends on whether it is delivered (CART-14). */
const addPointsJob = (tx: Transaction, orderId: string): void =>
  addJob(tx, 'settle-points', { orderId }, { key: `points:${orderId}` })

/** Takes a locked parcel back to an earlier state, and its sub-order to that of its least advanced parcel. No mails. */
export async function retreatParcel(
  tx: Transaction,
  parcel: ShipmentRow,
  state: OrderState,
): Promise<void> {
  await setShipmentState(tx, parcel.id, state)
  if (parcel.replaces !== null) return
  const others = await statesOfOtherParcels(tx, parcel)
  const least = others.reduce((a, b) => (progress(b) < progress(a) ? b : a), state)
  if (least !== parcel.subOrderState) await setSubOrderState(tx, parcel.subOrderId, least)
  if (parcel.state === 'delivered') addPointsJob(tx, parcel.orderId)
}

/**
 * The least advanced parcel sets the sub-order's state, through every state this one has passed.
 */
async function moveSubOrder(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  passed: readonly OrderState[],
): Promise<void> {
  const others = await statesOfOtherParcels(tx, parcel)
  const moves: OrderState[] = [parcel.subOrderState]
  for (const own of passed) {
    const least = others.reduce((a, b) => (progress(b) < progress(a) ? b : a), own)
    const from = moves.at(-1) ?? parcel.subOrderState
    if (least !== from && orderStates.allows(from, least)) moves.push(least)
  }
  const now = moves.at(-1)
  if (now === undefined || moves.length === 1) return
  await setSubOrderState(tx, parcel.subOrderId, now)
  for (const [at, to] of moves.slice(1).entries())
    await mailAboutParcel(context, tx, parcel.id, moves[at] ?? to, to)
}
