import { useState } from 'react'
import { useStore } from 'zustand'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { rupeeText, StruckPrice } from '@upchar/ui/price'
import { cartStore, stockWords } from '../../cart/index.ts'
import { SellerFacts } from './seller-facts.tsx'
import type { Product } from './variant-choice.ts'

type Offer = NonNullable<Answer<'getProduct'>['other_offers']>[number]
/** `price_note`: why this buyer has another price than others. */
type OwnOffer = Offer & { price_note?: string | undefined }

type OtherSellersProps = {
  title: string
  /** Of the shown variant. */
  offers: readonly Offer[]
  /** The buyer's own prices by SKU. */
  prices: Product['buying']['prices']
  place: { pincode: string; city: string }
}

/** Offers that are listed before the rest is asked for: ten would push the product's facts four screens down on a phone. */
const FIRST = 3

/** Who else sells the article, at which price and by when (E-Commerce Rules 2020, rule 5(3)); the lowest price that the buyer pays first. */
export function OtherSellers({ title, offers, prices, place }: OtherSellersProps) {
  const priced = offers
    .map((offer): OwnOffer => ({ ...offer, ...prices?.[offer.sku] }))
    .toSorted((a, b) => a.price_gst - b.price_gst)
  const [best] = priced
  if (best === undefined) return null
  const [first, rest] = [priced.slice(0, FIRST), priced.slice(FIRST)]
  return (
    <section
      aria-labelledby="other-sellers"
      className="flex flex-col rounded-md border border-border bg-surface text-body-sm text-text"
    >
      <h2 id="other-sellers" className="px-3 pt-3 text-body font-semibold">
        {offers.length} more {offers.length === 1 ? 'seller' : 'sellers'} from{' '}
        {rupeeText(best.price_gst)}
      </h2>
      <OfferLines title={title} offers={first} place={place} />
      {rest.length > 0 ? (
        <details className="group border-t border-border">
          <summary className="cursor-pointer p-3 text-link">
            <span className="group-open:hidden">Show all {offers.length} sellers</span>
            <span className="hidden group-open:inline">Show fewer sellers</span>
          </summary>
          <div className="border-t border-border">
            <OfferLines title={title} offers={rest} place={place} />
          </div>
        </details>
      ) : null}
    </section>
  )
}

function OfferLines({
  title,
  offers,
  place,
}: Pick<OtherSellersProps, 'title' | 'place'> & { offers: readonly OwnOffer[] }) {
  return (
    <ul className="divide-y divide-border">
      {offers.map((offer) => (
        <OfferLine key={offer.sku} title={title} offer={offer} place={place} />
      ))}
    </ul>
  )
}

function OfferLine({
  title,
  offer,
  place,
}: {
  title: string
  offer: OwnOffer
  place: OtherSellersProps['place']
}) {
  const { sku, price_gst: price, mrp, gst_rate: rate, moq, seller, stock, price_note: why } = offer
  const words = stockWords(stock, place.city ? `${place.pincode} ${place.city}` : place.pincode)
  return (
    <li className="flex flex-col gap-2 p-3">
      <div className="flex items-end justify-between gap-x-4">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="tabular text-h3 font-semibold">{rupeeText(price)}</b>
            <StruckPrice rupees={mrp} above={price} word="MRP" />
            <span className="text-text-muted">with {rate}% GST</span>
          </p>
          {why ? <p className="text-text-muted">{why}</p> : null}
          <p className="[overflow-wrap:anywhere]">
            Sold by <strong className="font-semibold">{seller.name}</strong>, {seller.city}
          </p>
          <p className="text-text-muted">
            {words.promise ?? words.words}
            {moq > 1 ? ` · Minimum order ${moq}` : ''}
          </p>
          {words.dispatch ? <p className="text-text-muted">{words.dispatch}</p> : null}
        </div>
        <AddOffer title={title} sku={sku} quantity={moq} seller={seller.name} />
      </div>
      <details>
        <summary className="cursor-pointer py-3 text-link">About {seller.name}</summary>
        <div className="pt-1">
          <SellerFacts seller={seller} />
        </div>
      </details>
    </li>
  )
}

/** A native form, so that it works without scripts. */
function AddOffer({
  title,
  sku,
  quantity,
  seller,
}: {
  title: string
  sku: string
  quantity: number
  seller: string
}) {
  const [busy, setBusy] = useState(false)
  const inCart = useStore(
    cartStore,
    ({ cart }) => cart?.items.find((line) => line.sku_id === sku && !line.is_free)?.quantity ?? 0,
  )
  const add = async () => {
    if (busy) return
    setBusy(true)
    const { addToCart } = await import('../../cart/cart-calls.ts')
    await addToCart({ sku, quantity: inCart > 0 ? 1 : quantity, title })
    setBusy(false)
  }
  return (
    <form
      method="post"
      action="/cart/add"
      className="flex shrink-0 flex-col items-end gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <input type="hidden" name="sku_id" value={sku} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        look="outline"
        busy={busy}
        aria-label={`Add to cart, sold by ${seller}`}
      >
        Add to cart
      </Button>
      {inCart > 0 ? (
        <a href="/cart" className="inline-block py-0.5">
          {inCart} in your cart
        </a>
      ) : null}
    </form>
  )
}
