import { BROWSER_STORAGE } from '../browser-storage.ts'

const KEY = BROWSER_STORAGE.trackingConsent

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Tracking consent: the visitor's choice, else the browser's signals (AUTH-08). */
export function mayTrack(
  storage?: Pick<Storage, 'getItem'>,
  signals: Signals = navigator,
): boolean {
  let chosen: string | null = null
  try {
    // A browser that blocks storage throws at its name.
    chosen = (storage ?? localStorage).getItem(KEY)
  } catch {
    // No storage: the browser's signals decide.
  }
  return chosen === null
    ? !signals.globalPrivacyControl && signals.doNotTrack !== '1'
    : chosen === 'in'
}

/** Stores the visitor's choice for this browser; it survives sign-out. */
export function chooseTracking(allowed: boolean, storage?: Pick<Storage, 'setItem'>): void {
  try {
    ;(storage ?? localStorage).setItem(KEY, allowed ? 'in' : 'out')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
