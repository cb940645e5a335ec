import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { Money, StruckPrice } from '@upchar/ui/price'
import { useStore } from 'zustand'
import { href } from '../../shell/urls/hrefs.ts'
import { removeFromCart } from './cart-calls.ts'
import { cartStore } from './cart-store.ts'
import type { CartLine as Line } from './cart-store.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { LineFacts } from './line-facts.tsx'
import { LineQuantity } from './line-quantity.tsx'

/** A line of the cart. Its quantity updates at once; amounts are faded until the server answers. */
export function CartLine({ line, pincode }: { line: Line; pincode: string }) {
  const pending = useStore(cartStore, (state) => state.pending[line.sku_id])
  const name = line.option_label ? `${line.title}, ${line.option_label}` : line.title
  const productHref = href.variant(line.slug, line.sku_id)
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 rounded-md border border-border bg-surface p-3 sm:grid-cols-[7rem_1fr_auto] sm:p-4">
      <a
        href={productHref}
        tabIndex={-1}
        aria-hidden="true"
        className="block size-20 overflow-hidden rounded-md border border-border p-1 sm:row-span-2 sm:size-28"
      >
        <SmallPicture
          slug={variantPictures(line.slug, line.sku_id)}
          className="size-full object-contain"
        />
      </a>
      <LineFacts line={line} pincode={pincode} name={name} productHref={productHref} />
      <LineAmount line={line} stale={pending !== undefined} />
      {line.is_free ? (
        <RemoveGift sku={line.sku_id} name={name} />
      ) : (
        <LineQuantity line={line} name={name} pending={pending} />
      )}
    </li>
  )
}

/** A gift has no quantity to choose: it follows from the goods that it comes with. */
function RemoveGift({ sku, name }: { sku: string; name: string }) {
  return (
    <div className="col-span-2 sm:col-span-1">
      <Button look="outline" onClick={() => void removeFromCart(sku)}>
        Remove<span className="sr-only"> the free gift {name}</span>
      </Button>
    </div>
  )
}

export function LineAmount({ line, stale }: { line: Line; stale: boolean }) {
  return (
    <div className="col-span-2 flex items-start justify-between gap-4 sm:col-span-1 sm:flex-col sm:items-end sm:text-right">
      <p
        className={cx(
          'flex flex-wrap items-baseline gap-x-2 sm:justify-end',
          stale && 'opacity-60',
        )}
      >
        {line.price === 0 && line.buying ? (
          'Price after verification'
        ) : (
          <Money rupees={line.line_total} paise="always" className="text-price font-bold" />
        )}
        {line.mrp === null || line.is_free ? null : (
          <StruckPrice
            rupees={Math.round(line.mrp * line.quantity * 100) / 100}
            above={line.line_total}
            word="MRP"
          />
        )}
        {line.price === 0 && line.buying ? null : (
          <span className="w-full text-caption text-text-muted">
            {line.is_free ? (
              plural(line.quantity, 'pack')
            ) : (
              <>
                {line.quantity} × <Money rupees={line.price} />, with {line.gst_rate}% GST
              </>
            )}
          </span>
        )}
      </p>
    </div>
  )
}
