import { useLoaderData, useSearch } from '@tanstack/react-router'
import { CartScreen } from '../../../features/cart/index.ts'
import type { Cart } from '../../../features/cart/index.ts'
import { CartTogetherRow } from '../../../features/product/index.ts'
import { formProblemText } from '../../../shell/page/form-problems.ts'

const Together = ({ cart: { bought_together: slugs, pincode } }: { cart: Cart }) => (
  <CartTogetherRow slugs={slugs} pincode={pincode} />
)

export function Screen() {
  const first = useLoaderData({ from: '/cart' })
  const { problem } = useSearch({ from: '/cart' })
  return <CartScreen first={first} message={formProblemText(problem)} Below={Together} />
}
