import type { Answer } from '@upchar/contract/schema/endpoints'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { href } from '../../../shell/urls/hrefs.ts'
import { BuyBox } from './buy-box.tsx'
import { buyingStep } from './buying-step.ts'
import { productCrumbs } from './crumbs.ts'
import { Gallery, MoreRows, ProductDetails, StickyBuyBar } from './lazy-parts.ts'
import { priceFacts } from './price-facts.ts'
import { useMyBuying } from '../rights/use-my-buying.ts'
import { chosenVariant, optionName, pricedVariant } from './variant-choice.ts'

export type ProductScreenProps = {
  data: Answer<'getProduct'>
  /** The sku in the address. */
  sku: string | undefined
  flags: {
    gstInclusive: boolean
    codOffered: boolean
    similar: boolean
    together: boolean
    deals: boolean
    ordersOpen: boolean
  }
}

/** The product page (ROUTE-03). */
export function ProductScreen({ data, sku, flags }: ProductScreenProps) {
  const { product, stock } = data
  const buying = useMyBuying(product)
  const chosen = chosenVariant(data, sku)
  if (!chosen) return null
  const variant = pricedVariant(chosen, buying.prices, data.volume_prices?.[chosen.sku])
  const step = buyingStep({ ...product, buying }, stock[variant.sku], flags.ordersOpen)
  const facts = priceFacts(variant, flags.gstInclusive, data.state)
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={productCrumbs(product)} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 min-[48rem]:grid-cols-2 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Gallery
            key={variant.images ? variant.sku : product.slug}
            slug={product.slug}
            sku={variant.sku}
            title={product.title}
            images={variant.images ?? product.images}
          />
        </div>
        <div className="min-w-0 min-[48rem]:row-span-2 lg:col-span-5 xl:grid">
          <div className="xl:stays-in-reach">
            <BuyBox
              product={product}
              variant={variant}
              stock={stock}
              place={data}
              step={step}
              flags={flags}
            />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <ProductDetails product={product} variant={variant} questions={data.questions} />
        </div>
      </div>
      <MoreRows
        sku={variant.sku}
        slug={product.slug}
        generic={product.generic_name.name}
        href={href.generic(product.business_category.key, product.generic_name.slug)}
        pincode={data.pincode}
        flags={flags}
      />
      {step.kind === 'add' ? (
        <StickyBuyBar
          key={variant.sku}
          title={product.title}
          option={
            product.variants.length > 1 ? `${optionName(variant)}: ${variant.option_label}` : ''
          }
          rupees={facts.headline}
          note={facts.note}
        />
      ) : null}
    </div>
  )
}
