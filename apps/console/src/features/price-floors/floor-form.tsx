import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { reasonProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Floors } from './words.ts'

type Name = 'of' | 'sku' | 'family_key' | 'price' | 'percent' | 'reason'
type Values = Record<Name, string>

const ofGoods = ({ of }: Values) => of === 'goods'

const fieldsOf = ({ families }: Floors): readonly RecordField<Name>[] => [
  {
    name: 'of',
    label: 'Lowest price of',
    wide: true,
    choices: [
      { value: 'goods', name: 'One product' },
      { value: 'family', name: 'A product type' },
    ],
  },
  { name: 'sku', label: 'SKU', maxLength: 64, applies: ofGoods },
  {
    name: 'price',
    label: 'Rupees, with GST',
    inputMode: 'decimal',
    maxLength: 12,
    applies: ofGoods,
    optional: true,
    hint: 'Empty: that of its product type',
  },
  {
    name: 'family_key',
    label: 'Product type',
    applies: (values) => !ofGoods(values),
    choices: families.map(({ key, name }) => ({ value: key, name })),
  },
  {
    name: 'percent',
    label: 'Percent of the MRP',
    inputMode: 'decimal',
    maxLength: 6,
    applies: (values) => !ofGoods(values),
    optional: true,
    hint: 'Empty: no lowest price',
  },
  { name: 'reason', label: 'Why', maxLength: 300, wide: true },
]

const problems = ({ price, percent, reason }: Values) => [
  ...rupeeProblems<Name>('price', price),
  ...(percent.trim() === '' || /^(100|\d{1,2}(\.\d{1,2})?)$/.test(percent.trim())
    ? []
    : [{ field: 'percent' as const, message: 'Enter a percentage, such as 60' }]),
  ...reasonProblems<Name>('reason', reason),
]

const numberOr = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Sets the lowest price of a product or a product type (OPS-04). */
export function FloorForm({ data, onClose }: { data: Floors; onClose: () => void }) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffListPriceFloors'] })
  const set = useCall('staffSetPriceFloor', {
    onSuccess: () => {
      showAlert(1, 'The lowest price is saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  return (
    <RecordForm
      id="price-floor"
      title="Set a lowest price"
      action="Save the lowest price"
      fields={fieldsOf(data)}
      initial={{
        of: 'goods',
        sku: '',
        family_key: data.families[0]?.key ?? '',
        price: '',
        percent: '',
        reason: '',
      }}
      check={problems}
      send={(values) =>
        sendBy(set, {
          body: {
            sku: ofGoods(values) ? values.sku.trim() : null,
            family_key: ofGoods(values) ? null : values.family_key,
            price: ofGoods(values) ? numberOr(values.price) : null,
            percent: ofGoods(values) ? null : numberOr(values.percent),
            reason: values.reason.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
