import { TagIcon } from '@upchar/ui/icons'
import { useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { bestOfferWords } from './offer-words.ts'
import type { Offer } from './voucher-calls.ts'

type Found = { sku: string; offers: readonly Offer[] }

/** The vouchers that are offered for a product, against its smallest order; asked for by the browser, as everybody shares the page. */
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

type Told = { sku: string; quantity: number; best: Offer | null }

/** The best of them for another quantity, with the quantity that it was said of: it stands until the next one is known. */
function useBest(sku: string, quantity: number, asks: boolean): Told | null {
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (!asks) return undefined
    const stop = new AbortController()
    void api('bestVoucher', { body: { sku_id: sku, quantity }, signal: stop.signal }).then(
      (result) => {
        if (!stop.signal.aborted)
          setTold({ sku, quantity, best: result.ok ? result.data.best : null })
      },
    )
    return () => stop.abort()
  }, [sku, quantity, asks])
  return asks && told?.sku === sku ? told : null
}

export type BestOfferProps = {
  sku: string
  title: string
  price: number
  smallest: number
  quantity: number
}

/**
 * What the chosen quantity costs with the best voucher, and the way to all of them (CHECKOUT-03). One line is kept free, so that
 * nothing moves when the offers come; what the buyer has asked for by choosing may take more.
 */
export function BestOffer({ sku, title, price, smallest, quantity }: BestOfferProps) {
  const exclusive = useShell().flags?.gst_inclusive_price === false
  const offers = useProductOffers(sku)
  const [first] = offers
  const told = useBest(sku, quantity, first !== undefined && quantity !== smallest)
  const words =
    first &&
    bestOfferWords(told ? (told.best ?? { ...first, applicable: false }) : first, {
      quantity: told?.quantity ?? smallest,
      price,
      exclusive,
    })
  return (
    <p className="flex min-h-7 items-center gap-2 text-body-sm noscript:hidden">
      {words ? (
        <>
          <TagIcon size={16} className="shrink-0 text-success" aria-hidden="true" />
          <span className={told ? 'min-w-0' : 'min-w-0 truncate'}>
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
