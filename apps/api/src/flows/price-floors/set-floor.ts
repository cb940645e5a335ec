import type { Body } from '@upchar/contract/schema/endpoints'
import { wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { insertFloor, lockFloors, selectFloors } from '../../modules/pricing/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { floorInvalid, floorsChanged } from './errors.ts'
import { revisionOf } from './show-floors.ts'
import { findFloorOffer, selectFamilyNames } from './store.ts'

/** Sets the lowest price that staff may set alone, of an offer or a family (OPS-04). Prices that stand can stay. */
export async function setFloor(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  {
    sku,
    family_key: familyKey,
    price,
    percent,
    reason,
    seen_revision: seen,
  }: Body<'staffSetPriceFloor'>,
): Promise<HandlerResult<'staffSetPriceFloor'>> {
  const at = clock.now()
  if ((sku === null) === (familyKey === null))
    return floorInvalid('sku', 'Enter a SKU, or choose a product type')
  return decideInTransaction(db, async (tx) => {
    await lockFloors(tx)
    if (revisionOf(await selectFloors(tx)) !== seen) return floorsChanged()
    const offer = sku === null ? undefined : await findFloorOffer(tx, sku)
    if (sku !== null && offer === undefined) return floorInvalid('sku', 'No product has this SKU')
    const family = (await selectFamilyNames(tx)).find(({ key }) => key === familyKey)
    if (familyKey !== null && family === undefined)
      return floorInvalid('family_key', 'There is no such product type')
    await insertFloor(tx, {
      offerId: offer?.offerId ?? null,
      familyKey: family?.key ?? null,
      paise: offer === undefined || price === null ? null : wireToPaise(price),
      mrpBp: family === undefined || percent === null ? null : Math.round(percent * 100),
      reason,
      madeBy: staffId,
      madeAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'floor.set',
      subject: { kind: 'price_floor', id: offer?.sku ?? family?.name ?? '' },
      after: offer === undefined ? { percent_of_mrp: percent, reason } : { price, reason },
      at,
    })
    return ok({ success: true as const })
  })
}
