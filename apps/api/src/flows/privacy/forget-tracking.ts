import { forgetAttribution } from '../../modules/cart/index.ts'
import { forgetViews } from '../../modules/catalogue/index.ts'
import type { Visit } from '../../modules/privacy/index.ts'
import { forgetSearches } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'

/** Deletes what was recorded of a visitor who refuses statistics (AUTH-08, DPDP Act s.6(4)). */
export async function forgetTracking(
  context: Context,
  tx: Transaction,
  visit: Visit & { guestId: string },
): Promise<void> {
  await forgetViews(tx, visit.guestId)
  await forgetSearches(context, tx, visit.guestId)
  await forgetAttribution(tx, shopperOf(visit))
}
