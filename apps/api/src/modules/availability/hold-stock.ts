import { err, ok, type Result } from '@upchar/kernel/result'
import { keepsPromise } from '@upchar/kernel/shelf-life'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { allocate, type Allocation, type Shortage, type Wanted } from './allocate.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { Holder } from './holder.ts'
import {
  endExpiredHolds,
  endHolds,
  lockHeldLots,
  lockLots,
  extendHolds,
  replaceHolds,
  selectFreeLots,
  selectHeldLots,
  sellHeldLots,
  type FreeBatch,
  type HeldLot,
} from './store/stock.ts'

/** How long stock is held for an online payment. */
const holdMs = 20 * 60_000

/** When a hold ends that is made or extended at a moment. */
export const heldUntil = (at: Date): Date => new Date(at.getTime() + holdMs)

export type HoldRequest = {
  checkoutId: string
  /**
   * The buyer's other checkouts: their holds count as free. On success the caller releases them in
   * the same transaction.
   */
  insteadOf?: readonly string[]
  lines: readonly Wanted[]
  /** Warehouses that deliver to the buyer: `deliveryPlanFor`. */
  plan: DeliveryPlan
  /** Whether an offer may leave from a warehouse, where more than the plan decides. */
  mayLeave?: (offerId: number, warehouseId: number) => boolean
  at: Date
  expiresAt: Date
  /** Signed in unless said. */
  holder?: Holder
}

/** Merges lines that name the same offer; the later promised expiry counts. */
export function merged(lines: readonly Wanted[]): Wanted[] {
  const offers = new Map<number, Wanted>()
  for (const line of lines) {
    const before = offers.get(line.offerId)
    const promises = [before?.promise, line.promise].filter((one) => one !== undefined)
    const [promise] = promises.toSorted((a, b) => (a.expiresFrom < b.expiresFrom ? 1 : -1))
    offers.set(line.offerId, {
      offerId: line.offerId,
      quantity: (before?.quantity ?? 0) + line.quantity,
      ...(promise && { promise }),
      ...(line.dispatchDays && { dispatchDays: line.dispatchDays }),
    })
  }
  return [...offers.values()]
}

/**
 * Locks the lots of the wanted offers and allocates those that keep what was promised of their expiry; `lines` name each offer once.
 * Changes nothing.
 */
export async function claimLots(
  tx: Transaction,
  request: Omit<HoldRequest, 'expiresAt'>,
  lines: readonly Wanted[],
): Promise<Result<{ allocations: Allocation[]; lots: FreeBatch[] }, Shortage[]>> {
  const { checkoutId, insteadOf = [], plan, at } = request
  const offerIds = lines.map((line) => line.offerId)
  // Pipelined: the second statement's snapshot is taken when it runs, after the wait for the locks.
  const [, found] = await Promise.all([
    lockLots(tx, offerIds, insteadOf),
    selectFreeLots(tx, offerIds, [checkoutId, ...insteadOf], at),
  ])
  const { mayLeave } = request
  const promises = new Map(lines.map(({ offerId, promise }) => [offerId, promise]))
  const lots = found.filter(
    (lot) =>
      keepsPromise(lot.expiresOn, promises.get(lot.offerId)) &&
      (mayLeave === undefined || mayLeave(lot.offerId, lot.warehouseId)),
  )
  const { allocations, short } = allocate(lines, lots, plan)
  return short.length > 0 ? err(short) : ok({ allocations, lots })
}

/**
 * Holds stock for a checkout until `expiresAt`, replacing its earlier hold. All or nothing: the
 * error names the short lines, and nothing has changed. Three statements for any number of lines.
 * Buyers of the same offers queue, so no unit is held twice.
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
    request.holder ?? { proved: true },
  )
  return ok(claimed.value.allocations)
}

/** Extends a hold while the buyer is active; never shortens it. False when the hold has expired. */
export async function extendHold(
  tx: Transaction,
  request: { checkoutId: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  // Under the lots' lock: otherwise another buyer could count the hold as expired while it is
  // extended.
  await lockHeldLots(tx, request.checkoutId)
  return (await extendHolds(tx, request.checkoutId, request.at, request.expiresAt)) > 0
}

/**
 * Releases holds. Idempotent. Returns the offers whose listings need a refresh; runs no statement
 * without checkouts.
 */
export const releaseHold = async (tx: Transaction, ...checkoutIds: string[]): Promise<number[]> =>
  checkoutIds.length === 0 ? [] : endHolds(tx, checkoutIds)

export type ConsumeRequest = {
  checkoutId: string
  lines: readonly Wanted[]
  at: Date
  reference: string
}

/**
 * Sells a checkout's held stock: consumes the holds, reduces the lots, records a 'sale' in the
 * ledger. The value names the lots. Refused with `hold_gone` when any part has expired or was never
 * held; nothing has changed then, and `holdStock` may still succeed.
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
  await sellHeldLots(tx, request.checkoutId, request.reference, request.at)
  return ok(held)
}

const batch = 500

/**
 * Job body: ends expired holds in small transactions. Returns the offers whose listings need a
 * refresh.
 */
export async function releaseExpiredHolds(db: Database, at: Date): Promise<number[]> {
  const offerIds = new Set<number>()
  for (;;) {
    const ended = await endExpiredHolds(db, at, batch)
    for (const id of ended) offerIds.add(id)
    if (ended.length < batch) return [...offerIds]
  }
}
