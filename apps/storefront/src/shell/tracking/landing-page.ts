import { BROWSER_STORAGE } from '../browser-storage.ts'

const KEY = BROWSER_STORAGE.landingPage
const keptMs = 30 * 86_400_000

/** The page on which the visitor came, without its origin (ATTR-01, DATA-15); undefined after 30 days. */
export function landingPage(disk?: Pick<Storage, 'getItem'>, now = Date.now()): string | undefined {
  try {
    // A browser that blocks storage throws at its name.
    const [at = '', address = ''] = ((disk ?? localStorage).getItem(KEY) ?? '').split(' ')
    return address !== '' && now - Number(at) < keptMs ? address : undefined
  } catch {
    return undefined
  }
}

export const storeLandingPage = (
  disk: Pick<Storage, 'setItem'> | undefined,
  address: string,
  now: number,
): void => (disk ?? localStorage).setItem(KEY, `${now} ${address}`)

/** For a visitor who declines tracking. */
export function forgetLandingPage(disk?: Pick<Storage, 'removeItem'>): void {
  try {
    ;(disk ?? localStorage).removeItem(KEY)
  } catch {
    // Nothing could be stored either.
  }
}
