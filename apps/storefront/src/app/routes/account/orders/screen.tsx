import { OrdersScreen, readOrderSearch } from '../../../../features/order/index.ts'
import type { OrdersPage } from '../../../../features/order/index.ts'
import { guard } from '../../../../shell/page/route-guard.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const title = () => 'Orders'

const pageOf = ({ page }: Record<string, unknown>): number =>
  /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1

/** The buyer's orders; null if the API call failed. */
export async function load(
  context: RouterContext,
  search: Record<string, unknown>,
  address: string,
): Promise<OrdersPage | null> {
  // The session may have ended since the root's guard ran.
  await guard(context, address)
  const [page, wanted] = [pageOf(search), readOrderSearch(search)]
  const isWhole = page === 1 && wanted.q === '' && wanted.status === 'all'
  const [list, attempts] = await Promise.all([
    context.api('findOrders', { query: { page, ...wanted } }),
    isWhole ? context.api('listAttempts', {}) : undefined,
  ])
  if (!list.ok) {
    context.answer.status = 503
    return null
  }
  return {
    list: list.data,
    // The orders are worth showing without them.
    attempts: attempts?.ok === true ? attempts.data.attempts : [],
    search: wanted,
  }
}

export function Screen() {
  const page = usePageData<OrdersPage | null>()
  return page === null ? <UnavailableScreen what="your orders" /> : <OrdersScreen {...page} />
}
