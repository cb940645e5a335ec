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

/** What a parcel weighs and measures and, in a cold chain, its temperature logger (OPS-02). */
export function BoxForm({ parcel, onClose }: { parcel: DispatchParcel; onClose: () => void }) {
  const { id, version, order_number: number, package: box, cold_chain: cold } = parcel
  const measure = useCall(
    'staffMeasureParcel',
    useDispatchChange(`The parcel of ${number} is measured.`, onClose),
  )
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
        sendBy(measure, {
          params: { id },
          body: {
            version,
            weight_grams: scaled(typed.weight, 1000) ?? 0,
            length_mm: scaled(typed.length, 10) ?? 0,
            width_mm: scaled(typed.width, 10) ?? 0,
            height_mm: scaled(typed.height, 10) ?? 0,
            logger_number: typed.logger.trim(),
          },
        })
      }
      onClose={onClose}
    />
  )
}
