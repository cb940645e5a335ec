import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Unbroken } from '@upchar/ui/unbroken'
import { AddForm } from './add-form.tsx'
import type { BuyingStep } from './buying-step.ts'
import {
  AskRow,
  BuyingNotice,
  DeliveryBox,
  RatingLine,
  TrustLines,
  VariantPicker,
} from './lazy-parts.ts'
import { PriceBlock } from './price-block.tsx'
import type { Product, Stock, Variant } from './variant-choice.ts'
import { variantHref } from './variant-choice.ts'

export type BuyBoxProps = {
  product: Product
  variant: Variant
  stock: Record<string, Stock>
  place: Pick<
    Answer<'getProduct'>,
    'pincode' | 'city' | 'state' | 'cash_on_delivery' | 'shipping' | 'social_proof' | 'other_offers'
  >
  step: BuyingStep
  flags: { gstInclusive: boolean; codOffered: boolean; deals: boolean }
}

/** Everything needed to decide, in the order of deciding. */
export function BuyBox({ product, variant, stock, place, step, flags }: BuyBoxProps) {
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <a
          href={`/brands/${encodeURIComponent(product.brand.slug)}`}
          className="self-start py-1 text-body-sm"
        >
          {product.brand.name}
        </a>
        <h1 className="text-title font-bold [overflow-wrap:anywhere]">
          <Unbroken text={product.title} />
        </h1>
        <RatingLine product={product} />
        <div className="flex flex-wrap gap-2">
          {'badge' in step ? <Badge tone="warning">{step.badge}</Badge> : null}
          {product.cold_chain ? <Badge tone="info">Cold chain</Badge> : null}
        </div>
      </header>
      <PriceBlock
        variant={variant}
        indicative={step.kind === 'enquire'}
        gstInclusive={flags.gstInclusive}
        state={place.state}
        offer={flags.deals ? product.offer : null}
      />
      <VariantPicker product={product} chosen={variant.sku} stock={stock} />
      {step.kind === 'add' ? (
        <AddForm key={variant.sku} product={product} variant={variant} stock={stock[variant.sku]} />
      ) : (
        <BuyingNotice step={step} product={product} variant={variant} stock={stock} />
      )}
      <DeliveryBox
        pincode={place.pincode}
        city={place.city}
        stock={stock[variant.sku]}
        step={step.kind}
        codOffered={flags.codOffered && place.cash_on_delivery.includes(variant.sku)}
        charge={place.shipping}
        returnTo={variantHref({ product, stock }, variant.sku)}
      />
      <TrustLines product={product} variant={variant} place={place} />
      <AskRow product={product} sku={variant.sku} />
    </div>
  )
}
