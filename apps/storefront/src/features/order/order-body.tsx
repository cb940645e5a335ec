import { stringifySearch } from '@upchar/web/search-params'
import type { ReactNode } from 'react'
import type { Contact } from '../../shell/page/shell-data.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { Cancels, Refunds } from './cancels.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHelp } from './order-help.tsx'
import type { Order } from './order-words.ts'
import { Parcel } from './parcel.tsx'

/**
 * An order's parcels, with amounts, address and help beside them. `tracked` shows the steps of each
 * parcel.
 */
export function OrderBody({
  order,
  contact,
  tracked,
  aside,
  returns,
  linkKey,
}: {
  order: Order
  contact: Contact | null
  tracked: boolean
  /** Below the amounts. */
  aside?: ReactNode
  /** Below the refunds. */
  returns?: ReactNode
  /** The key of the guest's own link. */
  linkKey?: string | undefined
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-8">
        <Cancels cancels={order.cancels} />
        <Refunds refunds={order.refunds} />
        {returns}
        {order.sub_orders.map((parcel, index) => (
          <Parcel
            key={parcel.id}
            parcel={parcel}
            number={index + 1}
            count={order.sub_orders.length}
            tracked={tracked}
          />
        ))}
      </div>
      <div className="flex flex-col gap-4 lg:col-span-4">
        <OrderFacts order={order} />
        {aside}
        <OrderHelp
          contact={contact}
          number={order.number}
          complaints={
            tracked
              ? `${href.complaints}${stringifySearch({ order: order.id, key: linkKey })}`
              : undefined
          }
        />
      </div>
    </div>
  )
}
