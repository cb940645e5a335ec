import { AddReviewsScreen } from '../../../../features/reviews/index.ts'
import type { Ratings } from '../../../../features/reviews/index.ts'
import { guard } from '../../../../shell/page/route-guard.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const title = () => 'Rate your products'

/** What a customer may rate, of one order where the address names it; null if the API call failed. */
export async function load(
  context: RouterContext,
  { order }: Record<string, unknown>,
  address: string,
): Promise<Ratings | null> {
  // The session may have ended since the root's guard ran.
  await guard(context, address)
  const query = typeof order === 'string' && order.length <= 64 ? { id: order } : {}
  const result = await context.api('getProductRatings', { query })
  if (result.ok) return result.data
  // An order of somebody else: there is nothing to rate.
  if (result.kind === 'refused' && result.error.status === 404) return { products: [] }
  context.answer.status = 503
  return null
}

export function Screen() {
  const ratings = usePageData<Ratings | null>()
  return ratings === null ? (
    <UnavailableScreen what="your products" />
  ) : (
    <AddReviewsScreen ratings={ratings} />
  )
}
