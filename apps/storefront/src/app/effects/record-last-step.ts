import type { AnyRouter } from '@tanstack/react-router'
import { beginLastStep, endLastStep, lastStepStore } from '../../features/popups/index.ts'
import { orderStore } from '../../features/support/index.ts'

/**
 * Records that the visitor reached the checkout (CHECKOUT-10). Once the order is placed, forgets
 * that and records the order's number.
 */
export function recordLastStep(router: AnyRouter): void {
  const { pathname } = router.latestLocation
  if (pathname === '/checkout') {
    lastStepStore.rehydrate()
    beginLastStep()
  }
  if (!/^\/order\/[^/]+\/confirmed$/.test(pathname)) return
  lastStepStore.rehydrate()
  endLastStep()
  const order: unknown = router.state.matches.at(-1)?.loaderData
  if (
    typeof order !== 'object' ||
    order === null ||
    !('number' in order) ||
    typeof order.number !== 'string'
  )
    return
  orderStore.rehydrate()
  orderStore.setState({ number: order.number })
}
