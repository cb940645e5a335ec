import { dealApplies } from '@upchar/kernel/deals'
import { priceForQuantity } from '@upchar/kernel/volume-prices'
import { TagIcon } from '@upchar/ui/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { untilAsked, type Deal } from './deal-times.ts'
import { bestOfferWords } from './offer-words.ts'
import type { Offer } from './voucher-calls.ts'

// Few products have a deal, and the browser learns of it after the page.
const DealPrice = lazy(() => import('./deal-price.tsx'))

type Found = { sku: string; offers: readonly Offer[]; deal: Deal | null }
const nothing = { offers: [], deal: null }

/**
 * The vouchers offered for a product at its smallest order, and its deal; fetched by the browser, as
 * the page is shared, and again when the deal ends.
 */
function useProductOffers(sku: string): Pick<Found, 'offers' | 'deal'> {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const result = await api('productVouchers', { query: { sku_id: sku }, signal: stop.signal })
      if (stop.signal.aborted) return
      const { offers, deal } = result.ok ? result.data : nothing
      setFound({ sku, offers, deal })
      if (deal !== null) timer = setTimeout(() => void ask(), untilAsked(deal, Date.now()))
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [sku])
  return found?.sku === sku ? found : nothing
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
  const { flags } = useShell()
  const exclusive = flags?.gst_inclusive_price === false
  const { offers, deal } = useProductOffers(sku)
  const [first] = offers
  const loaded = useBest(sku, quantity, first !== undefined && quantity !== smallest)
  const asked = loaded?.quantity ?? smallest
  const ordinary = priceForQuantity(volume, price, asked)
  const words =
    first &&
    bestOfferWords(loaded ? (loaded.best ?? { ...first, applicable: false }) : first, {
      quantity: asked,
      price: deal && dealApplies(deal, ordinary, asked) ? deal.price : ordinary,
      exclusive,
    })
  return (
    <>
      {deal && flags?.limited_time_deal_pdp !== false ? (
        <Suspense>
          <DealPrice deal={deal} price={price} />
        </Suspense>
      ) : null}
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
    </>
  )
}
