import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { ShieldIcon } from '@upchar/ui/icons'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { count, rupees } from '../../kit/format.ts'

type Order = Answer<'staffListCustomerOrders'>['orders'][number]
type Line = Order['parcels'][number]['lines'][number]

/** A customer's orders, with the licence that each line was bought under. */
export function OrdersPanel({ customerId }: { customerId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...question('staffListCustomerOrders', { params: { id: customerId }, query: { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title="Orders" note={data && data.count > 0 ? count(data.count) : undefined} flush>
      {error && !data ? (
        <FailedState
          title="The orders could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data || error ? null : <Lines count={3} />}
      {data?.count === 0 ? (
        <p className="p-4 text-body-sm text-text-muted">No orders yet.</p>
      ) : null}
      <ul className="divide-y divide-border" aria-busy={isPlaceholderData || undefined}>
        {data?.orders.map((order) => (
          <li key={order.number} className="px-4 py-3">
            <OneOrder order={order} />
          </li>
        ))}
      </ul>
      {data && data.pages > 1 ? (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-border px-4 py-2">
          <span className="tabular mr-auto text-body-sm text-text-muted">
            Page {page} of {data.pages}
          </span>
          <Button look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button look="outline" disabled={page === data.pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

function OneOrder({
  order: { number, placed_at: at, payment, total, discount, voucher, instructions, parcels },
}: {
  order: Order
}) {
  const { may } = useMe()
  return (
    <details className="group text-body-sm">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular font-medium">{number}</span>
        {[...new Set(parcels.map(({ state_label: label }) => label))].map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
        <span className="text-text-hint">
          <When at={at} />
        </span>
        <span className="tabular ml-auto font-medium">{rupees(total)}</span>
        <span className="basis-full text-text-muted group-open:hidden">
          {parcels
            .flatMap(({ lines }) => lines)
            .map(({ title, quantity }) => `${count(quantity)} × ${title}`)
            .join(', ')}
        </span>
      </summary>
      <p className="mt-1 text-text-muted">
        {payment.label}, {payment.state}
        {may('orders.read') ? (
          <>
            {' · '}
            <a href={href.order(number)} aria-label={`Open the order ${number}`}>
              Open the order
            </a>
          </>
        ) : null}
      </p>
      {voucher ? (
        <p className="tabular text-text-muted">
          Voucher {voucher}: −{rupees(discount)}
        </p>
      ) : null}
      {instructions ? (
        <p className="[overflow-wrap:anywhere] text-text-muted">
          <span className="font-medium">For the courier:</span> {instructions}
        </p>
      ) : null}
      {parcels.map(({ seller, state_label: label, lines }, at_) => (
        // eslint-disable-next-line react/no-array-index-key -- parcels have no name of their own
        <section key={at_} className="mt-2" aria-label={`Sold by ${seller}`}>
          <p className="text-caption text-text-hint">
            Sold by {seller} · {label}
          </p>
          <ul>
            {lines.map((line) => (
              <li key={line.sku_id} className="border-t border-border py-1.5 first:border-t-0">
                <OneLine line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

function OneLine({
  line: { sku_id: sku, title, slug, quantity, line_total: total, licence },
}: {
  line: Line
}) {
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <span className="tabular">{count(quantity)} ×</span>
        <a
          href={`/products/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 grow basis-40"
        >
          {title}
        </a>
        <span className="tabular">{rupees(total)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-text-hint">
        <span className="tabular">{sku}</span>
        {licence ? (
          <span className="inline-flex items-center gap-1 text-info">
            <ShieldIcon size={14} aria-hidden="true" /> Bought under {licence.name} {licence.number}
            {licence.valid_until
              ? `, valid until ${formatIstDate(licence.valid_until)} at the time`
              : ''}
          </span>
        ) : null}
      </p>
    </>
  )
}
