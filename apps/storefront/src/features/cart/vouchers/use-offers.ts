import { useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import type { Cart } from '../cart-store.ts'
import { askOffers } from './voucher-calls.ts'
import type { Offer } from './voucher-calls.ts'

/** The offers' cache key. */
const about = ({ guest_user_id: guest, pincode, items }: Cart): string =>
  JSON.stringify([guest, pincode, items.map(({ sku_id, line_total }) => [sku_id, line_total])])

/**
 * The vouchers offered for a cart; null until loaded. `first` is known from the server's render.
 * While a changed cart's offers load, the previous ones stay.
 */
export function useOffers(cart: Cart, first: readonly Offer[] | null): readonly Offer[] | null {
  const key = about(cart)
  const [known, setKnown] = useState<{ key: string; offers: readonly Offer[] } | null>(
    first && { key, offers: first },
  )
  const isCurrent = known?.key === key
  const { guest_user_id: guestId, pincode } = cart
  useEffect(() => {
    if (isCurrent) return undefined
    const stop = new AbortController()
    void askOffers(api, { guestId, pincode }, stop.signal).then((offers) => {
      if (!stop.signal.aborted) setKnown({ key, offers })
    })
    return () => stop.abort()
  }, [isCurrent, key, guestId, pincode])
  return known?.offers ?? null
}
