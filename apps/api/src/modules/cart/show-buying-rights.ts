import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Context } from '../../platform/context.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { buyingFor, maySeePrice, pricesOfGroups, type Buying } from '../catalogue/index.ts'
import { isLicensed, rightsOf } from './rights.ts'
import { selectSold } from './store/read.ts'

/**
 * What the customer may do with products, by slug, with the prices that others don't see or don't have (OPS-04); unknown slugs are
 * missing.
 */
export async function showBuyingRights(
  context: Context,
  customerId: string,
  slugs: readonly string[],
): Promise<Record<string, Buying>> {
  const [rights, sold] = await Promise.all([
    rightsOf(context, context.db, customerShopper(customerId)),
    selectSold(context.db, slugs),
  ])
  const { buyer, policy, on, priceLists } = rights
  const at = context.clock.now()
  const own = sold.filter((product) =>
    mayPromote(product.productClass)
      ? priceLists.concerns(product.groupId, buyer)
      : maySeePrice(buyer, product, policy, on),
  )
  const classes = new Map(own.map(({ groupId, productClass }) => [groupId, productClass]))
  const prices = await pricesOfGroups(context, [...classes.keys()], (variant) =>
    priceLists.lowest({ ...variant, productClass: classes.get(variant.groupId) ?? '' }, buyer, at),
  )
  return Object.fromEntries(
    sold.map(({ slug, groupId, categoryName, categoryEnabled, sellerIds, ...product }) => {
      const shown = prices.get(groupId)
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
          ...(shown !== undefined && { prices: shown }),
        },
      ]
    }),
  )
}
