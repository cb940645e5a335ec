import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { navigationStore } from '../../../shell/page/navigation.ts'
import { ProductRow } from '../card/product-row.tsx'

const Lazy = lazy(() => import('./for-you.tsx').then((part) => ({ default: part.ForYou })))

/** `ForYou`, once the page lives. */
export function ForYouLater() {
  return useStore(navigationStore, (state) => state.hydrated) ? (
    <Suspense fallback={null}>
      <Lazy Row={ProductRow} />
    </Suspense>
  ) : null
}
