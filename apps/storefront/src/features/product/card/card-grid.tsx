import { CardGrid } from './grid.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData, StockAt } from './card-state.ts'

/**
 * Product cards. Pictures in the first row load eagerly; the first one is the LCP image if the page
 * has no other.
 */
export function ProductGrid({
  products,
  stock,
  pincode,
  wide = false,
  busy = false,
  lead = false,
}: {
  products: readonly ProductCardData[]
  stock: Record<string, StockAt>
  pincode: string
  wide?: boolean
  busy?: boolean
  lead?: boolean
}) {
  return (
    <CardGrid wide={wide} busy={busy}>
      {products.map((card, index) => (
        <li key={card.product_group_id} className={index < 8 ? undefined : 'below-fold-card'}>
          <ProductCard
            card={card}
            stock={stock[card.product_group_id]}
            pincode={pincode}
            loading={index === 0 && lead ? 'lcp' : index < 4 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </CardGrid>
  )
}
