import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cartStore, lineOption, setApp } from '../cart/index.ts'
import { keepForOffline } from './keep-for-offline.ts'
import { followInstallOffers, isInstalled, phoneSystem } from './way-to-app.ts'

/** Which app the shop is opened as; undefined in a browser's tab. */
const openedAs = () => (isInstalled() ? phoneSystem() : undefined)

/** Lets the shop be installed, tells orders that it is, and keeps the cart for the offline page (APP-03). */
export function InstalledApp() {
  const cart = useStore(cartStore, (state) => state.cart)
  useEffect(followInstallOffers, [])
  useEffect(() => {
    setApp(openedAs())
    // Absent without a secure connection; the shop does without.
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (cart !== null)
      keepForOffline({
        cart: cart.items.map((line) => ({
          title: line.title,
          option: lineOption(line),
          quantity: line.quantity,
        })),
      })
  }, [cart])
  return null
}
