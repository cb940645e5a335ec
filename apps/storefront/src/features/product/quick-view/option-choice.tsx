import { canBeHad, optionName } from '../page/variant-choice.ts'
import type { Product, Stock } from '../page/variant-choice.ts'

/** Chooses a variant; unavailable ones stay visible and say so. */
export function OptionChoice({
  product,
  chosen,
  stock,
  onChoose,
}: {
  product: Product
  chosen: string
  stock: Record<string, Stock>
  onChoose: (sku: string) => void
}) {
  if (product.variants.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-1 text-body-sm font-medium">
        {product.variants[0] ? optionName(product.variants[0]) : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {product.variants.map(({ sku, option_label: label }) => {
          const gone = !canBeHad(stock[sku])
          return (
            <label
              key={sku}
              className="relative flex min-h-11 cursor-pointer items-center rounded-md border border-control-border bg-surface px-3 text-body-sm has-checked:border-action has-checked:bg-selected has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="variant"
                value={sku}
                checked={sku === chosen}
                onChange={() => onChoose(sku)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={gone ? 'text-text-hint line-through' : ''}>{label}</span>
              {gone ? <span className="sr-only">, out of stock</span> : null}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
