import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

/** Without prices: they may have changed when it is read (`public/offline.js` shows it). */
export type KeptForOffline = {
  cart: readonly { title: string; option: string; quantity: number }[]
  orders: readonly { number: string; state: string; day: string }[]
}

function read(): Partial<KeptForOffline> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(BROWSER_STORAGE.offline) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps the last cart or orders; what the other one was stays. */
export function keepForOffline(part: Partial<KeptForOffline>): void {
  try {
    localStorage.setItem(BROWSER_STORAGE.offline, JSON.stringify({ ...read(), ...part }))
  } catch {
    // Private mode or storage is full: nothing is shown offline.
  }
}
