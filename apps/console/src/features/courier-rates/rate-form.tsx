import { useQueryClient } from '@tanstack/react-query'
import { addDays } from '@upchar/kernel/dates'
import {
  COURIER_DIVISORS,
  COURIER_RATE_KINDS,
  COURIER_RATES,
  COURIER_SLAB_MOST_GRAMS,
} from '@upchar/kernel/courier-rates'
import type { CourierRateKind, CourierRateValue } from '@upchar/kernel/courier-rates'
import { STATES as GST_STATES } from '@upchar/kernel/states'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { dayProblems, reasonProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { CourierRates } from './words.ts'

type Name =
  | 'kind'
  | 'courier'
  | 'state_code'
  | 'up_to_grams'
  | 'amount'
  | 'percent'
  | 'divisor'
  | 'valid_from'
  | 'source'
type Values = Record<Name, string>

const kindOf = ({ kind }: Values): CourierRateKind =>
  COURIER_RATE_KINDS.find((one) => one === kind) ?? 'freight'
const isFreight = (values: Values): boolean => kindOf(values) === 'freight'
/** Whether a line of the chosen kind states this value. */
const has = (values: Values, value: CourierRateValue): boolean =>
  COURIER_RATES[kindOf(values)].values.includes(value)

const states = GST_STATES.filter(({ retired }) => !retired)

const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'courier',
    label: 'Courier',
    maxLength: 60,
    hint: 'As you type it with the AWB',
  },
  {
    name: 'kind',
    label: 'Line',
    choices: COURIER_RATE_KINDS.map((kind) => ({ value: kind, name: COURIER_RATES[kind].name })),
  },
  {
    name: 'state_code',
    label: 'Goes to',
    applies: isFreight,
    choices: [
      { value: '', name: 'Every state without slabs of its own' },
      ...states.map(({ code, name }) => ({ value: code, name })),
    ],
  },
  {
    name: 'up_to_grams',
    label: 'Up to grams',
    inputMode: 'numeric',
    maxLength: 7,
    applies: isFreight,
    hint: 'The heaviest parcel of the slab, such as 500',
  },
  {
    name: 'amount',
    label: 'Rupees',
    inputMode: 'decimal',
    maxLength: 10,
    applies: (values) => has(values, 'amount'),
    optional: true,
    hint: 'As the courier’s bill states it. Empty ends the line',
  },
  {
    name: 'percent',
    label: 'Percent',
    inputMode: 'decimal',
    maxLength: 6,
    applies: (values) => has(values, 'percent'),
    optional: true,
    hint: 'Fuel: of the freight; cash: of what is collected, the greater counts. Empty ends the line',
  },
  {
    name: 'divisor',
    label: 'Cubic centimetres for one kilogram',
    inputMode: 'numeric',
    maxLength: 5,
    applies: (values) => has(values, 'divisor'),
    optional: true,
    hint: 'Such as 5000. The greater of weight and volumetric weight is charged. Empty ends the line',
  },
  {
    name: 'valid_from',
    label: 'First day',
    day: true,
    hint: 'Tomorrow, or up to 30 days back to correct a line while none of the courier’s parcels has left since',
  },
  { name: 'source', label: 'Why', maxLength: 300, wide: true, hint: 'Such as the contract' },
]

const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/

const problems = (values: Values): FieldProblem<Name>[] => {
  const [percent, grams] = [values.percent.trim(), values.up_to_grams.trim()]
  const divisor = values.divisor.trim()
  const { least, most } = COURIER_DIVISORS
  const isDivisor = /^\d{4,5}$/.test(divisor) && Number(divisor) >= least && Number(divisor) <= most
  const isGrams = /^\d{1,7}$/.test(grams) && Number(grams) > 0
  return [
    ...(isFreight(values) && grams !== '' && !(isGrams && Number(grams) <= COURIER_SLAB_MOST_GRAMS)
      ? [{ field: 'up_to_grams' as const, message: 'Enter whole grams, such as 500' }]
      : []),
    ...(has(values, 'percent') && percent !== '' && !PERCENT.test(percent)
      ? [{ field: 'percent' as const, message: 'Enter a percentage, such as 7.5' }]
      : []),
    ...(has(values, 'amount') ? rupeeProblems<Name>('amount', values.amount) : []),
    ...(has(values, 'divisor') && divisor !== '' && !isDivisor
      ? [
          {
            field: 'divisor' as const,
            message: `Enter a whole number from ${least} to ${most}, such as 5000`,
          },
        ]
      : []),
    ...dayProblems<Name>('valid_from', values.valid_from),
    ...reasonProblems<Name>('source', values.source),
  ]
}

const numberOr = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Sets a line of a courier's rate card from a day on (OPS-02). */
export function RateForm({ data, onClose }: { data: CourierRates; onClose: () => void }) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffListCourierRates'] })
  const set = useCall('staffSetCourierRate', {
    onSuccess: () => {
      showAlert(1, 'The line is saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  return (
    <RecordForm
      id="courier-rate"
      title="New line"
      action="Save the line"
      fields={FIELDS}
      initial={{
        courier: data.couriers.length === 1 ? (data.couriers[0] ?? '') : '',
        kind: 'freight',
        state_code: '',
        up_to_grams: '',
        amount: '',
        percent: '',
        divisor: '',
        // The first card of a shop usually holds already.
        valid_from: data.couriers.length === 0 ? data.today : addDays(data.today, 1),
        source: '',
      }}
      check={problems}
      send={(values) =>
        sendBy(set, {
          body: {
            kind: kindOf(values),
            courier: values.courier.trim(),
            state_code: isFreight(values) && values.state_code !== '' ? values.state_code : null,
            up_to_grams: isFreight(values) ? numberOr(values.up_to_grams) : null,
            amount: has(values, 'amount') ? numberOr(values.amount) : null,
            percent: has(values, 'percent') ? numberOr(values.percent) : null,
            divisor: has(values, 'divisor') ? numberOr(values.divisor) : null,
            valid_from: values.valid_from,
            source: values.source.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
