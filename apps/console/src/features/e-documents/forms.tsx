import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useRefresh } from './use-refresh.ts'
import { momentOf } from './words.ts'
import type { EDocument } from './words.ts'

type Props = { row: EDocument; onClose: () => void }

const TIME_WRONG = 'Enter a time of day like 14:05'

type IrnName = 'irn' | 'ack_no' | 'day' | 'time' | 'signed_qr'
const IRN_FIELDS: readonly RecordField<IrnName>[] = [
  { name: 'irn', label: 'IRN', hint: 'Its 64 characters', maxLength: 70, wide: true },
  {
    name: 'ack_no',
    label: 'Acknowledgement number',
    inputMode: 'numeric',
    maxLength: 20,
    wide: true,
  },
  { name: 'day', label: 'Day of the acknowledgement', day: true },
  { name: 'time', label: 'Time in India', hint: 'Such as 14:05', maxLength: 5 },
  {
    name: 'signed_qr',
    label: 'Text of the signed QR code',
    hint: 'SignedQRCode in the portal’s answer, or what a scanner reads from its QR code',
    maxLength: 4000,
    wide: true,
  },
]

/** Records an Invoice Reference Number by hand. */
export function IrnForm({ row, onClose }: Props) {
  const refresh = useRefresh()
  const record = useCall('staffRecordIrn', {
    onSuccess: () => {
      showAlert(1, `${row.number} is reported.`)
      onClose()
      return refresh()
    },
  })
  return (
    <RecordForm
      id="irn"
      title={`Invoice Reference Number of ${row.number}`}
      action="Record the number"
      fields={IRN_FIELDS}
      initial={{ irn: '', ack_no: '', day: '', time: '', signed_qr: '' }}
      check={({ day, time }) =>
        day !== '' && time !== '' && momentOf(day, time) === undefined
          ? [{ field: 'time', message: TIME_WRONG }]
          : []
      }
      send={({ irn, ack_no, day, time, signed_qr }) =>
        sendBy(record, {
          params: { id: row.id },
          body: { irn, ack_no, ack_at: momentOf(day, time) ?? '', signed_qr },
        })
      }
      onClose={onClose}
    />
  )
}

type BillName = 'e_way_bill' | 'day' | 'time' | 'until_day' | 'until_time'
const BILL_FIELDS: readonly RecordField<BillName>[] = [
  {
    name: 'e_way_bill',
    label: 'E-way bill number',
    hint: '12 digits',
    inputMode: 'numeric',
    maxLength: 12,
    wide: true,
  },
  { name: 'day', label: 'Made on', day: true },
  { name: 'time', label: 'Made at', hint: 'Such as 14:05', maxLength: 5 },
  {
    name: 'until_day',
    label: 'Valid until',
    hint: 'Empty while Part B is missing',
    day: true,
    optional: true,
  },
  {
    name: 'until_time',
    label: 'Until what time',
    maxLength: 5,
    optional: ({ until_day }) => until_day === '',
  },
]

/** Records the number of an e-way bill by hand, or its new last moment. */
export function BillForm({ row, onClose }: Props) {
  const refresh = useRefresh()
  const record = useCall('staffRecordEWayBill', {
    onSuccess: () => {
      showAlert(1, `The e-way bill of ${row.number} is recorded.`)
      onClose()
      return refresh()
    },
  })
  return (
    <RecordForm
      id="bill"
      title={`E-way bill of ${row.number}`}
      action="Record the e-way bill"
      fields={BILL_FIELDS}
      initial={{
        e_way_bill: row.state === 'cancelled' ? '' : (row.e_way_bill ?? ''),
        day: '',
        time: '',
        until_day: '',
        until_time: '',
      }}
      check={({ day, time, until_day: untilDay, until_time: untilTime }) => [
        ...(day !== '' && time !== '' && momentOf(day, time) === undefined
          ? [{ field: 'time' as const, message: TIME_WRONG }]
          : []),
        ...(untilDay !== '' && untilTime !== '' && momentOf(untilDay, untilTime) === undefined
          ? [{ field: 'until_time' as const, message: TIME_WRONG }]
          : []),
      ]}
      send={({ e_way_bill, day, time, until_day: untilDay, until_time: untilTime }) =>
        sendBy(record, {
          params: { id: row.id },
          body: {
            e_way_bill,
            made_at: momentOf(day, time) ?? '',
            valid_until: momentOf(untilDay, untilTime) ?? null,
          },
        })
      }
      onClose={onClose}
    />
  )
}

type TransportName = 'transporter_id' | 'transporter_name' | 'mode' | 'vehicle' | 'distance_km'
const MODES = [
  { value: '1', name: 'Road' },
  { value: '2', name: 'Rail' },
  { value: '3', name: 'Air' },
  { value: '4', name: 'Ship' },
]
const TRANSPORT_FIELDS: readonly RecordField<TransportName>[] = [
  {
    name: 'transporter_id',
    label: 'Transporter’s id',
    hint: 'Its GSTIN or TRANSIN, 15 characters; empty if you carry the goods yourself',
    maxLength: 15,
    optional: ({ vehicle }) => vehicle !== '',
  },
  { name: 'transporter_name', label: 'Transporter', maxLength: 100, optional: true },
  { name: 'mode', label: 'By', choices: MODES },
  {
    name: 'vehicle',
    label: 'Vehicle',
    hint: 'Such as MH12AB1234; empty if the transporter enters it',
    maxLength: 15,
    optional: true,
  },
  {
    name: 'distance_km',
    label: 'Distance in kilometres',
    hint: '0: the portal takes it from the pincodes',
    inputMode: 'numeric',
    maxLength: 4,
  },
]

/** Sets who carries a consignment and in what: Part B of its e-way bill. */
export function TransportForm({ row, onClose }: Props) {
  const refresh = useRefresh()
  const set = useCall('staffSetTransport', {
    onSuccess: () => {
      showAlert(1, `The transport of ${row.number} is stored.`)
      onClose()
      return refresh()
    },
  })
  const { transport } = row
  return (
    <RecordForm
      id="transport"
      title={`Transport of ${row.number}`}
      action="Store the transport"
      fields={TRANSPORT_FIELDS}
      initial={{
        transporter_id: transport?.transporter_id ?? '',
        transporter_name: transport?.transporter_name ?? '',
        mode: String(transport?.mode ?? 1),
        vehicle: transport?.vehicle ?? '',
        distance_km: String(transport?.distance_km ?? 0),
      }}
      check={({ distance_km: km }) =>
        km !== '' && !/^\d{1,4}$/.test(km)
          ? [{ field: 'distance_km', message: 'Enter whole kilometres, at most 4,000' }]
          : []
      }
      send={({ mode, distance_km, ...typed }) =>
        sendBy(set, {
          params: { id: row.id },
          body: { ...typed, mode: Number(mode), distance_km: Number(distance_km) },
        })
      }
      onClose={onClose}
    />
  )
}
