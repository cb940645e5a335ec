import { plural } from '@upchar/kernel/text'
import type { ReportFacts } from './model.ts'

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** What the pieces of a report add up to, with the buyers' orders that couldn't be reached. */
export function reportTotals({ lots, orders }: ReportFacts) {
  const told = orders.filter(({ state }) => state !== null)
  return {
    received: sum(lots, ({ received }) => received),
    sold: sum(orders, ({ sold }) => sold),
    back: sum(orders, ({ back }) => back),
    credited: sum(orders, ({ credited }) => credited),
    replaced: sum(orders, ({ replaced }) => replaced),
    destroyed: sum(lots, ({ destroyed }) => destroyed),
    givenBack: sum(lots, ({ givenBack }) => givenBack),
    notArrived: -sum(lots, ({ moved = 0 }) => moved),
    orders: orders.length,
    told: told.length,
    acknowledged: told.filter(({ state }) => state === 'acknowledged').length,
    notReached: told.filter(({ state }) => state === 'not_reached').length,
  }
}

/**
 * Why a recall can't be closed yet (OPS-05): goods of it could still leave, be sold, or be without a decision, or a buyer hasn't been
 * written to. What buyers haven't sent back doesn't keep it open: the report says so. Null: it can be.
 */
export function whyOpen(
  { lots, orders }: ReportFacts,
  {
    waitingParcels,
    movingPieces,
    isWholeBatch,
  }: { waitingParcels: number; movingPieces: number; isWholeBatch: boolean },
): string | null {
  if (waitingParcels > 0)
    return `${plural(waitingParcels, 'parcel')} with these goods still ${waitingParcels === 1 ? 'waits' : 'wait'} here. Pack another batch, or cancel the goods.`
  const onTheWay = sum(orders, (order) => order.onTheWay)
  if (onTheWay > 0)
    return `${plural(onTheWay, 'piece')} of it ${onTheWay === 1 ? 'is' : 'are'} still on the way. Wait until they arrive, or settle the return of the parcel.`
  const untold = orders.filter(({ state, sold, back }) =>
    state === null ? sold > back : state === 'queued',
  ).length
  if (untold > 0)
    return `The buyers of ${plural(untold, 'order')} haven’t been written to yet. That takes some minutes.`
  // Which pieces in stock have a recalled serial number isn't known.
  if (!isWholeBatch) return null
  if (movingPieces > 0)
    return `${plural(movingPieces, 'piece')} of it ${movingPieces === 1 ? 'is' : 'are'} on the way between two warehouses: receive them first.`
  const onHand = sum(lots, (lot) => lot.onHand)
  if (onHand > 0) return `${plural(onHand, 'piece')} on the shelf: put them into quarantine first.`
  const quarantined = sum(lots, (lot) => lot.quarantined)
  if (quarantined > 0)
    return `${plural(quarantined, 'piece')} in quarantine: destroy them, or give them back to the seller.`
  return null
}
