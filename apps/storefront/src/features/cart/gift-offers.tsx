import { optionText } from '@upchar/kernel/option-text'
import { unbroken } from '@upchar/kernel/unbroken'
import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { failureText, SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { addToCart } from './cart-calls.ts'
import { setCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { changesDone, changing } from './fetch-cart.ts'

type Offer = Cart['gift_offers'][number]

async function take(offer: Offer, pincode: string): Promise<void> {
  const { id, kind, sku_id: sku, quantity, title } = offer
  // What costs money is added like any other product.
  if (kind === 'upsell') return void (await addToCart({ sku, quantity, title, silent: true }))
  await changesDone()
  const result = await changing(() => api('takeGift', { body: { gift_id: id, pincode } }))
  if (result.ok) setCart(result.data.cart)
  else showAlert(2, failureText(result, SOMETHING_WENT_WRONG))
}

/** What the goods in the cart entitle to, free or cheaper: only the buyer’s click adds it (CART-11, guide 47). */
export default function GiftOffers({ cart: { gift_offers: offers, pincode } }: { cart: Cart }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="gift-offers" className="flex flex-col gap-2">
      <h2 id="gift-offers" className="text-body font-semibold">
        With your cart
      </h2>
      <ul className="flex flex-col gap-2">
        {offers.map((offer) => (
          <GiftOffer key={offer.id} offer={offer} pincode={pincode} />
        ))}
      </ul>
    </section>
  )
}

function GiftOffer({ offer, pincode }: { offer: Offer; pincode: string }) {
  const { kind, title, quantity, slug, sku_id: sku, note } = offer
  const [busy, setBusy] = useState(false)
  const option = optionText(offer.option_name, offer.option_label)
  const press = async () => {
    if (busy) return
    setBusy(true)
    await take(offer, pincode)
    setBusy(false)
  }
  return (
    <li className="grid grid-cols-[3rem_1fr] items-center gap-x-3 gap-y-2 rounded-md border border-border bg-surface p-3 text-body-sm sm:grid-cols-[3rem_1fr_auto]">
      <span className="block size-12 overflow-hidden rounded-sm border border-border p-0.5">
        <SmallPicture slug={variantPictures(slug, sku)} className="size-full object-contain" />
      </span>
      <span className="min-w-0">
        <a
          href={href.variant(slug, sku)}
          className="font-medium text-text no-underline hover:underline"
        >
          {quantity > 1 ? `${quantity} × ` : ''}
          {unbroken(title)}
        </a>
        {option ? <span className="block">{option}</span> : null}
        <span className="block text-text-muted">{note}</span>
      </span>
      <span className="col-span-2 sm:col-span-1">
        <Button look="outline" busy={busy} onClick={() => void press()}>
          {kind === 'gift' ? 'Add free' : 'Add'}
          <span className="sr-only"> {title}</span>
        </Button>
      </span>
    </li>
  )
}
