import type { Product, Variant } from './variant-choice.ts'

/**
 * The party to the buyer's contract (E-Commerce Rules 2020), and links to more of the seller's and
 * brand's products.
 */
export function SellerBox({ product, variant }: { product: Product; variant: Variant }) {
  const { seller } = variant
  const rows = [
    ['Legal name', seller.legal_name],
    ['Place', `${seller.city}, ${seller.state}`],
    ['GSTIN', seller.gstin],
    ...(seller.licence ? [['Licence', seller.licence]] : []),
  ]
  return (
    <section aria-labelledby="seller" className="flex flex-col gap-2">
      <h2 id="seller" className="text-h2 font-semibold">
        Seller
      </h2>
      <div className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm">
        <p className="text-h3 font-semibold">{seller.name}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-text-muted">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-text-muted">
          {product.brand.description}{' '}
          <a
            href={`/brands/${encodeURIComponent(product.brand.slug)}`}
            className="inline-block py-0.5"
          >
            All {product.brand.name} products
          </a>
        </p>
      </div>
    </section>
  )
}
