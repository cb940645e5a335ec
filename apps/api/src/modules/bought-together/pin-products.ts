import { mayPromote } from '@upchar/kernel/buying-rules'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { pinMissing, pinRefused, productMissing } from './errors.ts'
import { deletePin, findGroupBySku, insertPin, type GroupBySku } from './store.ts'

const notPromoted = 'Prescription medicines and vaccines are not recommended to anybody.'

/** Shows a product with another one, before what buyers ordered together (CART-10). */
export async function pinTogether(
  { db, clock }: Context,
  by: string,
  { sku, withSku, reason }: { sku: string; withSku: string; reason: string },
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const [product, companion] = [await findGroupBySku(tx, sku), await findGroupBySku(tx, withSku)]
    if (product?.active !== true) return productMissing('sku', sku)
    if (companion?.active !== true) return productMissing('with_sku', withSku)
    const problem = problemOf(product, companion)
    if (problem !== undefined) return problem
    const pin = { groupId: product.groupId, withGroupId: companion.groupId }
    if (!(await insertPin(tx, { ...pin, reason, pinnedBy: by, pinnedAt: at })))
      return pinRefused('with_sku', 'These two are pinned together already.')
    await recordAudit(tx, {
      by,
      action: 'bought_together.pin',
      subject: { kind: 'product', id: String(product.groupId) },
      after: { product: product.title, with: companion.title, reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
}

function problemOf(product: GroupBySku, companion: GroupBySku) {
  if (product.groupId === companion.groupId)
    return pinRefused('with_sku', 'Both are variants of the same product.')
  if (!mayPromote(companion.productClass)) return pinRefused('with_sku', notPromoted)
  return undefined
}

/** Takes a pin off; what was counted stays. */
export async function unpinTogether(
  { db, clock }: Context,
  by: string,
  pair: { groupId: number; withGroupId: number },
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const gone = await deletePin(tx, pair)
    if (gone === undefined) return pinMissing()
    await recordAudit(tx, {
      by,
      action: 'bought_together.unpin',
      subject: { kind: 'product', id: String(pair.groupId) },
      before: { with: pair.withGroupId, reason: gone.reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
}
