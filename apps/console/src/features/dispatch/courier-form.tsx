import { isAwb, normaliseAwb } from '@upchar/kernel/awb'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { cardWords } from '../courier-bookings/index.ts'
import { useDispatchChange } from './use-dispatch-change.ts'
import type { DispatchParcel } from './words.ts'

type Name = 'courier' | 'awb' | 'tracking_url'

const fieldsOf = ({ card_costs: costs }: DispatchParcel): readonly RecordField<Name>[] => [
  {
    name: 'courier',
    label: 'Courier',
    maxLength: 60,
    ...(costs.length > 0 && { hint: `By the rate cards: ${cardWords(costs)}` }),
  },
  { name: 'awb', label: 'AWB', hint: 'Type or scan it', maxLength: 60 },
  {
    name: 'tracking_url',
    label: 'Tracking link',
    hint: 'The courier’s page about this parcel; the buyer gets it too',
    optional: true,
    maxLength: 500,
    wide: true,
  },
]

/** Sets who carries a parcel, without leaving the list (OPS-02). */
export function CourierForm({ parcel, onClose }: { parcel: DispatchParcel; onClose: () => void }) {
  const { id, version, order_number: number, courier } = parcel
  const set = useCall(
    'staffSetParcelCourier',
    useDispatchChange(`Courier and AWB of ${number} are saved.`, onClose),
  )
  return (
    <RecordForm
      key={id}
      id={`courier-${id}`}
      title={`Courier of ${number}`}
      action="Save courier and AWB"
      fields={fieldsOf(parcel)}
      initial={{ courier, awb: '', tracking_url: '' }}
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
      send={(typed) => sendBy(set, { params: { id }, body: { version, ...typed, reason: '' } })}
      onClose={onClose}
    />
  )
}
