import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

const keyOf = (pharma: boolean): string =>
  pharma ? BROWSER_STORAGE.kycExitPharma : BROWSER_STORAGE.kycExitBasic

/** Whether to ask a buyer who leaves the form why: once a session and step. */
export function mayAskWhy(
  pharma: boolean,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): boolean {
  try {
    return storage.getItem(keyOf(pharma)) === null
  } catch {
    return false
  }
}

export function noteAsked(
  pharma: boolean,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  try {
    storage.setItem(keyOf(pharma), '1')
  } catch {
    // Without storage the question is never asked: `mayAskWhy` returns false.
  }
}
