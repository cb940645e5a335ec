import { useLoaderData, useSearch } from '@tanstack/react-router'
import { CartScreen } from '../../../features/cart/index.ts'
import { formProblemText } from '../../../shell/page/form-problems.ts'

export function CartRouteScreen() {
  const first = useLoaderData({ from: '/cart' })
  const { problem } = useSearch({ from: '/cart' })
  return <CartScreen first={first} message={formProblemText(problem)} />
}
