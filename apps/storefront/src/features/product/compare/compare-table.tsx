import { unbroken } from '@upchar/kernel/unbroken'
import { CloseIcon } from '@upchar/ui/icons'
import type { Compared } from '../compare-list/compare-store.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { CardActions } from '../card/lazy-buy.ts'
import { ProductPicture } from '../../pictures/index.ts'
import { compareRows } from './compare-rows.ts'
import type { CompareRow, Comparison } from './compare-rows.ts'

const label =
  'sticky left-0 z-sticky w-28 min-w-28 border-r border-border bg-panel p-3 text-left align-top text-caption font-medium text-text-muted sm:w-44 sm:min-w-44 sm:text-body-sm'
const cell = 'w-1/3 min-w-40 p-3 align-top text-body-sm sm:min-w-52'

/**
 * A column for each product beside the sticky labels; rows that differ are highlighted and can be
 * shown alone.
 */
export function CompareTable({
  comparison,
  inclusive,
  onlyDifferences,
  onRemove,
}: {
  comparison: Comparison
  inclusive: boolean
  onlyDifferences: boolean
  onRemove?: (one: Compared) => void
}) {
  const { products, details } = comparison
  const rows = compareRows(comparison, inclusive).filter(
    ({ differs }) => differs || !onlyDifferences,
  )
  return (
    // A scrolling region must be reachable by keyboard.
    <section
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Comparison, scrolls sideways"
      className="relative overflow-x-auto rounded-md border border-border bg-surface"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">
          {products.map(({ title }) => title).join(', ')} side by side
        </caption>
        <TableHead products={products} onRemove={onRemove} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} products={products} />
          ))}
          <tr>
            <th scope="row" className={label}>
              Buy
            </th>
            {products.map((product) => (
              <td key={product.product_group_id} className={cell}>
                <div className="max-w-56">
                  <CardActions card={product} stock={details[product.product_group_id]?.stock} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function TableHead({
  products,
  onRemove,
}: {
  products: Comparison['products']
  onRemove: ((one: Compared) => void) | undefined
}) {
  return (
    <thead>
      <tr className="border-b border-border">
        <th scope="col" className={label}>
          <span className="sr-only">Property</span>
        </th>
        {products.map(({ product_group_id: id, slug, title, brand }) => (
          <th key={id} scope="col" className={`${cell} text-left font-normal`}>
            <div className="flex items-start justify-between gap-2">
              <div>
                <ProductPicture
                  slug={slug}
                  alt=""
                  loading="eager"
                  sizes="120px"
                  className="size-24 object-contain sm:size-30"
                />
              </div>
              {onRemove ? (
                <button
                  type="button"
                  className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-md text-text-muted hover:bg-panel noscript:hidden"
                  aria-label={`Remove: ${title}`}
                  onClick={() => onRemove({ id, slug, title })}
                >
                  <CloseIcon size={18} aria-hidden="true" />
                </button>
              ) : null}
            </div>
            <span className="block text-caption text-text-hint">{brand.name}</span>
            <a href={href.product(slug)} className="text-body-sm font-medium">
              {unbroken(title)}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ row, products }: { row: CompareRow; products: Comparison['products'] }) {
  return (
    <tr className="border-b border-border" data-differs={row.differs || undefined}>
      <th scope="row" className={label}>
        {row.label}
      </th>
      {row.cells.map((text, index) => (
        <td
          key={products[index]?.product_group_id}
          className={`${cell} ${row.differs ? 'bg-selected/50 font-medium' : ''}`}
        >
          {text || (
            <span className="text-text-hint">
              –<span className="sr-only"> not specified</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
