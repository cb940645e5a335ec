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
import type { ReferralTerms } from './words.ts'

const NUMBERS = [
  'off_percentage',
  'off_most',
  'reward_percentage',
  'reward_most',
  'minimum',
  'reward_days',
  'most_orders',
] as const
type NumberName = (typeof NUMBERS)[number]
type Name = NumberName | 'valid_from' | 'valid_to'
type Values = Record<Name, string>

const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'off_percentage',
    label: 'The referred buyer gets off, percent of the goods',
    inputMode: 'decimal',
    hint: 'At most 50; 0: nothing',
  },
  { name: 'off_most', label: 'At most, rupees', inputMode: 'numeric' },
  {
    name: 'reward_percentage',
    label: 'The referrer earns, percent of what is paid for the goods',
    inputMode: 'decimal',
    hint: 'At most 50; 0: nothing',
  },
  { name: 'reward_most', label: 'At most, points', inputMode: 'numeric' },
  { name: 'minimum', label: 'From goods worth, rupees', inputMode: 'numeric' },
  { name: 'reward_days', label: 'Days the points can be used', inputMode: 'numeric' },
  { name: 'most_orders', label: 'First orders a code brings at most', inputMode: 'numeric' },
  { name: 'valid_from', label: 'First day', day: true },
  {
    name: 'valid_to',
    label: 'Last day',
    day: true,
    optional: true,
    hint: 'Empty: until others begin',
  },
]

const percent = { shape: /^\d{1,2}(\.\d{1,2})?$/, most: 50, say: 'Enter a percentage up to 50' }
const amount = { shape: /^\d{1,7}$/, most: 1_000_000, say: 'Enter whole rupees, such as 200' }
const RULES: Readonly<Record<NumberName, { shape: RegExp; most: number; say: string }>> = {
  off_percentage: percent,
  off_most: amount,
  reward_percentage: percent,
  reward_most: { ...amount, say: 'Enter whole points, such as 200' },
  minimum: amount,
  reward_days: { shape: /^[1-9]\d{0,3}$/, most: 1_095, say: 'Enter 1 to 1095 days' },
  most_orders: { shape: /^[1-9]\d{0,3}$/, most: 1_000, say: 'Enter 1 to 1000 orders' },
}

const problems = (values: Values): FieldProblem<Name>[] => [
  ...NUMBERS.filter((name) => {
    const { shape, most } = RULES[name]
    const text = values[name].trim()
    return text !== '' && (!shape.test(text) || Number(text) > most)
  }).map((name) => ({ field: name, message: RULES[name].say })),
  ...(['valid_from', 'valid_to'] as const)
    .filter((name) => values[name] !== '' && !isIstDate(values[name]))
    .map((name) => ({ field: name, message: NOT_A_DAY })),
]

const bodyOf = (values: Values) => ({
  off_percentage: Number(values.off_percentage),
  off_most: Number(values.off_most),
  reward_percentage: Number(values.reward_percentage),
  reward_most: Number(values.reward_most),
  minimum: Number(values.minimum),
  reward_days: Number(values.reward_days),
  most_orders: Number(values.most_orders),
  valid_from: values.valid_from,
  valid_to: values.valid_to === '' ? null : values.valid_to,
})

const isComplete = ({ valid_to: _open, ...needed }: Values): boolean =>
  Object.values(needed).every((value) => value.trim() !== '')

const previewOf = (values: Values) =>
  problems(values).length === 0 && isComplete(values) ? (
    <TermsPreview terms={bodyOf(values)} />
  ) : null

/** Sets the terms of referrals from a day on, with what they cost at most (CART-13). */
export function TermsForm({ data, onClose }: { data: ReferralTerms; onClose: () => void }) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffGetReferralTerms'] })
  const set = useCall('staffSetReferralTerms', {
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
      title="The terms of referrals"
      action="Save the terms"
      fields={FIELDS}
      initial={{
        off_percentage: String(now?.off_percentage ?? 0),
        off_most: String(now?.off_most ?? 0),
        reward_percentage: String(now?.reward_percentage ?? 0),
        reward_most: String(now?.reward_most ?? 0),
        minimum: String(now?.minimum ?? 0),
        reward_days: String(now?.reward_days ?? 180),
        most_orders: String(now?.most_orders ?? 20),
        valid_from: data.today,
        valid_to: '',
      }}
      check={problems}
      note={previewOf}
      send={(values) => sendBy(set, { body: { ...bodyOf(values), seen_revision: data.revision } })}
      onClose={onClose}
    />
  )
}
