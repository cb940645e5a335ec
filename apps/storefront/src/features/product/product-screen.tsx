import type { Answer } from '@upchar/contract/schema/endpoints'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { CheckIcon } from '@upchar/ui/icons'
import { useEffect } from 'react'
import { api } from '../../lib/api-browser.ts'
import { href } from '../../lib/hrefs.ts'
import { BuyBox } from './buy-box.tsx'
import { buyingStep } from './buying-step.ts'
import { productCrumbs } from './crumbs.ts'
import { Description } from './description.tsx'
import { FactTable } from './fact-table.tsx'
import { Gallery } from './gallery.tsx'
import { priceFacts } from './price-facts.ts'
import { SellerBox } from './seller-box.tsx'
import { SimilarRow } from './similar-row.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { chosenVariant } from './variant-choice.ts'
import type { Product } from './variant-choice.ts'

export type ProductScreenProps = {
  data: Answer<'getProduct'>
  /** What the address asks for. */
  sku: string | undefined
  flags: { gstInclusive: boolean; showRating: boolean; codOffered: boolean; similar: boolean; deals: boolean }
}

/** The product page (ROUTE-03). */
export function ProductScreen({ data, sku, flags }: ProductScreenProps) {
  const { product, stock } = data
  const variant = chosenVariant(product, sku)
  useEffect(() => {
    void api('recordView', { body: { slugs: [product.slug] } })
  }, [product.slug])
  if (!variant) return null
  const step = buyingStep(product, stock[variant.sku])
  const facts = priceFacts(variant, flags.gstInclusive)
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={productCrumbs(product)} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Gallery key={product.slug} slug={product.slug} title={product.title} images={product.images} />
        </div>
        <div className="min-w-0 lg:col-span-5 lg:row-span-2">
          <div className="xl:sticky xl:top-32">
            <BuyBox product={product} variant={variant} stock={stock} place={{ pincode: data.pincode, city: data.city }} step={step} flags={flags} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-7">
          <Highlights highlights={product.highlights} />
          <Description key={product.slug} text={product.description} />
          <FactTable id="specification" title="Specification" rows={[...product.attributes, ...variant.attributes.filter(({ key }) => !product.attributes.some((one) => one.key === key)), ...identity(product, variant)]} />
          <FactTable id="legal" title="Product information" note="As required by the Legal Metrology (Packaged Commodities) Rules and the Medical Devices Rules." rows={product.facts} />
          <UsedFor product={product} />
          <SellerBox product={product} variant={variant} />
        </div>
      </div>
      {flags.similar ? <SimilarRow slug={product.slug} generic={product.generic_name.name} href={href.generic(product.business_category.key, product.generic_name.slug)} pincode={data.pincode} /> : null}
      {step.kind === 'add' ? <StickyBuyBar key={variant.sku} title={product.title} rupees={facts.headline} note={facts.note} /> : null}
    </div>
  )
}

const identity = (product: Product, variant: Product['variants'][number]) => [
  { label: 'SKU', value: variant.sku },
  ...(variant.part_number ? [{ label: 'Part number', value: variant.part_number }] : []),
  ...(variant.gtin ? [{ label: 'GTIN', value: variant.gtin }] : []),
  ...(product.licence_class && product.licence_class !== 'none' ? [{ label: 'Licence that sellers need', value: product.licence_class }] : []),
  { label: 'HSN', value: variant.hsn },
  { label: 'GST rate', value: `${variant.gst_rate}%` },
]

function Highlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null
  return (
    <section aria-labelledby="highlights" className="flex flex-col gap-2">
      <h2 id="highlights" className="text-h2 font-semibold">
        Highlights
      </h2>
      <ul className="flex max-w-text flex-col gap-1">
        {highlights.map((one) => (
          <li key={one} className="flex items-start gap-2">
            <CheckIcon size={18} className="mt-0.5 shrink-0 text-success" aria-hidden="true" /> {one}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where it is used: ways to everything else that the same work needs. */
function UsedFor({ product }: { product: Product }) {
  const links = [
    ...product.procedures.map((one) => ({ ...one, path: '/procedures/' })),
    ...product.specialities.map((one) => ({ ...one, path: '/specialities/' })),
  ]
  if (links.length === 0) return null
  return (
    <section aria-labelledby="used-for" className="flex flex-col gap-2">
      <h2 id="used-for" className="text-h2 font-semibold">
        Used for
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, slug, path }) => (
          <li key={path + slug}>
            <a href={path + encodeURIComponent(slug)} className="flex min-h-11 items-center rounded-md border border-border bg-surface px-3 text-body-sm no-underline hover:bg-panel">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
