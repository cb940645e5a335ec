import { useLoaderData, useSearch } from '@tanstack/react-router'
import { CheckoutScreen } from '../../../features/checkout/index.ts'

export function Screen() {
  const { failed } = useSearch({ from: '/checkout' })
  const { guestCart } = useLoaderData({ from: '/checkout' })
  return <CheckoutScreen failed={failed} guestCart={guestCart} />
}
