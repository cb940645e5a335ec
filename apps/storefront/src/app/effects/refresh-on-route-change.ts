import type { AnyRouter } from '@tanstack/react-router'
import { closeSearch } from '../../features/search/index.ts'
import { resetModals } from '../../shell/modals/modals.ts'
import { shownShell } from '../../shell/page/shell-data.ts'
import { customerNow } from '../../shell/visitor/customer.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'

/**
 * Refetches cart and profile. The cart's calls are loaded after the page: the cart shows nothing
 * before their answer.
 */
export function refreshVisitor(): void {
  void import('../../features/cart/fetch-cart.ts').then((cart) => cart.refreshCart())
  void customerNow()
}

/** Reloads the page if it was rendered for another pincode. */
function recheckPincode(router: AnyRouter): void {
  const shown = shownShell(router)?.pincode
  if (shown !== undefined && shown !== readPincode(document.cookie)) void router.invalidate()
}

/**
 * ROUTE-27: each route change closes the search overlay, rechecks the pincode and refetches cart
 * and profile. It also closes the modals and moves the focus to the new page. Returns the cleanup.
 */
export function refreshOnRouteChange(router: AnyRouter): () => void {
  // The router compares with the visible page: returning to it from one still loading is not a
  // change.
  const stopClosing = router.history.subscribe(closeSearch)
  const resolved = router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return
    resetModals()
    recheckPincode(router)
    refreshVisitor()
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  return () => {
    stopClosing()
    resolved()
  }
}
