import type { Answer } from '@upchar/contract/schema/endpoints'
import { CheckIcon } from '@upchar/ui/icons'
import { useEffect } from 'react'
import { api } from '../../../shell/api/api.ts'
import { QuestionsAbout } from '../../content/index.ts'
import { mayTrack } from '../../../shell/tracking/consent.ts'
import { Description } from './description.tsx'
import { FactTable } from './fact-table.tsx'
import { ReviewsRow } from './reviews-row.tsx'
import { SellerBox } from './seller-box.tsx'
import type { Product, Variant } from './variant-choice.ts'

/** Below the price: highlights, description, specification, statutory facts, use, seller. */
export function ProductDetails({
  product,
  variant,
  questions,
}: {
  product: Product
  variant: Variant
  questions: Answer<'getProduct'>['questions']
}) {
  useEffect(() => {
    if (mayTrack()) void api('recordView', { body: { slugs: [product.slug] } })
  }, [product.slug])
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Highlights highlights={product.highlights} />
      <Description key={product.slug} text={product.description} />
      <FactTable
        id="specification"
        title="Specification"
        rows={[
          ...product.attributes,
          ...variant.attributes.filter(
            ({ key }) => !product.attributes.some((one) => one.key === key),
          ),
          ...identity(product, variant),
        ]}
      />
      <FactTable
        id="legal"
        title="Product information"
        note="As required by the Legal Metrology (Packaged Commodities) Rules and the Medical Devices Rules."
        rows={[
          ...product.facts,
          ...(variant.net_quantity ? [{ label: 'Net quantity', value: variant.net_quantity }] : []),
        ]}
      />
      <UsedFor product={product} />
      <SellerBox product={product} variant={variant} />
      {questions ? <QuestionsAbout questions={questions} /> : null}
      <ReviewsRow product={product} />
    </div>
  )
}

const identity = (product: Product, variant: Variant) => [
  { label: 'SKU', value: variant.sku },
  ...(variant.part_number ? [{ label: 'Part number', value: variant.part_number }] : []),
  ...(variant.gtin ? [{ label: 'GTIN', value: variant.gtin }] : []),
  ...(product.licence_class && product.licence_class !== 'none'
    ? [{ label: 'Licence required of the seller', value: product.licence_class }]
    : []),
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
            <CheckIcon size={18} className="mt-0.5 shrink-0 text-success" aria-hidden="true" />{' '}
            {one}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where it is used: links to everything else that the same work needs. */
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
            <a
              href={path + encodeURIComponent(slug)}
              className="flex min-h-11 items-center rounded-md border border-border bg-surface px-3 text-body-sm no-underline hover:bg-panel"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
