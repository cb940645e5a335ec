import { useQueryClient } from '@tanstack/react-query'
import { isIstDate } from '@upchar/kernel/dates'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { NOT_A_DAY } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { TermsPreview } from './terms-preview.tsx'
import type { Points } from './words.ts'

const NAMES = [
  'earn_percentage',
  'earn_most',
  'spend_percentage',
  'spend_most',
  'valid_days',
] as const
type Name = (typeof NAMES)[number] | 'valid_from'
type Values = Record<Name, string>

const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'earn_percentage',
    label: 'An order earns, percent of the goods',
    inputMode: 'decimal',
    hint: '0: nothing',
  },
  { name: 'earn_most', label: 'At most, points an order', inputMode: 'numeric' },
  {
    name: 'spend_percentage',
    label: 'Points take off, percent of the goods',
    inputMode: 'decimal',
    hint: 'At most 50; 0: nothing',
  },
  { name: 'spend_most', label: 'At most, rupees an order', inputMode: 'numeric' },
  { name: 'valid_days', label: 'Days they can be used after the delivery', inputMode: 'numeric' },
  { name: 'valid_from', label: 'First day', day: true },
]

const RULES: Readonly<
  Record<(typeof NAMES)[number], { shape: RegExp; most: number; say: string }>
> = {
  earn_percentage: {
    shape: /^\d{1,3}(\.\d{1,2})?$/,
    most: 100,
    say: 'Enter a percentage up to 100',
  },
  earn_most: { shape: /^\d{1,7}$/, most: 1_000_000, say: 'Enter whole points, such as 200' },
  spend_percentage: {
    shape: /^\d{1,2}(\.\d{1,2})?$/,
    most: 50,
    say: 'Enter a percentage up to 50',
  },
  spend_most: { shape: /^\d{1,7}$/, most: 1_000_000, say: 'Enter whole rupees, such as 100' },
  valid_days: { shape: /^[1-9]\d{0,3}$/, most: 1_095, say: 'Enter 1 to 1095 days' },
}

const problems = (values: Values): FieldProblem<Name>[] => [
  ...NAMES.filter((name) => {
    const { shape, most } = RULES[name]
    const text = values[name].trim()
    return text !== '' && (!shape.test(text) || Number(text) > most)
  }).map((name) => ({ field: name, message: RULES[name].say })),
  ...(values.valid_from !== '' && !isIstDate(values.valid_from)
    ? [{ field: 'valid_from' as const, message: NOT_A_DAY }]
    : []),
]

const bodyOf = (values: Values) => ({
  earn_percentage: Number(values.earn_percentage),
  earn_most: Number(values.earn_most),
  spend_percentage: Number(values.spend_percentage),
  spend_most: Number(values.spend_most),
  valid_days: Number(values.valid_days),
  valid_from: values.valid_from,
})

const previewOf = (values: Values) =>
  problems(values).length === 0 && Object.values(values).every(Boolean) ? (
    <TermsPreview terms={bodyOf(values)} />
  ) : null

/** Sets the terms of reward points from a day on, with what they would cost (CART-14). */
export function TermsForm({ data, onClose }: { data: Points; onClose: () => void }) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffGetPoints'] })
  const set = useCall('staffSetPoints', {
    onSuccess: () => {
      showAlert(1, 'The terms are saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  const now = data.terms.find(({ state }) => state === 'now')
  return (
    <RecordForm
      id="terms"
      title="The terms of reward points"
      action="Save the terms"
      fields={FIELDS}
      initial={{
        earn_percentage: String(now?.earn_percentage ?? 0),
        earn_most: String(now?.earn_most ?? 0),
        spend_percentage: String(now?.spend_percentage ?? 0),
        spend_most: String(now?.spend_most ?? 0),
        valid_days: String(now?.valid_days ?? 180),
        valid_from: data.today,
      }}
      check={problems}
      note={previewOf}
      send={(values) => sendBy(set, { body: { ...bodyOf(values), seen_revision: data.revision } })}
      onClose={onClose}
    />
  )
}
