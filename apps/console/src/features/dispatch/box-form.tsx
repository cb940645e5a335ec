import type { Body } from '@upchar/contract/schema/endpoints'
import type { SendResult } from '@upchar/ui/form/problems'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useDispatchChange } from './use-dispatch-change.ts'
import { scaled } from './words.ts'
import type { DispatchParcel } from './words.ts'

type Name = 'weight' | 'length' | 'width' | 'height' | 'logger'

const size = (name: Name, label: string): RecordField<Name> => ({
  name,
  label,
  inputMode: 'decimal',
  maxLength: 8,
})

const SIZES = ['length', 'width', 'height'] as const

type Boxed = Pick<
  DispatchParcel,
  'id' | 'version' | 'order_number' | 'package' | 'cold_chain' | 'logger_number'
>

/** What a parcel of the list weighs and measures (OPS-02). */
export function BoxForm({ parcel, onClose }: { parcel: DispatchParcel; onClose: () => void }) {
  const measure = useCall(
    'staffMeasureParcel',
    useDispatchChange(`The parcel of ${parcel.order_number} is measured.`, onClose),
  )
  return (
    <MeasureForm
      parcel={parcel}
      send={(body) => sendBy(measure, { params: { id: parcel.id }, body })}
      onClose={onClose}
    />
  )
}

/** The fields of weight, size and, in a cold chain, temperature logger, for staff and sellers. */
export function MeasureForm({
  parcel,
  send,
  onClose,
}: {
  parcel: Boxed
  send: (body: Body<'sellerMeasureParcel'>) => Promise<SendResult<unknown>>
  onClose: () => void
}) {
  const { id, version, order_number: number, package: box, cold_chain: cold } = parcel
  const fields: readonly RecordField<Name>[] = [
    size('weight', 'Weight in kg'),
    size('length', 'Length in cm'),
    size('width', 'Width in cm'),
    size('height', 'Height in cm'),
    {
      name: 'logger',
      label: 'Temperature logger',
      hint: cold ? 'The number on the logger in the parcel' : undefined,
      optional: !cold,
      maxLength: 40,
    },
  ]
  const tenth = (value: number | undefined) => (value === undefined ? '' : String(value / 10))
  return (
    <RecordForm
      key={id}
      id={`box-${id}`}
      title={`Weight and size of ${number}`}
      action="Save weight and size"
      fields={fields}
      initial={{
        weight: box ? String(box.weight_grams / 1000) : '',
        length: tenth(box?.length_mm),
        width: tenth(box?.width_mm),
        height: tenth(box?.height_mm),
        logger: parcel.logger_number,
      }}
      check={(typed) => [
        ...(typed.weight !== '' && scaled(typed.weight, 1000) === undefined
          ? [{ field: 'weight' as const, message: 'Enter kilograms, such as 1.25' }]
          : []),
        ...SIZES.filter((name) => typed[name] !== '' && scaled(typed[name], 10) === undefined).map(
          (field) => ({ field, message: 'Enter centimetres, such as 30 or 12.5' }),
        ),
      ]}
      send={(typed) =>
        send({
          version,
          weight_grams: scaled(typed.weight, 1000) ?? 0,
          length_mm: scaled(typed.length, 10) ?? 0,
          width_mm: scaled(typed.width, 10) ?? 0,
          height_mm: scaled(typed.height, 10) ?? 0,
          logger_number: typed.logger.trim(),
        })
      }
      onClose={onClose}
    />
  )
}
