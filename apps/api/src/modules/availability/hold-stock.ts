import { err, ok, type Result } from '@upchar/kernel/result'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { allocate, type Allocation, type FreeLot, type Shortage, type Wanted } from './allocate.ts'
import {
  endDeadHolds,
  endHolds,
  lockHeldLots,
  lockLots,
  prolongHolds,
  replaceHolds,
  selectFreeLots,
  selectHeldLots,
  takeHeld,
  type HeldLot,
} from './store/stock.ts'
import type { Arrival } from './transit.ts'

/** How long goods are set aside for a buyer who pays online. */
const holdMs = 20 * 60_000

/** Until when goods stay aside that are held, or held longer, at a moment. */
export const heldUntil = (at: Date): Date => new Date(at.getTime() + holdMs)

export type HoldRequest = {
  checkoutId: string
  /** The buyer's other checkouts: what they hold counts as free. On success the caller releases it in the same transaction. */
  insteadOf?: readonly string[]
  lines: readonly Wanted[]
  /** Warehouses that deliver to the buyer: `deliveryPlanFor`. */
  plan: ReadonlyMap<number, Arrival>
  at: Date
  expiresAt: Date
}

/** Lines that name an offer twice count once, with both quantities. */
export function merged(lines: readonly Wanted[]): Wanted[] {
  const quantities = new Map<number, number>()
  for (const line of lines)
    quantities.set(line.offerId, (quantities.get(line.offerId) ?? 0) + line.quantity)
  return [...quantities].map(([offerId, quantity]) => ({ offerId, quantity }))
}

/** Locks the lots of the wanted goods and finds out which the buyer gets; `lines` name an offer once. Changes nothing. */
export async function claimLots(
  tx: Transaction,
  request: Omit<HoldRequest, 'expiresAt'>,
  lines: readonly Wanted[],
): Promise<Result<{ allocations: Allocation[]; lots: FreeLot[] }, Shortage[]>> {
  const { checkoutId, insteadOf = [], plan, at } = request
  const offerIds = lines.map((line) => line.offerId)
  // Sent together: the second one's snapshot is taken when it runs, after the wait for the locks.
  const [, lots] = await Promise.all([
    lockLots(tx, offerIds, insteadOf),
    selectFreeLots(tx, offerIds, [checkoutId, ...insteadOf], at),
  ])
  const { allocations, short } = allocate(lines, lots, plan)
  return short.length > 0 ? err(short) : ok({ allocations, lots })
}

/**
 * Sets the goods of a checkout aside until `expiresAt`, in place of what it held before. All or nothing: the error names
 * the lines that are short, and nothing has changed then. Three statements however many lines. Buyers of the same goods
 * queue up, so one unit is never held twice.
 */
export async function holdStock(
  tx: Transaction,
  request: HoldRequest,
): Promise<Result<Allocation[], Shortage[]>> {
  const lines = merged(request.lines)
  if (lines.length === 0) return ok([])
  const claimed = await claimLots(tx, request, lines)
  if (!claimed.ok) return claimed
  await replaceHolds(
    tx,
    request.checkoutId,
    claimed.value.allocations,
    request.at,
    request.expiresAt,
  )
  return ok(claimed.value.allocations)
}

/** Keeps goods aside longer while the buyer is active; never shortens. False when the hold has run out: hold anew. */
export async function extendHold(
  tx: Transaction,
  request: { checkoutId: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  // Under the batches' lock, or another buyer could count the hold as dead while it comes back to life.
  await lockHeldLots(tx, request.checkoutId)
  return (await prolongHolds(tx, request.checkoutId, request.at, request.expiresAt)) > 0
}

/** Gives the goods back. Safe to repeat. Returns the offers whose listings must follow; no statement for no checkout. */
export const releaseHold = async (tx: Transaction, ...checkoutIds: string[]): Promise<number[]> =>
  checkoutIds.length === 0 ? [] : endHolds(tx, checkoutIds)

export type ConsumeRequest = {
  checkoutId: string
  lines: readonly Wanted[]
  at: Date
  reference: string
}

/**
 * Sells what a checkout holds: holds end as consumed, batches shrink, the ledger gets a 'sale'. The value says which
 * batches go to the buyer. Refused with `hold_gone` when any part ran out or was never held; nothing has changed then,
 * and `holdStock` may still get it.
 */
export async function consumeHold(
  tx: Transaction,
  request: ConsumeRequest,
): Promise<Result<HeldLot[], { code: 'hold_gone' }>> {
  await lockHeldLots(tx, request.checkoutId)
  const held = await selectHeldLots(tx, request.checkoutId, request.at)
  const quantities = new Map<number, number>()
  for (const lot of held)
    quantities.set(lot.offerId, (quantities.get(lot.offerId) ?? 0) + lot.quantity)
  const lines = merged(request.lines)
  const whole =
    held.every((lot) => lot.live) &&
    lines.length === quantities.size &&
    lines.every((line) => quantities.get(line.offerId) === line.quantity)
  if (!whole) return err({ code: 'hold_gone' })
  await takeHeld(tx, request.checkoutId, request.reference, request.at)
  return ok(held)
}

const batch = 500

/** Job body: ends holds that ran out, in small transactions. Returns the offers whose listings must follow. */
export async function releaseExpiredHolds(db: Database, at: Date): Promise<number[]> {
  const offerIds = new Set<number>()
  for (;;) {
    const ended = await endDeadHolds(db, at, batch)
    for (const id of ended) offerIds.add(id)
    if (ended.length < batch) return [...offerIds]
  }
}
