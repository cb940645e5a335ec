import type { Context } from '../../platform/context.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { buyingFor, type Buying } from '../catalogue/index.ts'
import { rightsOf } from './rights.ts'
import { selectSold } from './store/read.ts'

/** What the customer may do with products, by slug; unknown slugs are missing. */
export async function showBuyingRights(
  context: Context,
  customerId: string,
  slugs: readonly string[],
): Promise<Record<string, Buying>> {
  const [{ buyer, policy, on }, sold] = await Promise.all([
    rightsOf(context, context.db, customerShopper(customerId)),
    selectSold(context.db, slugs),
  ])
  return Object.fromEntries(
    sold.map(({ slug, categoryName, categoryEnabled, ...product }) => [
      slug,
      buyingFor(
        buyer,
        { ...product, business: { name: categoryName, enabled: categoryEnabled } },
        policy,
        on,
      ),
    ]),
  )
}
