import { Dialog } from '@upchar/ui/dialog'
import { TagIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import type { ModalProps } from '../../../shell/modals/modals.ts'
import type { Offer } from './voucher-calls.ts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    /** The vouchers offered for a product. */
    vouchers: { sku: string; title: string }
  }
}

/** The vouchers offered for a product, with their terms (CHECKOUT-03). */
export function VouchersModal({
  sku,
  title,
  onClose,
}: ModalProps['vouchers'] & { onClose: () => void }) {
  const [offers, setOffers] = useState<readonly Offer[] | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    void api('productVouchers', { query: { sku_id: sku }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setOffers(result.ok ? result.data.offers : 'failed')
    })
    return () => stop.abort()
  }, [sku])
  return (
    <Dialog title="Offers" onClose={onClose}>
      <div className="flex flex-col gap-4 text-body-sm">
        <p className="text-text-muted">
          For {title}. Put it into your cart: there each of them is one tap.
        </p>
        {offers === undefined
          ? ['a', 'b'].map((key) => <Skeleton key={key} className="h-28" />)
          : null}
        {offers === 'failed' ? <p role="alert">Something went wrong</p> : null}
        {Array.isArray(offers) && offers.length === 0 ? <p>These offers have ended.</p> : null}
        {Array.isArray(offers) && offers.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {offers.map((offer: Offer) => (
              <li
                key={offer.code}
                className="flex flex-col gap-2 rounded-md border border-border p-3"
              >
                <h3 className="flex items-start gap-2 text-body-sm">
                  <TagIcon size={18} className="mt-px shrink-0 text-success" aria-hidden="true" />
                  <span className="[overflow-wrap:anywhere]">
                    <strong className="font-semibold">{offer.code}</strong> · {offer.title}
                  </span>
                </h3>
                <ul className="list-inside list-disc text-text-muted">
                  {offer.terms.map((term) => (
                    <li key={term}>{term}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  )
}
