import { SEZ_KINDS, taxNumberName } from '@upchar/kernel/special-supply'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from '../../kit/copy-button.tsx'
import { phoneText } from '../../kit/format.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { DeliveryForm } from './delivery-form.tsx'
import type { Order } from './use-parcel-change.ts'

const withCopy = (what: string, text: string, shown = text): ReactNode =>
  text ? (
    <span className="inline-flex items-center gap-1 break-all">
      {shown}
      <span className="-my-1 inline-flex">
        <CopyButton what={what} text={text} />
      </span>
    </span>
  ) : (
    ''
  )

type Place = { name: string; address: string; city: string; state: string; pincode: string }
const addressText = ({ name, address, city, state, pincode }: Place): string =>
  [name, address, `${city} ${pincode}`, state].filter(Boolean).join('\n')

/** Who ordered, and how to reach them. */
export function BuyerPanel({ order }: { order: Order }) {
  const { may } = useMe()
  const [changing, setChanging] = useState(false)
  const { contact, customer_id: customer, delivery_to: to, billed_to: billed } = order
  return (
    <Panel
      title="Buyer"
      note={customer === null ? 'Guest' : 'Customer'}
      action={
        customer !== null && may('customers.read') ? (
          <a href={href.customer(customer)} className="text-body-sm">
            Open the customer
          </a>
        ) : undefined
      }
    >
      <Facts
        className="-my-2"
        facts={[
          ...(order.placed_by
            ? [{ label: 'Ordered for them by', value: order.placed_by.name }]
            : []),
          { label: 'Name', value: contact.name },
          { label: 'Phone', value: withCopy('Phone', contact.phone, phoneText(contact.phone)) },
          { label: 'Email', value: withCopy('Email', contact.email) },
          { label: 'Delivered to', value: addressText(to) },
          ...(to.instructions ? [{ label: 'For the courier', value: to.instructions }] : []),
          ...(billed
            ? [
                {
                  label: 'Billed to',
                  value: [billed.business_name, addressText(billed)].filter(Boolean).join('\n'),
                },
                ...(billed.gstin
                  ? [
                      {
                        label: taxNumberName(billed.gstin),
                        value: withCopy(taxNumberName(billed.gstin), billed.gstin),
                      },
                    ]
                  : []),
                ...(billed.sez === null
                  ? []
                  : [{ label: 'Supply', value: `To a ${SEZ_KINDS[billed.sez]}: inter-State` }]),
                ...(billed.po_number ? [{ label: 'Purchase order', value: billed.po_number }] : []),
              ]
            : []),
        ]}
      />
      {changing ? (
        <div className="pt-4">
          <DeliveryForm order={order} onClose={() => setChanging(false)} />
        </div>
      ) : order.delivery.closed === '' && may('orders.ship') ? (
        <Button look="outline" className="mt-4" onClick={() => setChanging(true)}>
          Change address or contact
        </Button>
      ) : null}
    </Panel>
  )
}
