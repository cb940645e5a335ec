import { plural } from '@upchar/kernel/text'
import { Money, rupeeText, StruckPrice } from '@upchar/ui/price'
import { DealLine } from './lazy-parts.ts'
import { priceFacts } from './price-facts.ts'
import type { Product, Variant } from './variant-choice.ts'

/**
 * One unambiguous price; beside it what it includes, the savings and the price per piece (guide
 * 30).
 */
export function PriceBlock({
  variant,
  gstInclusive,
  state,
  indicative,
  offer,
}: {
  variant: Variant
  gstInclusive: boolean
  /** Of delivery: which tax applies. */
  state: string
  /** On enquiry: a price that binds nobody, so nothing is saved. */
  indicative: boolean
  offer: Product['offer']
}) {
  const all = priceFacts(variant, gstInclusive, state)
  const { price_note: why } = variant
  const facts = indicative
    ? { ...all, mrp: null, saving: null }
    : why === undefined
      ? all
      : { ...all, saving: null }
  return (
    <div className="flex flex-col gap-1">
      {indicative ? <p className="text-body-sm font-semibold">Indicative price</p> : null}
      <p className="flex flex-wrap items-baseline gap-x-3">
        {facts.headline > 0 ? (
          <Money rupees={facts.headline} className="text-price-lg font-bold" />
        ) : (
          'Price after verification'
        )}
        <StruckPrice rupees={facts.mrp} above={facts.headline} word="MRP" />
        {facts.saving ? (
          <span className="text-body-sm font-semibold text-success">
            Save {rupeeText(facts.saving.rupees)} ({facts.saving.percent}%)
          </span>
        ) : null}
      </p>
      {why === undefined ? null : <p className="text-body-sm font-semibold">{why}</p>}
      <p className="text-body-sm text-text-muted">
        {facts.note}
        {facts.other ? <span className="tabular"> · {facts.other}</span> : null}
      </p>
      <p className="text-body-sm text-text-muted">
        {variant.pack_size > 1
          ? `Pack of ${plural(variant.pack_size, variant.pack_unit)}`
          : `1 ${variant.pack_unit}`}
        {variant.unit_price ? (
          <span className="tabular">
            {' '}
            · {rupeeText(variant.unit_price.price)} per {variant.unit_price.per} with GST
          </span>
        ) : null}
      </p>
      {offer && !indicative ? <DealLine offer={offer} /> : null}
      {facts.mrp === null ? null : (
        <p className="text-caption text-text-hint">MRP includes all taxes.</p>
      )}
    </div>
  )
}
