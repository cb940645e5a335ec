import { appStore } from '@upchar/kernel/app-store'

/** A browser's offer to install the shop (the event `beforeinstallprompt`). */
type InstallOffer = Event & { prompt: () => Promise<unknown> }
/** `by`: an iPhone offers nothing to a page; its user adds the shop from the browser's share sheet. */
export type WayToApp = { href: string } | { install: () => void } | { by: 'share sheet' }

let offered: InstallOffer | undefined
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** Keeps what the browser offers. An offer can be taken once. */
export function followInstallOffers(): () => void {
  const keep = (event: Event) => {
    if (isOffer(event)) offered = event
  }
  const done = () => {
    offered = undefined
  }
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', keep)
    removeEventListener('appinstalled', done)
  }
}

/** Whether this is the app already. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

export const phoneSystem = (): 'android' | 'ios' | undefined => {
  if (/Android/.test(navigator.userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : undefined
}

/** How this device gets the app: at its store, or from the browser; undefined: it can't, or has it open. */
export function wayToApp(links: readonly string[]): WayToApp | undefined {
  if (isInstalled()) return undefined
  const system = phoneSystem()
  const name = system && (system === 'ios' ? 'iPhone app' : 'Android app')
  const link = links.find((one) => name !== undefined && appStore(one) === name)
  if (link !== undefined) return { href: link }
  if (system === 'ios') return { by: 'share sheet' }
  const offer = offered
  if (offer === undefined) return undefined
  return {
    install: () => {
      offered = undefined
      void offer.prompt()
    },
  }
}
