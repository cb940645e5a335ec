import { useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import type { Cart } from '../cart-store.ts'
import { askOffers } from './voucher-calls.ts'
import type { Offer } from './voucher-calls.ts'

/** What the offers for a cart depend on. */
const about = ({ guest_user_id: guest, pincode, items }: Cart): string =>
  JSON.stringify([guest, pincode, items.map(({ sku_id, line_total }) => [sku_id, line_total])])

/**
 * The vouchers that are offered for a cart; null until they are known. `first` is what the server knew when it made the page.
 * Those of a cart that has changed stay until the new ones are there.
 */
export function useOffers(cart: Cart, first: readonly Offer[] | null): readonly Offer[] | null {
  const key = about(cart)
  const [known, setKnown] = useState<{ key: string; offers: readonly Offer[] } | null>(
    first && { key, offers: first },
  )
  const told = known?.key === key
  const { guest_user_id: guestId, pincode } = cart
  useEffect(() => {
    if (told) return undefined
    const stop = new AbortController()
    void askOffers(api, { guestId, pincode }, stop.signal).then((offers) => {
      if (!stop.signal.aborted) setKnown({ key, offers })
    })
    return () => stop.abort()
  }, [told, key, guestId, pincode])
  return known?.offers ?? null
}
