import { useQueryClient } from '@tanstack/react-query'
import { isIstDate } from '@upchar/kernel/dates'
import { parseRupees } from '@upchar/kernel/money'
import { Dialog } from '@upchar/ui/dialog'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'
import type { Settlement } from './words.ts'

type Name = 'amount' | 'credited_on' | 'reason'
const typedAmount = (text: string) => parseRupees(text.replace(/[₹,\s]/g, ''))

/** Keeps what the bank's statement shows of a settlement; another amount needs a reason (CHECKOUT-06). */
export function BankDialog({ row, onClose }: { row: Settlement; onClose: () => void }) {
  const client = useQueryClient()
  const confirm = useCall('staffConfirmSettlement', {
    onSuccess: ({ settlement }) => {
      showAlert(1, settlement.bank?.missing === 0 ? 'The bank agrees' : 'The difference is kept')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListSettlements'] })
    },
  })
  const differs = ({ amount }: Record<Name, string>) => {
    const typed = typedAmount(amount)
    return typed.ok && typed.value !== Math.round(row.amount * 100)
  }
  const fields: readonly RecordField<Name>[] = [
    { name: 'amount', label: 'Amount received', inputMode: 'decimal', maxLength: 14 },
    { name: 'credited_on', label: 'Day of the credit', day: true },
    {
      name: 'reason',
      label: 'Why it is another amount',
      maxLength: REASON_LONGEST,
      wide: true,
      applies: differs,
    },
  ]
  const check = (values: Record<Name, string>): FieldProblem<Name>[] => [
    ...(values.amount !== '' && !typedAmount(values.amount).ok
      ? [{ field: 'amount' as const, message: 'Enter an amount, such as 10500 or 10499.50' }]
      : []),
    ...(values.credited_on !== '' &&
    (!isIstDate(values.credited_on) || values.credited_on > today())
      ? [{ field: 'credited_on' as const, message: 'Enter today or a day before' }]
      : []),
  ]
  return (
    <Dialog title="Compare with the bank" onClose={onClose}>
      <RecordForm
        id="bank"
        title={`${rupees(row.amount)} by UTR ${row.utr || 'that the gateway didn’t tell'}`}
        action="Keep what the bank shows"
        fields={fields}
        initial={{ amount: String(row.amount), credited_on: today(), reason: '' }}
        check={check}
        send={(values) => {
          const amount = typedAmount(values.amount)
          return sendBy(confirm, {
            params: { id: row.id },
            body: {
              amount: amount.ok ? amount.value / 100 : 0,
              credited_on: values.credited_on,
              reason: differs(values) ? values.reason.trim() : '',
            },
          })
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
