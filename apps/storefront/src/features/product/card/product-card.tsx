import { useState } from 'react'
import { useStore } from 'zustand'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import { Money, StruckPrice } from '@upchar/ui/price'
import { href } from '../../../shell/urls/hrefs.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { Rating } from '../rating.tsx'
import { useMyBuying } from '../rights/use-my-buying.ts'
import { CardBuy } from './lazy-buy.ts'
import { cardAction, cardBadge, deliveryLine, shownCard } from './card-state.ts'
import type { ProductCardData, ShownCard, StockAt } from './card-state.ts'
import { cartStore, quantityOf } from '../../cart/index.ts'
import { ProductPicture, variantPictures } from '../../pictures/index.ts'

type ProductCardProps = {
  card: ProductCardData
  stock: StockAt | undefined
  pincode: string
  loading?: 'lcp' | 'eager' | 'lazy'
}

/**
 * Every row keeps its height, filled or not, so that grids never shift. One link covers the card.
 */
export function ProductCard({ card: shared, stock, pincode, loading = 'lazy' }: ProductCardProps) {
  const [picked, pick] = useState('')
  const inCart = useStore(
    cartStore,
    (state) => shared.options.find(({ sku }) => quantityOf(state, sku) > 0)?.sku,
  )
  const chosen = picked || (shared.chosen_option ? '' : inCart)
  const buying = useMyBuying(shared)
  const { card, sku } = shownCard({ ...shared, buying }, chosen)
  const badge = cardBadge(card, stock)
  const details = [card.key_attribute, card.pack, card.moq > 1 ? `min. ${card.moq}` : '']
    .filter(Boolean)
    .join(' · ')
  return (
    <article className="group relative flex h-full flex-col rounded-md border border-border bg-surface p-3 hover:border-control-border hover:shadow-1">
      {badge ? (
        <Badge tone={badge.tone} className="absolute top-2 left-2 z-sticky">
          {badge.text}
        </Badge>
      ) : null}
      <div className="sm:p-2">
        <ProductPicture
          slug={sku && sku !== shared.options[0]?.sku ? variantPictures(card.slug, sku) : card.slug}
          alt=""
          loading={loading}
          sizes="(min-width: 40rem) 200px, 45vw"
          className="aspect-4/3 w-full object-contain sm:aspect-square"
        />
      </div>
      <p className="flex h-4 justify-between gap-2 text-caption font-normal text-text-hint">
        <span className="truncate">{card.brand.name}</span>
        <Rating of={card} />
      </p>
      <CardTitle card={card} sku={picked || shared.chosen_option ? sku : ''} />
      <p className="h-4 truncate text-caption font-normal text-text-muted">{details}</p>
      <PriceLines card={card} stock={stock} pincode={pincode} />
      <CardBuy card={shared} stock={stock} chosen={chosen} onChoose={pick} />
    </article>
  )
}

/** Price, what it includes, delivery. A price on enquiry binds nobody and promises no date. */
function PriceLines({
  card,
  stock,
  pincode,
}: {
  card: ShownCard['card']
  stock: StockAt | undefined
  pincode: string
}) {
  const inclusive = useShell().flags?.gst_inclusive_price !== false
  const indicative = cardAction(card, stock) === 'enquire'
  // Prices of prescription goods are shown after KYC only.
  const hasPrice = card.price_gst > 0
  const gst = `${inclusive ? 'incl.' : 'excl.'} ${card.gst_rate}% GST`
  const gstWords = !hasPrice
    ? ''
    : indicative
      ? 'Indicative price'
      : // Why it is another than everybody's, first: a phone's card has no room for both.
        [card.price_note, gst].filter(Boolean).join(', ')
  return (
    <>
      <p className="mt-1 flex h-6 flex-wrap items-baseline gap-x-1.5 overflow-hidden whitespace-nowrap">
        {card.price_from ? (
          <span className="text-caption font-normal text-text-hint">from</span>
        ) : null}
        {hasPrice ? (
          <Money
            rupees={inclusive ? card.price_gst : card.price}
            className="text-price font-bold"
          />
        ) : (
          'Price on request'
        )}
        {indicative ? null : <StruckPrice rupees={card.mrp} above={card.price_gst} word="MRP" />}
      </p>
      <p className="flex h-4 flex-wrap gap-x-1.5 overflow-hidden text-caption font-normal whitespace-nowrap text-text-hint">
        <span className="truncate">{gstWords}</span>
        {!card.price_note &&
        !indicative &&
        card.discount_percent > 0 &&
        card.mrp !== null &&
        card.mrp > card.price_gst ? (
          <span className="font-medium text-success">Save {card.discount_percent}%</span>
        ) : null}
      </p>
      <p className={`mb-2 truncate text-caption font-normal text-text-muted ${stock ? 'h-4' : ''}`}>
        {indicative ? hasPrice && gst : deliveryLine(stock, pincode)}
      </p>
    </>
  )
}

function CardTitle({ card, sku }: ShownCard) {
  const brand = `${card.brand.name} `
  return (
    <h3 className="line-clamp-2 h-10 text-body-sm font-medium">
      <a
        href={sku ? href.variant(card.slug, sku) : href.product(card.slug)}
        className="text-text no-underline after:absolute after:inset-0 group-hover:underline"
      >
        {/* The brand is shown above, which leaves the two lines for what distinguishes the product. */}
        {card.title.startsWith(brand) ? (
          <>
            <span className="sr-only">{brand}</span>
            {unbroken(card.title.slice(brand.length))}
          </>
        ) : (
          unbroken(card.title)
        )}
      </a>
    </h3>
  )
}
