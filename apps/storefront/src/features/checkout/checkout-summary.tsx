import { plural } from '@upchar/kernel/text'
import { formatIstDate } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import { ChevronDownIcon } from '@upchar/ui/icons'
import { Money, rupeeText } from '@upchar/ui/price'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { AmountLine, CartAmounts, lineOption, TaxLines } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import type { Taxes } from './use-cod.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'

export type SummaryProps = {
  cart: Cart
  codFee: number
  taxes: Taxes
  total: number
  wallet: number
  rest: number
}

/** Products and amounts, beside the form from 1024 px, with the voucher in it. */
export function CheckoutSummary({
  cart,
  codFee,
  taxes,
  wallet,
  rest,
  voucher,
}: SummaryProps & { voucher?: ReactNode }) {
  // Rendered twice, once for each layout.
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4"
    >
      <header className="flex items-baseline justify-between">
        <h2 id={heading} className="text-h2 font-semibold">
          Your order
        </h2>
        <a href={href.cart} className="py-1 text-body-sm">
          Edit cart
        </a>
      </header>
      <Lines cart={cart} />
      <dl className="flex flex-col gap-2 border-t border-border pt-3 text-body-sm">
        <CartAmounts cart={cart} subtotal="Subtotal, GST included" />
        {codFee > 0 ? (
          <AmountLine name="Cash on delivery fee">
            <Money rupees={codFee} paise="always" />
          </AmountLine>
        ) : null}
        {wallet > 0 ? (
          <AmountLine name="From your wallet">
            <Money rupees={-wallet} paise="always" />
          </AmountLine>
        ) : null}
        <AmountLine name="To pay" strong>
          <Money rupees={rest} paise="always" />
        </AmountLine>
      </dl>
      <TaxLines tax={taxes.tax} total={taxes.total_tax} place={cart.place_of_supply} />
      {voucher}
    </section>
  )
}

/** The collapsible version for windows below 1024 px. */
export function CheckoutSummaryBar(props: SummaryProps) {
  return (
    <details className="group/order rounded-md border border-border bg-surface lg:hidden">
      <summary className="flex min-h-14 items-center gap-3 px-4">
        <span className="grow text-body-sm font-semibold">
          Your order{' '}
          <span className="font-normal text-text-muted">
            ({plural(props.cart.item_count, 'product')})
          </span>
        </span>
        <Money rupees={props.rest} paise="always" className="text-price font-bold" />
        <ChevronDownIcon
          size={18}
          className="shrink-0 transition-transform group-open/order:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <CheckoutSummary {...props} />
    </details>
  )
}

/** More lines than these are collapsed, so that the total stays in view. */
const LINES = 4

function Lines({ cart: { items } }: { cart: Cart }) {
  const shown = items.length > LINES + 1 ? LINES : items.length
  return (
    <div className="flex flex-col gap-3">
      <LineList lines={items.slice(0, shown)} />
      {shown < items.length ? (
        <details className="group/lines">
          <summary className="flex min-h-11 items-center gap-1 text-body-sm font-semibold text-link">
            <span>
              <span className="group-open/lines:hidden">Show</span>
              <span className="hidden group-open/lines:inline">Hide</span>{' '}
              {plural(items.length - shown, 'more product')}
            </span>
            <ChevronDownIcon
              size={16}
              className="transition-transform group-open/lines:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="mt-2">
            <LineList lines={items.slice(shown)} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function LineList({ lines }: { lines: Cart['items'] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li
          key={line.sku_id + String(line.is_free)}
          className="grid grid-cols-[3rem_1fr_auto] gap-3 text-body-sm"
        >
          <span className="block size-12 overflow-hidden rounded-sm border border-border p-0.5">
            <SmallPicture
              slug={variantPictures(line.slug, line.sku_id)}
              className="size-full object-contain"
            />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2">{unbroken(line.title)}</span>
            <span className="text-caption text-text-muted">
              {line.option_label ? `${lineOption(line)} · ` : ''}
              {line.is_free
                ? `${line.quantity} free`
                : `${line.quantity} × ${rupeeText(line.price)}`}
            </span>
            {line.gift_note ? (
              <span className="block text-caption text-success">{line.gift_note}</span>
            ) : null}
            {line.stock.shelf_life && line.available ? (
              <span className="block text-caption text-text-muted">
                Expires {formatIstDate(line.stock.shelf_life.expires_on)} or later
              </span>
            ) : null}
            {line.stock.delivery ? (
              <span className="block text-caption text-success">
                Delivery {unbroken(line.stock.delivery.label)}
              </span>
            ) : null}
          </span>
          <Money rupees={line.line_total} paise="always" className="font-medium" />
        </li>
      ))}
    </ul>
  )
}
