import type { ApiResult } from '@upchar/web/api'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { hasSession } from '../../shell/visitor/session.ts'
import { rehydrateWishes, setWishes, showWished } from './wish-store.ts'

type Changed = { success: true; message: string; sku_ids: readonly string[] }

/** What a guest's browser brings back under a new guest id: the newest, one call each. */
const MOST_RESTORED = 50

// Changes are sent one after the other: the last answer has the newest list.
let queue: Promise<unknown> = Promise.resolve()

/** Sends a change of the list after those before it, and keeps the list that it answers with. */
export async function sendWish<T extends Changed>(
  change: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  rehydrateWishes()
  const answer = queue.then(change)
  queue = answer.catch(() => undefined)
  const last = queue
  const result = await answer
  if (result.ok && queue === last) setWishes(result.data.sku_ids)
  return result
}

/** Adds or removes a product at once, and takes it back if the server refuses (WISH-01). */
export async function setWished(sku: string, wished: boolean): Promise<void> {
  rehydrateWishes()
  showWished(sku, wished)
  const result = await sendWish<Changed>(() =>
    wished
      ? api('addToWishlist', { body: { sku_id: sku, pincode: readPincode(document.cookie) } })
      : api('deleteFromWishlist', { body: { sku_id: sku } }),
  )
  if (!result.ok) {
    showWished(sku, !wished)
    return showAlert(2, failureText(result))
  }
  showAlert(
    1,
    result.data.message,
    wished ? { action: { label: 'Wishlist', href: href.wishlist } } : {},
  )
}

/**
 * Follows the server's list. A guest's that is empty there, and not here, was another guest id's: its newest
 * products are wished again.
 */
export async function followWishes(listed: readonly string[]): Promise<void> {
  const stored = rehydrateWishes().skus
  if (listed.length > 0 || stored.length === 0 || hasSession(document.cookie))
    return setWishes(listed)
  let restored = listed
  for (const sku of stored.slice(0, MOST_RESTORED).toReversed()) {
    const result = await api('addToWishlist', { body: { sku_id: sku } })
    if (result.ok) restored = result.data.sku_ids
    else if (result.kind !== 'refused') return
  }
  setWishes(restored)
}

let asked = false

/** Asks for the list once a visit, where there may be one: hearts then are right for this buyer. */
export async function syncWishes(): Promise<void> {
  if (asked) return
  asked = true
  const result = await api('listWishlist', { body: {} })
  if (result.ok) await followWishes(result.data.items.map(({ sku_id: sku }) => sku))
}
