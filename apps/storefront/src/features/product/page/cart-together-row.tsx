import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const CartTogether = lazy(() => import('./cart-together.tsx'))

/** Loaded in the browser, after the cart: it is no part of it. */
export function CartTogetherRow({ slugs, pincode }: { slugs: readonly string[]; pincode: string }) {
  return useHydrated() && slugs.length > 0 ? (
    <Suspense fallback={null}>
      <CartTogether slugs={slugs} pincode={pincode} />
    </Suspense>
  ) : null
}
