import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useParcelChange } from './use-parcel-change.ts'
import type { Order } from './use-parcel-change.ts'

type Name = Exclude<keyof Order['delivery'], 'seen' | 'closed'> | 'reason'

const fields: readonly RecordField<Name>[] = [
  { name: 'full_name', label: 'Name' },
  { name: 'phone', label: 'Phone', inputMode: 'tel', maxLength: 20 },
  { name: 'email', label: 'Email', inputMode: 'email', wide: true, maxLength: 254 },
  { name: 'house', label: 'House or building', wide: true },
  { name: 'street', label: 'Street', wide: true },
  { name: 'landmark', label: 'Landmark', optional: true },
  {
    name: 'pincode',
    label: 'Pincode',
    hint: 'Of the same state: the tax depends on it',
    inputMode: 'numeric',
    maxLength: 10,
  },
  { name: 'city', label: 'City', optional: true, hint: 'Empty: as the pincode says' },
  { name: 'instructions', label: 'For the courier', optional: true, maxLength: 300 },
  {
    name: 'reason',
    label: 'Why',
    hint: 'For the history; the buyer is told what changed by mail',
    wide: true,
    maxLength: 300,
  },
]

/** Changes contact and delivery address before the goods are packed (OPS-01). */
export function DeliveryForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient()
  const saved = useParcelChange('Address and contact are changed', onClose)
  const change = useCall('staffChangeDelivery', {
    ...saved,
    onSettled: () => client.invalidateQueries({ queryKey: ['staffListDispatch'] }),
  })
  const { seen, closed: _closed, ...typed } = order.delivery
  const booked = order.parts.flatMap(({ parcels }) => parcels).filter(({ awb }) => awb !== '')
  const warning =
    booked.length > 0 ? (
      <Notice tone="warning">
        {`${booked.map(({ courier, awb }) => `${courier} ${awb}`).join(', ')} was booked with the old address: tell the courier.`}
      </Notice>
    ) : null
  return (
    <RecordForm
      id="delivery"
      title="Change address or contact"
      action="Change and tell the buyer"
      fields={fields}
      initial={{ ...typed, reason: '' }}
      check={({ reason }) =>
        reason.trim().length < 3 ? [{ field: 'reason', message: 'Say why, for the history' }] : []
      }
      note={() => warning}
      send={({ reason, ...values }) =>
        sendBy(change, { params: { id: order.id }, body: { ...values, seen, reason } })
      }
      onClose={onClose}
    />
  )
}
