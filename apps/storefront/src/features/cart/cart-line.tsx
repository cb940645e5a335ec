import { cappedText } from '@upchar/kernel/cart-cap'
import { formatIstTime } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import { cx } from '@upchar/ui/cx'
import { AlertIcon, InfoIcon, TrashIcon } from '@upchar/ui/icons'
import { Money, StruckPrice } from '@upchar/ui/price'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { useState } from 'react'
import { useStore } from 'zustand'
import { href } from '../../shell/urls/hrefs.ts'
import { cartStore } from './cart-store.ts'
import type { CartLine as Line } from './cart-store.ts'
import { stockWords } from './stock-words.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { WayToVerify } from '../kyc/index.ts'
import { removeFromCart, setQuantity } from './actions.ts'
import { priceChange } from './cart-words.ts'
import { LineEngraving } from './line-engraving.tsx'

/** Typed numbers above the cap must reach us, so that we can say why they are too many. */
const TYPED_MAX = 99_999

/** One product in the cart. A chosen quantity shows at once; the amounts are the server's and stand faded until it answers. */
export function CartLine({ line, pincode }: { line: Line; pincode: string }) {
  const pending = useStore(cartStore, (state) => state.pending[line.sku_id])
  const [note, setNote] = useState<string | null>(null)
  const name = line.option_label ? `${line.title}, ${line.option_label}` : line.title
  const productHref = `/products/${encodeURIComponent(line.slug)}?variant=${encodeURIComponent(line.sku_id)}`
  const words = stockWords(line.stock, pincode)
  const change = priceChange(line)
  const choose = (wanted: number) => {
    setNote(wanted > line.max_oq ? cappedText(line.quantity, line.max_oq) : null)
    void setQuantity(line.sku_id, Math.min(wanted, line.max_oq))
  }
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
      <div className="flex min-w-0 flex-col gap-1 text-body-sm">
        <span className="text-caption text-text-hint">{line.brand}</span>
        <a
          href={productHref}
          className="text-body-sm font-medium text-text no-underline hover:underline"
        >
          {unbroken(line.title)}
        </a>
        {line.option_label ? (
          <span className="text-text-muted">{unbroken(line.option_label)}</span>
        ) : null}
        <span className="text-caption text-text-muted">
          Sold by {line.seller.name}, {line.seller.state}
        </span>
        <span className="flex flex-wrap gap-2">
          {line.is_free ? <Badge tone="success">Free gift</Badge> : null}
          {line.cold_chain ? <Badge tone="info">Cold chain</Badge> : null}
        </span>
        {change ? (
          <p className="flex items-start gap-1 font-medium text-warning">
            <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {change}
          </p>
        ) : null}
        {line.engravable && !line.is_free ? (
          <LineEngraving sku={line.sku_id} title={name} name={line.engraving_name} />
        ) : null}
        {line.price_held_until ? (
          <p className="text-caption text-text-muted">
            Price held for you until {formatIstTime(line.price_held_until)}
          </p>
        ) : null}
        {line.available ? (
          <p
            className={cx(
              'flex flex-wrap gap-x-2',
              words.tone === 'warning' ? 'font-medium text-warning' : 'text-success',
            )}
          >
            <span className="text-balance">{words.promise ?? words.words}</span>
            {words.promise && words.tone === 'warning' ? <span>{words.words}</span> : null}
          </p>
        ) : (
          <p role="alert" className="flex items-start gap-1 font-semibold text-danger">
            <AlertIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />{' '}
            {line.message ?? words.words}
          </p>
        )}
        {line.buying ? (
          <p className="mt-1">
            <WayToVerify look="outline" action={line.buying.action} returnUrl={href.cart} />
          </p>
        ) : null}
        {line.merge_note ? (
          <p className="flex items-start gap-1 text-info">
            <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {line.merge_note}
          </p>
        ) : null}
      </div>
      <div className="col-span-2 flex items-start justify-between gap-4 sm:col-span-1 sm:flex-col sm:items-end sm:text-right">
        <p
          className={cx(
            'flex flex-wrap items-baseline gap-x-2 sm:justify-end',
            pending !== undefined && 'opacity-60',
          )}
        >
          <Money rupees={line.line_total} paise="always" className="text-price font-bold" />
          {line.mrp === null ? null : (
            <StruckPrice
              rupees={Math.round(line.mrp * line.quantity * 100) / 100}
              above={line.line_total}
              word="MRP"
            />
          )}
          <span className="w-full text-caption text-text-muted">
            {line.quantity} × <Money rupees={line.price} />, with {line.gst_rate}% GST
          </span>
        </p>
      </div>
      {line.is_free ? null : (
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2 noscript:hidden">
          <div className="w-36">
            <QuantityStepper
              label={name}
              value={pending ?? line.quantity}
              min={line.moq}
              max={TYPED_MAX}
              busy={pending !== undefined}
              onChange={choose}
            />
          </div>
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 px-2 text-body-sm font-medium text-link hover:underline"
            onClick={() => void removeFromCart(line.sku_id)}
          >
            <TrashIcon size={16} aria-hidden="true" /> Remove
            <span className="sr-only"> {name}</span>
          </button>
          {note ? (
            <output className="block w-full text-body-sm font-medium text-warning">{note}</output>
          ) : line.moq > 1 ? (
            <p className="w-full text-caption text-text-muted">Minimum order {line.moq}</p>
          ) : null}
        </div>
      )}
    </li>
  )
}
