import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Context } from '../../platform/context.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { buyingFor, maySeePrice, pricesOfGroups, type Buying } from '../catalogue/index.ts'
import { isLicensed, rightsOf } from './rights.ts'
import { selectSold } from './store/read.ts'

/** What the customer may do with products, by slug, with the prices that others don't see; unknown slugs are missing. */
export async function showBuyingRights(
  context: Context,
  customerId: string,
  slugs: readonly string[],
): Promise<Record<string, Buying>> {
  const [rights, sold] = await Promise.all([
    rightsOf(context, context.db, customerShopper(customerId)),
    selectSold(context.db, slugs),
  ])
  const { buyer, policy, on } = rights
  const hidden = sold.filter(
    (product) => !mayPromote(product.productClass) && maySeePrice(buyer, product, policy, on),
  )
  const prices = await pricesOfGroups(
    context,
    hidden.map(({ groupId }) => groupId),
  )
  return Object.fromEntries(
    sold.map(({ slug, groupId, categoryName, categoryEnabled, sellerIds, ...product }) => {
      const own = prices.get(groupId)
      return [
        slug,
        {
          ...buyingFor(
            buyer,
            {
              ...product,
              business: { name: categoryName, enabled: categoryEnabled },
              suspended: sellerIds.every((sellerId) => rights.licences.isSuspended(sellerId)),
              licensed: sellerIds.some((sellerId) => isLicensed({ ...product, sellerId }, rights)),
            },
            policy,
            on,
          ),
          ...(own !== undefined && { prices: own }),
        },
      ]
    }),
  )
}
