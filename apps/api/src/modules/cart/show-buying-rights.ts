import type { Context } from '../../platform/context.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { buyingFor, type Buying } from '../catalogue/index.ts'
import { isLicensed, rightsOf } from './rights.ts'
import { selectSold } from './store/read.ts'

/** What the customer may do with products, by slug; unknown slugs are missing. */
export async function showBuyingRights(
  context: Context,
  customerId: string,
  slugs: readonly string[],
): Promise<Record<string, Buying>> {
  const [rights, sold] = await Promise.all([
    rightsOf(context, context.db, customerShopper(customerId)),
    selectSold(context.db, slugs),
  ])
  return Object.fromEntries(
    sold.map(({ slug, categoryName, categoryEnabled, sellerIds, ...product }) => [
      slug,
      buyingFor(
        rights.buyer,
        {
          ...product,
          business: { name: categoryName, enabled: categoryEnabled },
          licensed: sellerIds.some((sellerId) => isLicensed({ ...product, sellerId }, rights)),
        },
        rights.policy,
        rights.on,
      ),
    ]),
  )
}
