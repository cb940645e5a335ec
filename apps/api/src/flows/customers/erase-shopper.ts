import { forgetCart } from '../../modules/cart/index.ts'
import { forgetOpenCheckouts } from '../../modules/checkout/index.ts'
import { emptyCompared, emptyWished } from '../../modules/lists/index.ts'
import { forgetProofs } from '../../modules/phones/index.ts'
import { forgetSubscriptions } from '../../modules/pushes/index.ts'
import { deleteQuotations } from '../../modules/quotations/index.ts'
import { forgetNames, forgetReviewPhotos } from '../../modules/reviews/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { eraseReturnPhotos } from '../returns/forget-photos.ts'

/** Erases what the shop holds of a customer and of a guest alike, apart from orders and their documents. */
export async function eraseShopper(
  context: Context,
  tx: Transaction,
  shopper: Shopper,
): Promise<void> {
  await forgetCart(tx, shopper)
  await forgetOpenCheckouts(tx, shopper)
  await emptyCompared(tx, shopper)
  await emptyWished(tx, shopper)
  await deleteQuotations(tx, shopper)
  await forgetSubscriptions(tx, shopper)
  await forgetProofs(tx, shopper)
  await forgetNames(tx, shopper)
  await forgetReviewPhotos(context, tx, shopper)
  await eraseReturnPhotos(context, tx, shopper)
}
