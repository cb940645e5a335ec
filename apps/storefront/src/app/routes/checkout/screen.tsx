import { useSearch } from '@tanstack/react-router'
import { CheckoutScreen } from '../../../features/checkout/index.ts'

export function Screen() {
  const { failed } = useSearch({ from: '/checkout' })
  return <CheckoutScreen failed={failed} />
}
