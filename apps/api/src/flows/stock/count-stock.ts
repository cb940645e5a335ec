import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { err, ok, type Result } from '@upchar/kernel/result'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { sellerOf, type Author } from '../../platform/identity/author.ts'
import { correctLot, findLot, type LotRow } from './store/lots.ts'
import { lotView } from './views.ts'

const lotUnknown = () =>
  err({ code: 'stock_batch_unknown' as const, message: 'This batch doesn’t exist.' })
const changedMeanwhile = ({ onHand, toPack }: LotRow) =>
  err({
    code: 'changed_meanwhile' as const,
    message: `It was sold, packed or received meanwhile: the books say ${onHand + toPack} now. Count again.`,
  })
const stockHeld = ({ held, toPack }: LotRow) =>
  err({
    code: 'stock_held' as const,
    message: `${plural(toPack, 'piece')} are sold and not packed, ${held} held for checkouts that are being paid. Count again in a quarter of an hour, or cancel those orders.`,
  })

type Counted = Result<
  Answer<'staffCountStock'>,
  ReturnType<typeof lotUnknown | typeof changedMeanwhile | typeof stockHeld>['error']
>

/**
 * Sets a batch to what was counted (OPS-05): the difference is a movement with its reason. What is sold and not packed lies among it,
 * and has left the stock for sale already. A member of a seller counts the own seller's; another's batch is unknown (APP-01).
 */
export async function countStock(
  { db, clock }: Context,
  author: Author,
  id: number,
  { on_hand: seen, to_pack: seenToPack, counted, reason, note }: Body<'staffCountStock'>,
): Promise<Counted> {
  const at = clock.now()
  const done = await decideInTransaction(db, async (tx) => {
    const lot = await findLot(tx, id, at, { lock: true, sellerId: sellerOf(author) })
    if (lot === undefined) return lotUnknown()
    if (lot.onHand !== seen || lot.toPack !== seenToPack) return changedMeanwhile(lot)
    const left = counted - lot.toPack
    if (left < lot.held) return stockHeld(lot)
    const by = left - lot.onHand
    if (by === 0) return ok(lot)
    await correctLot(tx, { id, by, reference: `count: ${reason}`, at })
    await recordAudit(tx, {
      by: author,
      action: 'stock.count',
      subject: { kind: 'product', id: lot.sku },
      before: { batch: lot.batchNo, pieces: lot.onHand },
      after: { pieces: left, reason, note },
      at,
    })
    return ok({ ...lot, onHand: left })
  })
  if (!done.ok) return done
  await refreshWarehouses(db, [done.value.offerId], at)
  return ok({ success: true, lot: lotView(done.value, at) })
}
