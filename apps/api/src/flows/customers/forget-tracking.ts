import { ok } from '@upchar/kernel/result'
import { forgetAttribution } from '../../modules/cart/index.ts'
import { forgetViews } from '../../modules/catalogue/index.ts'
import { forgetSearches } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/** Deletes what was recorded of a visitor who declines tracking (AUTH-08, DPDP Act s.6(4)). */
export async function forgetTracking(
  context: Context,
  guestId: string,
  shopper: Shopper,
): Promise<HandlerResult<'forgetTracking'>> {
  await inTransaction(context.db, async (tx) => {
    await forgetViews(tx, guestId)
    await forgetSearches(context, tx, guestId)
    await forgetAttribution(tx, shopper)
  })
  return ok({ success: true })
}
