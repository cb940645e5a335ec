import type { Answer } from '@upchar/contract/schema/endpoints'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { InfoIcon, TrashIcon } from '@upchar/ui/icons'
import { Money, StruckPrice } from '@upchar/ui/price'
import { useState } from 'react'
import { pushModal } from '../../shell/modals/modals.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { stockWords } from '../cart/index.ts'
import { WayToVerify } from '../kyc/index.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { setWished } from '../wishlist/index.ts'
import { moveToCart } from './move-to-cart.ts'

export type Wish = Answer<'listWishlist'>['items'][number]
type LineProps = { item: Wish; pincode: string; open: boolean }

/** A product of the wishlist: what it costs, whether it can be had, and what changed since it was added. */
export function WishLine({ item, pincode, open }: LineProps) {
  const name = item.option ? `${item.title}, ${item.option}` : item.title
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 rounded-md border border-border bg-surface p-3 sm:grid-cols-[7rem_1fr_auto] sm:p-4">
      <div className="size-20 overflow-hidden rounded-md border border-border p-1 sm:row-span-2 sm:size-28">
        {item.slug ? (
          <SmallPicture
            slug={variantPictures(item.slug, item.sku_id)}
            className="size-full object-contain"
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-body-sm">
        <span className="text-caption text-text-hint">{item.brand}</span>
        {item.slug ? (
          <a
            href={href.variant(item.slug, item.sku_id)}
            className="font-medium text-text no-underline hover:underline"
          >
            {unbroken(item.title)}
          </a>
        ) : (
          <span className="font-medium">{unbroken(item.title)}</span>
        )}
        {item.option ? <span className="font-semibold">{unbroken(item.option)}</span> : null}
        <Availability item={item} pincode={pincode} />
      </div>
      <Price item={item} />
      <Actions item={item} name={name} open={open} />
    </li>
  )
}

function Availability({ item, pincode }: { item: Wish; pincode: string }) {
  if (item.message !== null)
    return (
      <p className="flex items-start gap-1 font-medium text-warning">
        <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {item.message}
      </p>
    )
  const words = stockWords(item.stock, pincode)
  return (
    <>
      {item.back_in_stock ? (
        <span>
          <Badge tone="success">Back in stock</Badge>
        </span>
      ) : null}
      <p className={words.tone === 'warning' ? 'font-medium text-warning' : 'text-success'}>
        {words.promise ?? words.words}
      </p>
    </>
  )
}

function Price({ item: { price, mrp, price_then: then, slug } }: { item: Wish }) {
  if (price === null) return <p>{slug ? 'Price on request' : null}</p>
  return (
    <p className="col-span-2 flex flex-wrap items-baseline gap-x-2 sm:col-span-1 sm:flex-col sm:items-end">
      <Money rupees={price} className="text-price font-bold" />
      <StruckPrice rupees={mrp} above={price} word="MRP" />
      {then === null ? null : (
        <span
          className={cx(
            'text-caption',
            price < then ? 'font-medium text-success' : 'text-text-muted',
          )}
        >
          {price < then ? 'Price drop: ' : ''}
          <Money rupees={then} /> when you added it
        </span>
      )}
    </p>
  )
}

function Actions({ item, name, open }: { item: Wish; name: string; open: boolean }) {
  const [busy, setBusy] = useState(false)
  const { sku_id: sku, title, stock } = item
  const move = async () => {
    setBusy(true)
    await moveToCart(sku, item.moq)
    setBusy(false)
  }
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2 noscript:hidden">
      {item.message === null && open ? (
        <Button look="outline" busy={busy} onClick={() => void move()}>
          Move to cart<span className="sr-only"> {name}</span>
        </Button>
      ) : null}
      {item.buying ? (
        <WayToVerify look="outline" action={item.buying.action} returnUrl={href.wishlist} />
      ) : item.notices && stock.state === 'out_of_stock' ? (
        <Button look="outline" onClick={() => pushModal('notify-me', { sku, title })}>
          Notify me<span className="sr-only"> {name}</span>
        </Button>
      ) : null}
      {item.notices && item.price !== null ? (
        <button
          type="button"
          className="flex min-h-11 items-center px-2 text-body-sm font-medium text-link hover:underline"
          onClick={() => pushModal('notify-me', { sku, title, about: 'price' })}
        >
          Tell me if it costs less<span className="sr-only">: {name}</span>
        </button>
      ) : null}
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 px-2 text-body-sm font-medium text-link hover:underline"
        onClick={() => void setWished(sku, false)}
      >
        <TrashIcon size={16} aria-hidden="true" /> Remove
        <span className="sr-only"> {name}</span>
      </button>
    </div>
  )
}
