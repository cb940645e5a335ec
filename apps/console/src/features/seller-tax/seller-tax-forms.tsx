import { useQueryClient } from '@tanstack/react-query'
import { parseRupees } from '@upchar/kernel/money'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { SellerTax } from './words.ts'

type Props = { seller: SellerTax; onClose: () => void }

const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['staffListSellerTax'] })
}

type LutName = 'arn' | 'valid_from' | 'valid_until'
const LUT_FIELDS: readonly RecordField<LutName>[] = [
  {
    name: 'arn',
    label: 'ARN',
    hint: 'The reference number of its application',
    maxLength: 20,
    wide: true,
  },
  { name: 'valid_from', label: 'First day', day: true },
  { name: 'valid_until', label: 'Last day', hint: 'At most 31 March', day: true },
]

/** Records a seller's letter of undertaking. */
export function NewLut({ seller, onClose }: Props) {
  const refresh = useRefresh()
  const add = useCall('staffAddLut', {
    onSuccess: () => {
      showAlert(1, `${seller.trade_name} supplies economic zones without tax while it is in force.`)
      onClose()
      return refresh()
    },
  })
  return (
    <RecordForm
      id="lut"
      title={`Letter of undertaking of ${seller.trade_name}`}
      action="Record the letter"
      fields={LUT_FIELDS}
      initial={{ arn: '', valid_from: '', valid_until: '' }}
      check={({ arn }) =>
        arn !== '' && !/^[A-Za-z0-9]{15}$/.test(arn.trim())
          ? [{ field: 'arn', message: 'Enter the 15 letters and digits of the ARN' }]
          : []
      }
      send={(typed) => sendBy(add, { params: { id: seller.id }, body: typed })}
      onClose={onClose}
    />
  )
}

/** People write lakhs and crores with commas. */
const plain = (amount: string): string => amount.replace(/[,\s]/g, '')

type YearName = 'financial_year' | 'turnover'
const YEAR_FIELDS: readonly RecordField<YearName>[] = [
  { name: 'financial_year', label: 'Financial year', hint: 'Such as 2025-26', maxLength: 7 },
  {
    name: 'turnover',
    label: 'Aggregate turnover in rupees',
    hint: 'Of all registrations with the same PAN, without tax',
    inputMode: 'decimal',
    maxLength: 20,
  },
]

/** Sets a seller's aggregate turnover of a past year. */
export function NewTurnover({ seller, onClose }: Props) {
  const refresh = useRefresh()
  const set = useCall('staffSetTurnover', {
    onSuccess: (_answer, { body }) => {
      showAlert(1, `The turnover of ${body.financial_year} is stored.`)
      onClose()
      return refresh()
    },
  })
  return (
    <RecordForm
      id="turnover"
      title={`Turnover of ${seller.trade_name}`}
      action="Store the turnover"
      fields={YEAR_FIELDS}
      initial={{ financial_year: '', turnover: '' }}
      check={({ financial_year: year, turnover }) => [
        ...(year !== '' && !/^20\d{2}-\d{2}$/.test(year)
          ? [{ field: 'financial_year' as const, message: 'Enter a financial year like 2025-26' }]
          : []),
        ...(turnover !== '' && !parseRupees(plain(turnover)).ok
          ? [{ field: 'turnover' as const, message: 'Enter an amount in rupees' }]
          : []),
      ]}
      send={({ financial_year, turnover }) =>
        sendBy(set, {
          params: { id: seller.id },
          body: { financial_year, turnover: Number(plain(turnover)) },
        })
      }
      onClose={onClose}
    />
  )
}
