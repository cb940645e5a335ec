import { useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { CarrierForm } from '../features/dispatch/index.ts'
import { useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import { useParcelChange } from './use-parcel-change.ts'

type Parcel = Answer<'sellerGetParcel'>['parcel']

/** What can be printed of a parcel now: who buys is on slip and label, until it is handed over. */
function papersOf(parcel: Parcel): { name: string; href: string }[] {
  const base = `/api/seller/parcels/${parcel.id}`
  const isHere = ['placed', 'confirmed', 'packed'].includes(parcel.state)
  const maySend = isHere && parcel.recalled.length === 0
  return [
    ...(maySend ? [{ name: 'Packing slip', href: `${base}/papers/packing-slips` }] : []),
    ...(maySend && parcel.state === 'packed' && parcel.awb !== ''
      ? [{ name: 'Label', href: `${base}/papers/labels` }]
      : []),
    ...(parcel.invoice_number === ''
      ? []
      : [
          { name: 'Invoice', href: `${base}/invoice` },
          { name: 'Copy for the transporter', href: `${base}/invoice?copy=transporter` },
        ]),
  ]
}

/** Who carries a parcel, and the papers that go with it. */
export function Sending({ parcel }: { parcel: Parcel }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id, awb, courier, invoice_number: invoice } = parcel
  const changed = useParcelChange(id, close)
  const set = useCall('sellerSetParcelCourier', changed('Courier and AWB are saved.'))
  const papers = papersOf(parcel)
  const mayChange = ['placed', 'confirmed', 'packed'].includes(parcel.state) && !parcel.is_booked
  return (
    <Panel
      title="Courier and papers"
      action={
        mayChange && !isOpen ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            {awb === '' ? 'Set AWB' : 'Correct the AWB'}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {isOpen ? (
          <CarrierForm
            parcel={parcel}
            send={(body) => sendBy(set, { params: { id }, body })}
            onClose={close}
          />
        ) : (
          <Facts
            facts={[
              {
                label: 'Courier and AWB',
                value: awb === '' ? 'No AWB yet' : `${courier} ${awb}`,
              },
              ...(invoice === '' ? [] : [{ label: 'Invoice', value: invoice }]),
            ]}
          />
        )}
        {papers.length === 0 ? null : (
          <div className="flex flex-wrap gap-2">
            {papers.map(({ name, href }) => (
              <LinkButton key={name} look="outline" href={href} target="_blank" rel="noreferrer">
                {name}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </Panel>
  )
}
