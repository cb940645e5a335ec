import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'

export type Row = Answer<'getShopHome'>['rows'][number]

/** A phone shows so many cards of a row; the others cost no layout until they are scrolled to. */
const IN_SIGHT = 3

/**
 * A row of products with its reason and a link to all of them; `children` are below the reason.
 * Scrolls sideways.
 */
export function ProductRow({ row, children }: { row: Row; children?: ReactNode }) {
  const { pincode } = useShell()
  if (row.products.length === 0) return null
  return (
    <section className="below-fold-row" aria-label={row.title}>
      <div className="mb-3 flex items-end gap-4">
        <div className="grow">
          <h2 className="text-h2 font-semibold">{row.title}</h2>
          <p className="text-body-sm text-text-muted">{row.why}</p>
          {children}
        </div>
        {row.href ? (
          <a
            href={row.href}
            aria-label={`See all: ${row.title}`}
            className="flex min-h-11 shrink-0 items-center text-body-sm"
          >
            See all
          </a>
        ) : null}
      </div>
      <ul className="row-scroll -mx-4 flex gap-3 px-4 pb-3 sm:mx-0 sm:gap-4 sm:px-0">
        {row.products.map((card, index) => (
          <li
            key={card.product_group_id}
            className={`w-41 shrink-0 snap-start sm:w-54 ${index < IN_SIGHT ? '' : 'beside-row-card'}`}
          >
            <ProductCard card={card} stock={undefined} pincode={pincode} />
          </li>
        ))}
      </ul>
    </section>
  )
}
