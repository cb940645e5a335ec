const KEY = 'upchar.tracking'

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether the visitor lets us measure: what was chosen here counts, else what the browser says of itself (AUTH-08). */
export function mayTrack(
  storage: Pick<Storage, 'getItem'> = localStorage,
  signals: Signals = navigator,
): boolean {
  let chosen: string | null = null
  try {
    chosen = storage.getItem(KEY)
  } catch {
    // No storage to ask: the browser's signals decide.
  }
  return chosen === null
    ? !signals.globalPrivacyControl && signals.doNotTrack !== '1'
    : chosen === 'in'
}

/** Keeps the visitor's choice for this browser; it stays when somebody signs out. */
export function chooseTracking(
  allowed: boolean,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(KEY, allowed ? 'in' : 'out')
  } catch {
    // Without storage the choice can't outlive the page.
  }
}
