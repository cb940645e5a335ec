import { cx } from '@upchar/ui/cx'
import type { Product, Stock } from './variant-choice.ts'
import { canBeHad, optionName, variantHref } from './variant-choice.ts'

/**
 * The variants as links: the choice is the address. Unavailable ones stay visible and can be
 * opened, because the buyer may need their facts.
 */
export function VariantPicker({
  product,
  chosen,
  stock,
}: {
  product: Product
  chosen: string
  stock: Record<string, Stock>
}) {
  if (product.variants.length < 2) return null
  const current = product.variants.find(({ sku }) => sku === chosen)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-body-sm">
        {current ? (
          <>
            {optionName(current)}: <strong className="font-semibold">{current.option_label}</strong>
          </>
        ) : null}
      </legend>
      <ul className="flex flex-wrap gap-2">
        {product.variants.map(({ sku, option_label }) => {
          const gone = !canBeHad(stock[sku])
          return (
            <li key={sku}>
              <a
                href={variantHref({ product, stock }, sku)}
                data-stay=""
                rel="nofollow"
                aria-current={sku === chosen ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 min-w-14 flex-col items-center justify-center rounded-md border px-3 py-1 text-body-sm no-underline',
                  sku === chosen
                    ? 'border-action bg-selected font-semibold ring-1 ring-action'
                    : 'border-control-border bg-surface hover:bg-panel',
                  gone && 'border-dashed text-text-hint',
                )}
              >
                {option_label}
                {gone ? <span className="text-caption">Out of stock</span> : null}
              </a>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
