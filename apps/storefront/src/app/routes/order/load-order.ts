import type { Order } from '../../../features/order/index.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/** The order; `missing` if this link has none, null if the API call failed. */
export type LoadedOrder = Order | 'missing' | null

/** Loads an order by its id and the key in the guest's link, or by the guest's cookie. */
export async function loadOrder(
  context: RouterContext,
  id: string,
  key: string | undefined,
): Promise<LoadedOrder> {
  context.answer.shared = false
  const result = await context.api('getOrderStatus', {
    query: { id, ...(key === undefined ? {} : { key }) },
  })
  if (result.ok) return result.data.order
  const missing = result.kind === 'refused' && result.error.status !== 429
  context.answer.status = missing ? 404 : 503
  return missing ? 'missing' : null
}

/** The order with the recalls that its buyer is told of; null: they could not be asked. */
export async function loadTracked(context: RouterContext, id: string, key: string | undefined) {
  const [order, recalls] = await Promise.all([
    loadOrder(context, id, key),
    context.api('getOrderRecalls', { query: { id, ...(key === undefined ? {} : { key }) } }),
  ])
  return { order, recalls: recalls.ok ? recalls.data.recalls : null }
}

/** The order just placed; `guest`: no signed-in buyer will find it in an account. */
export async function loadPlaced(context: RouterContext, id: string, key: string | undefined) {
  const [order, customer] = await Promise.all([loadOrder(context, id, key), context.customer()])
  return typeof order === 'object' && order !== null
    ? { ...order, guest: customer === null }
    : order
}
