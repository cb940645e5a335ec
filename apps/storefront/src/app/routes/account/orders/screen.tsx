import { OrdersScreen } from '../../../../features/order/index.ts'
import type { OrderList } from '../../../../features/order/index.ts'
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
): Promise<OrderList | null> {
  // The session may have ended since the root's guard ran.
  await guard(context, address)
  const result = await context.api('listOrders', { query: { page: pageOf(search) } })
  if (result.ok) return result.data
  context.answer.status = 503
  return null
}

export function Screen() {
  const list = usePageData<OrderList | null>()
  return list === null ? <UnavailableScreen what="your orders" /> : <OrdersScreen list={list} />
}
