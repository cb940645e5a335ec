import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { isAwb, normaliseAwb } from '@upchar/kernel/awb'
import type { SendResult } from '@upchar/ui/form/problems'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { cardWords } from '../courier-bookings/index.ts'
import { useDispatchChange } from './use-dispatch-change.ts'
import type { DispatchParcel } from './words.ts'

type Name = 'courier' | 'awb' | 'tracking_url' | 'reason'

const fieldsOf = (hint: string | undefined, awb: string): readonly RecordField<Name>[] => [
  { name: 'courier', label: 'Courier', maxLength: 60, hint },
  { name: 'awb', label: 'AWB', hint: 'Type or scan it', maxLength: 60 },
  {
    name: 'tracking_url',
    label: 'Tracking link',
    hint: 'The courier’s page about this parcel; the buyer gets it too',
    optional: true,
    maxLength: 500,
    wide: true,
  },
  {
    name: 'reason',
    label: 'Why',
    applies: (typed) => awb !== '' && normaliseAwb(typed.awb) !== awb,
    maxLength: 300,
    wide: true,
  },
]

/** Sets who carries a parcel, without leaving the list (OPS-02). */
export function CourierForm({ parcel, onClose }: { parcel: DispatchParcel; onClose: () => void }) {
  const { id, order_number: number, card_costs: costs } = parcel
  const set = useCall(
    'staffSetParcelCourier',
    useDispatchChange(`Courier and AWB of ${number} are saved.`, onClose),
  )
  return (
    <CarrierForm
      parcel={{ ...parcel, tracking_url: '' }}
      hint={costs.length > 0 ? `By the rate cards: ${cardWords(costs)}` : undefined}
      send={(body) => sendBy(set, { params: { id }, body })}
      onClose={onClose}
    />
  )
}

/** The fields of courier, AWB and tracking link, for staff and sellers; a replaced AWB asks why. */
export function CarrierForm({
  parcel,
  hint,
  send,
  onClose,
}: {
  parcel: Pick<DispatchParcel, 'id' | 'version' | 'order_number' | 'courier' | 'awb'> & {
    tracking_url: string
  }
  hint?: string | undefined
  send: (body: BodyInput<'sellerSetParcelCourier'>) => Promise<SendResult<unknown>>
  onClose: () => void
}) {
  const { id, version, order_number: number, courier, awb: before, tracking_url } = parcel
  return (
    <RecordForm
      key={id}
      id={`courier-${id}`}
      title={`Courier of ${number}`}
      action="Save courier and AWB"
      fields={fieldsOf(hint, before)}
      initial={{ courier, awb: before, tracking_url, reason: '' }}
      check={({ awb }) =>
        awb !== '' && !isAwb(normaliseAwb(awb))
          ? [
              {
                field: 'awb' as const,
                message: 'Enter the number on the label: 5 to 30 letters and digits',
              },
            ]
          : []
      }
      send={(typed) => send({ version, ...typed })}
      onClose={onClose}
    />
  )
}
