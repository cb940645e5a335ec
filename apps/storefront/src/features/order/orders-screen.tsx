import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { PackageIcon } from '@upchar/ui/icons'
import { Pagination } from '@upchar/ui/pagination'
import { Money } from '@upchar/ui/price'
import { useEffect } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountPage } from '../account-layout/index.ts'
import { keepForOffline } from '../offline/index.ts'
import { SmallPicture, variantPictures } from '../pictures/index.ts'
import { AttemptsSection } from './attempts.tsx'
import type { Attempts } from './attempts.tsx'
import { OrderFinder, ordersHref } from './order-finder.tsx'
import type { OrderSearch } from './order-finder.tsx'
import { promiseWords, undoneWords } from './order-words.ts'
import { ParcelState } from './parcel.tsx'

export type OrderList = Answer<'findOrders'>
type Summary = OrderList['orders'][number]

/** What the page shows: a page of the orders that match, and the attempts on the first of all of them. */
export type OrdersPage = { list: OrderList; attempts: Attempts; search: OrderSearch }

const PICTURES = 5

/** The buyer's orders, newest first, and what was begun and is none (ROUTE-20, ORDER-01). */
export function OrdersScreen({ list, attempts, search }: OrdersPage) {
  const { orders, count, page, pages } = list
  const isNarrowed = search.q !== '' || search.status !== 'all'
  const isNew = count === 0 && !isNarrowed
  useEffect(() => {
    if (page !== 1 || isNarrowed) return
    keepForOffline({
      orders: orders.slice(0, 5).map((order) => ({
        number: order.number,
        state: [...new Set(order.parcels.map((parcel) => parcel.state_label))].join(', '),
        day: formatIstDate(order.placed_at),
      })),
    })
  }, [orders, page, isNarrowed])
  return (
    <AccountPage
      current="orders"
      title="Orders"
      aside={
        isNew ? null : (
          <div className="flex flex-wrap gap-3">
            <LinkButton href={href.taxDocuments} look="outline">
              Invoices by month
            </LinkButton>
            <LinkButton href={href.addReviews} look="outline">
              Rate your products
            </LinkButton>
            <LinkButton href={href.complaints} look="outline">
              Complaints
            </LinkButton>
          </div>
        )
      }
      note={isNew ? undefined : `${plural(count, 'order')}, newest first.`}
    >
      <AttemptsSection attempts={attempts} />
      {isNew ? null : <OrderFinder search={search} />}
      {orders.length === 0 ? (
        <NoOrders why={count > 0 ? 'beyond' : isNarrowed ? 'narrowed' : 'new'} />
      ) : (
        <ul className="flex flex-col gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        href={(other) => ordersHref(search, other)}
        label="Pages of orders"
      />
    </AccountPage>
  )
}

function OrderCard({ order }: { order: Summary }) {
  const undone = undoneWords(order)
  return (
    <article
      aria-labelledby={order.id}
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={order.id} className="tabular text-h3 font-semibold">
            {order.number}
          </h2>
          <p className="text-body-sm text-text-muted">
            Placed {formatIstDateTime(order.placed_at)} · {order.payment.label}
            {order.payment.state === 'due' ? ', to be paid' : ''}
            {undone === '' ? '' : ` · ${undone}`}
          </p>
        </div>
        <Money rupees={order.total_now} paise="always" className="text-price font-bold" />
      </header>
      {order.recalled ? (
        <p className="text-body-sm font-semibold text-danger">
          Goods of this order are recalled.{' '}
          <a href={href.track(order.id)}>
            What to do<span className="sr-only"> about order {order.number}</span>
          </a>
        </p>
      ) : null}
      <ul className="flex flex-col gap-2 text-body-sm">
        {order.parcels.map((parcel, index) => (
          // eslint-disable-next-line react/no-array-index-key -- parcels of one order don't change their order
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ParcelState {...parcel} />
            <span>
              {order.parcels.length > 1 ? `Parcel ${index + 1}: ` : ''}
              {promiseWords(parcel) ?? ''}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-border pt-3">
        <OrderItems order={order} />
        <LinkButton look="outline" href={href.track(order.id)} className="shrink-0">
          Tracking and invoices<span className="sr-only"> of order {order.number}</span>
        </LinkButton>
      </div>
    </article>
  )
}

const NONE = {
  new: {
    title: 'No orders yet',
    text: 'Your orders appear here with their parcels and GST invoices.',
    to: href.shop,
    name: 'Go to the shop',
  },
  beyond: {
    title: 'No more orders',
    text: 'This page does not exist.',
    to: href.orders(),
    name: 'Newest orders',
  },
  narrowed: {
    title: 'No order matches',
    text: 'Try a part of the order number or of a product’s name.',
    to: href.orders(),
    name: 'All orders',
  },
} as const

function NoOrders({ why }: { why: keyof typeof NONE }) {
  const { title, text, to, name } = NONE[why]
  return (
    <EmptyCard Icon={PackageIcon} title={title} text={text}>
      <LinkButton href={to}>{name}</LinkButton>
    </EmptyCard>
  )
}

function OrderItems({ order }: { order: Summary }) {
  const more = order.items.length - PICTURES
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ul aria-hidden="true" className="flex flex-wrap gap-2">
        {order.items.slice(0, PICTURES).map(({ sku_id, slug }) => (
          <li
            key={sku_id}
            className="size-14 overflow-hidden rounded-sm border border-border p-0.5"
          >
            <SmallPicture
              slug={variantPictures(slug, sku_id)}
              className="size-full object-contain"
            />
          </li>
        ))}
      </ul>
      <p className="line-clamp-2 text-body-sm text-text-muted">
        {order.items
          .slice(0, PICTURES)
          .map(({ title, quantity }) => `${quantity} × ${title}`)
          .join(', ')}
        {more > 0 ? ` and ${plural(more, 'other product')}` : ''}
      </p>
    </div>
  )
}
