import { createHash } from 'node:crypto'
import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Database } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { PricedLine } from './model.ts'
import { holdPrice } from './store/hold.ts'

const hour = 60 * 60_000
const halfHour = hour / 2
/** CART-20 */
const [shortest, longest] = [2 * hour, 7 * hour]

/**
 * A line whose price is the one that the buyer saw, and its own: the end of a deal is the same for
 * everybody, and urgency promotes.
 */
const mayHold = ({ row, problem, barred, priceBefore, deal, promotion }: PricedLine): boolean =>
  problem === null &&
  barred === null &&
  priceBefore === null &&
  // Only who has the KYC has this price, and only while the list lasts.
  row.ownPrice === null &&
  !deal.applies &&
  promotion?.applies !== true &&
  mayPromote(row.productClass)

/**
 * The line whose price is held, and until when: at random, but always the same for a purchase, so
 * that no reload or second tab draws again. Undefined where no line can be held.
 */
export function drawHold(
  lines: readonly PricedLine[],
  at: Date,
): { line: PricedLine; until: Date } | undefined {
  const able = lines.filter(mayHold).toSorted((a, b) => a.row.offerId - b.row.offerId)
  const drawn = createHash('sha256')
    .update(`price hold ${able[0]?.row.purchaseId ?? ''}`)
    .digest()
  const line = able[drawn.readUInt32BE(0) % able.length]
  if (line === undefined) return undefined
  const first = Math.ceil((at.getTime() + shortest) / halfHour)
  const last = Math.floor((at.getTime() + longest) / halfHour)
  const chosen = first + (drawn.readUInt32BE(4) % (last - first + 1))
  return { line, until: new Date(chosen * halfHour) }
}

/**
 * Begins the price hold of a cart that has had none (CART-20, design decision 2); one that is over
 * is not begun again while its line stays.
 */
export async function beginHold(
  db: Database,
  shopper: Shopper,
  lines: readonly PricedLine[],
  at: Date,
): Promise<PricedLine[]> {
  const drawn = lines.some(({ row }) => row.priceHeldUntil !== null)
    ? undefined
    : drawHold(lines, at)
  if (drawn === undefined) return [...lines]
  const { offerId } = drawn.line.row
  if (!(await holdPrice(db, shopper, offerId, drawn.until))) return [...lines]
  return lines.map((line) =>
    line === drawn.line ? { ...line, hold: { until: drawn.until, holds: true } } : line,
  )
}
