import { priceForQuantity } from '@upchar/kernel/volume-prices'
import { TagIcon } from '@upchar/ui/icons'
import { useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { bestOfferWords } from './offer-words.ts'
import type { Offer } from './voucher-calls.ts'

type Found = { sku: string; offers: readonly Offer[] }

/**
 * The vouchers offered for a product at its smallest order; fetched by the browser, as the page is
 * shared.
 */
function useProductOffers(sku: string): readonly Offer[] {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void api('productVouchers', { query: { sku_id: sku }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setFound({ sku, offers: result.ok ? result.data.offers : [] })
    })
    return () => stop.abort()
  }, [sku])
  return found?.sku === sku ? found.offers : []
}

type Loaded = { sku: string; quantity: number; best: Offer | null }

/** The best voucher for a quantity, kept with that quantity until the next answer. */
function useBest(sku: string, quantity: number, asks: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!asks) return undefined
    const stop = new AbortController()
    void api('bestVoucher', { body: { sku_id: sku, quantity }, signal: stop.signal }).then(
      (result) => {
        if (!stop.signal.aborted)
          setLoaded({ sku, quantity, best: result.ok ? result.data.best : null })
      },
    )
    return () => stop.abort()
  }, [sku, quantity, asks])
  return asks && loaded?.sku === sku ? loaded : null
}

type BestOfferProps = {
  title: string
  variant: {
    sku: string
    price_gst: number
    moq: number
    volume?: readonly { from: number; price: number }[] | undefined
  }
  quantity: number
}

/**
 * The price with the best voucher and a link to all of them (CHECKOUT-03). One line is reserved to
 * avoid a layout shift; the answer to a choice of the buyer may need more.
 */
export function BestOffer({ title, variant, quantity }: BestOfferProps) {
  const { sku, price_gst: price, moq: smallest, volume = [] } = variant
  const exclusive = useShell().flags?.gst_inclusive_price === false
  const offers = useProductOffers(sku)
  const [first] = offers
  const loaded = useBest(sku, quantity, first !== undefined && quantity !== smallest)
  const words =
    first &&
    bestOfferWords(loaded ? (loaded.best ?? { ...first, applicable: false }) : first, {
      quantity: loaded?.quantity ?? smallest,
      price: priceForQuantity(volume, price, loaded?.quantity ?? smallest),
      exclusive,
    })
  return (
    <p className="flex min-h-7 items-center gap-2 text-body-sm noscript:hidden">
      {words ? (
        <>
          <TagIcon size={16} className="shrink-0 text-success" aria-hidden="true" />
          <span className={loaded ? 'min-w-0' : 'min-w-0 truncate'}>
            <span className="font-semibold text-success">{words.lead}</span>{' '}
            <span className="text-text-muted">{words.note}</span>
          </span>
        </>
      ) : null}
      {first ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className="min-h-7 shrink-0 font-semibold text-link underline"
          onClick={() => pushModal('vouchers', { sku, title })}
        >
          {offers.length > 1 ? `${offers.length} offers` : 'Terms'}
          <span className="sr-only"> for {title}</span>
        </button>
      ) : null}
    </p>
  )
}
