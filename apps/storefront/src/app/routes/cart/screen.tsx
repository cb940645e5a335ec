import { useLoaderData, useSearch } from '@tanstack/react-router'
import { CartScreen } from '../../../features/cart/index.ts'

export function CartRouteScreen() {
  const first = useLoaderData({ from: '/cart' })
  const { message } = useSearch({ from: '/cart' })
  return <CartScreen first={first} message={message} />
}
