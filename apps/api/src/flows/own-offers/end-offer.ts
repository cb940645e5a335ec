import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { settleCatalogue } from '../catalogue-file/index.ts'
import { ownOfferUnknown } from './errors.ts'
import { endOffer, lockOwnOffer } from './store/offers.ts'

/** Takes an own offer off sale at once: nobody waits for leave to stop selling (APP-01, OPS-04). Orders that are placed stand. */
export async function endOwnOffer(
  { db, clock }: Context,
  seller: SellerCaller,
  { sku }: Body<'sellerEndOffer'>,
): Promise<HandlerResult<'sellerEndOffer'>> {
  const at = clock.now()
  const ended = await decideInTransaction(db, async (tx) => {
    const offer = await lockOwnOffer(tx, { sku, sellerId: seller.sellerId })
    if (offer === undefined) return ownOfferUnknown()
    if (!offer.active) return ok(undefined)
    await endOffer(tx, offer.id, at)
    await recordAudit(tx, {
      by: seller,
      action: 'goods.end_offer',
      subject: { kind: 'product', id: offer.variant },
      before: { sku, active: true },
      after: { active: false },
      at,
    })
    await markStale(tx, [offer.groupId])
    return ok(undefined)
  })
  if (!ended.ok) return ended
  await settleCatalogue(db, at)
  return ok({ success: true })
}
