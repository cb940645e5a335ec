import { SellerFacts } from './seller-facts.tsx'
import type { Product, Variant } from './variant-choice.ts'

/** The party to the buyer's contract, and a link to more of the brand's products. */
export function SellerBox({ product, variant }: { product: Product; variant: Variant }) {
  const { seller } = variant
  return (
    <section aria-labelledby="seller" className="flex flex-col gap-2">
      <h2 id="seller" className="text-h2 font-semibold">
        Seller
      </h2>
      <div className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm">
        <p className="text-h3 font-semibold">{seller.name}</p>
        <SellerFacts seller={seller} />
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
