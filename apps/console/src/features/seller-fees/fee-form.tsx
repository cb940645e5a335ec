import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays, isIstDate } from '@upchar/kernel/dates'
import { SELLER_FEE_KINDS, SELLER_FEES } from '@upchar/kernel/seller-fees'
import type { SellerFeeKind } from '@upchar/kernel/seller-fees'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { dayProblems, reasonProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { question, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { previewWords } from './words.ts'
import type { SellerFees, WantedFee } from './words.ts'

type Name =
  | 'kind'
  | 'seller_id'
  | 'family_key'
  | 'percent'
  | 'amount'
  | 'section'
  | 'valid_from'
  | 'source'
type Values = Record<Name, string>

const kindOf = ({ kind }: Values): SellerFeeKind =>
  SELLER_FEE_KINDS.find((one) => one === kind) ?? 'commission'
const feeOf = (values: Values) => SELLER_FEES[kindOf(values)]
/** Only a rule of some sellers or goods can end: then the general one decides. */
const mayEnd = (values: Values): boolean =>
  feeOf(values).scope.bySeller && (values.seller_id !== '' || values.family_key !== '')

const fieldsOf = ({ sellers, families }: SellerFees): readonly RecordField<Name>[] => [
  {
    name: 'kind',
    label: 'Rule',
    choices: SELLER_FEE_KINDS.map((kind) => ({ value: kind, name: SELLER_FEES[kind].name })),
  },
  { name: 'valid_from', label: 'First day', day: true, hint: 'Tomorrow at the earliest' },
  {
    name: 'seller_id',
    label: 'Seller',
    applies: (values) => feeOf(values).scope.bySeller,
    choices: [
      { value: '', name: 'Every seller' },
      ...sellers.map(({ id, name }) => ({ value: String(id), name })),
    ],
  },
  {
    name: 'family_key',
    label: 'Goods',
    applies: (values) => feeOf(values).scope.byFamily,
    choices: [
      { value: '', name: 'Every family' },
      ...families.map(({ key, name }) => ({ value: key, name })),
    ],
  },
  {
    name: 'percent',
    label: 'Percent',
    inputMode: 'decimal',
    maxLength: 6,
    applies: (values) => feeOf(values).value !== 'rupees',
    optional: mayEnd,
    hint: 'Empty for a seller or a family: as for everybody else',
  },
  {
    name: 'amount',
    label: 'Rupees',
    inputMode: 'decimal',
    maxLength: 12,
    applies: (values) => feeOf(values).value !== 'percent',
    optional: (values) => kindOf(values) === 'tds' || mayEnd(values),
    hint: 'Of a parcel, without GST; of TDS, what individuals sell in a year without it',
  },
  {
    name: 'section',
    label: 'Section',
    maxLength: 60,
    applies: (values) => kindOf(values) === 'tds',
    hint: 'The provision, as certificates name it',
  },
  { name: 'source', label: 'Why', maxLength: 300, wide: true },
]

const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/

const problems = (values: Values): FieldProblem<Name>[] => {
  const percent = values.percent.trim()
  const { value } = feeOf(values)
  return [
    ...(value !== 'rupees' && percent !== '' && !PERCENT.test(percent)
      ? [{ field: 'percent' as const, message: 'Enter a percentage, such as 7.5' }]
      : []),
    ...(value === 'percent' ? [] : rupeeProblems<Name>('amount', values.amount)),
    ...dayProblems<Name>('valid_from', values.valid_from),
    ...reasonProblems<Name>('source', values.source),
  ]
}

const numberOr = (text: string): number | null => (text.trim() === '' ? null : Number(text))

function wantedOf(values: Values): WantedFee {
  const { scope, value } = feeOf(values)
  return {
    kind: kindOf(values),
    seller_id: scope.bySeller ? numberOr(values.seller_id) : null,
    family_key: scope.byFamily && values.family_key !== '' ? values.family_key : null,
    percent: value === 'rupees' ? null : numberOr(values.percent),
    amount: value === 'percent' ? null : numberOr(values.amount),
    section: kindOf(values) === 'tds' ? values.section.trim() : '',
    valid_from: values.valid_from,
  }
}

const isWhole = (values: Values): boolean =>
  problems({ ...values, source: '' }).length === 0 &&
  isIstDate(values.valid_from) &&
  (mayEnd(values) || values.percent.trim() !== '' || values.amount.trim() !== '') &&
  (kindOf(values) !== 'tds' || (values.section.trim() !== '' && values.percent.trim() !== ''))

function FeePreview({ wanted }: { wanted: WantedFee }) {
  const { data, error } = useQuery({
    ...question('staffPreviewSellerFee', { body: wanted }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return (
    <p className="text-body-sm" aria-live="polite">
      {error
        ? error.message
        : data
          ? previewWords(wanted.kind, data)
          : 'Reckoning what it changes …'}
    </p>
  )
}

const previewOf = (values: Values) =>
  isWhole(values) ? <FeePreview wanted={wantedOf(values)} /> : null

/** Sets a rule from a day on, with what it would have changed (OPS-06). */
export function FeeForm({ data, onClose }: { data: SellerFees; onClose: () => void }) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffListSellerFees'] })
  const set = useCall('staffSetSellerFee', {
    onSuccess: () => {
      showAlert(1, 'The rule is saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  return (
    <RecordForm
      id="seller-fee"
      title="New rule"
      action="Save the rule"
      fields={fieldsOf(data)}
      initial={{
        kind: 'commission',
        seller_id: '',
        family_key: '',
        percent: '',
        amount: '',
        section: '',
        valid_from: addDays(data.today, 1),
        source: '',
      }}
      check={problems}
      note={previewOf}
      send={(values) =>
        sendBy(set, {
          body: {
            ...wantedOf(values),
            source: values.source.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
