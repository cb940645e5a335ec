import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import type { Place } from './find-places.ts'

/** Shorter texts would find half of everything. */
const shortest = 3
const perKind = 5

const known = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ')

/** Orders, customers and products that a text finds, where the role may see them. */
export function useRows(text: string): { rows: Place[]; loading: boolean; failed: boolean } {
  const { may } = useMe()
  const query = { q: text, limit: perKind }
  const asked = text.length >= shortest
  const orders = useQuery({
    ...question('staffListOrders', { query }),
    enabled: asked && may('orders.read'),
    placeholderData: keepPreviousData,
  })
  const customers = useQuery({
    ...question('staffListCustomers', { query }),
    enabled: asked && may('customers.read'),
    placeholderData: keepPreviousData,
  })
  const products = useQuery({
    ...question('staffListProducts', { query }),
    enabled: asked && may('goods.read'),
    placeholderData: keepPreviousData,
  })
  const all = [orders, customers, products]
  if (!asked) return { rows: [], loading: false, failed: false }
  return {
    rows: [
      ...(orders.data?.orders ?? []).map((order) => ({
        href: href.order(order.number),
        name: order.number,
        note: known('Order', order.business_name || order.name, order.city),
      })),
      ...(customers.data?.customers ?? []).map((customer) => ({
        href: href.customer(customer.id),
        name: customer.business_name || customer.name || customer.email,
        note: known('Customer', customer.email),
      })),
      ...(products.data?.products ?? []).map((product) => ({
        href: href.product(product.id),
        name: product.title,
        note: known('Product', product.sku),
      })),
    ],
    loading: all.some(({ isFetching }) => isFetching),
    failed: all.some(({ isError }) => isError),
  }
}
