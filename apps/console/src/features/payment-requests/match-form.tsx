import { useState } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { parseRupees } from '@upchar/kernel/money'
import { Dialog } from '@upchar/ui/dialog'
import { Disclosure } from '@upchar/ui/disclosure'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useRequestsAgain } from './use-again.ts'
import type { HandRefund, PaymentRequest } from './words.ts'

type Name = 'bank_reference' | 'amount' | 'credited_on'

const UTR: RecordField<'bank_reference'> = {
  name: 'bank_reference',
  label: 'Bank reference (UTR)',
  hint: 'As the bank statement has it',
  maxLength: 40,
}
const FIELDS: readonly RecordField<Name>[] = [
  UTR,
  { name: 'amount', label: 'Amount in rupees', inputMode: 'decimal', maxLength: 14 },
  { name: 'credited_on', label: 'Day of the credit', day: true },
]
const typedAmount = (text: string) => parseRupees(text.replace(/[₹,\s]/g, ''))

function problems(values: Record<Name, string>): FieldProblem<Name>[] {
  const amount = typedAmount(values.amount)
  return [
    ...(values.amount !== '' && (!amount.ok || amount.value <= 0)
      ? [{ field: 'amount' as const, message: 'Enter an amount, such as 10500 or 10499.50' }]
      : []),
    ...(values.credited_on !== '' &&
    (!isIstDate(values.credited_on) || values.credited_on > today())
      ? [{ field: 'credited_on' as const, message: 'Enter today or a day before' }]
      : []),
  ]
}

/** Matches a line of the bank statement to what waits for it (CHECKOUT-15). */
export function MatchDialog({ row, onClose }: { row: PaymentRequest; onClose: () => void }) {
  // The same for every press of the button.
  const [id] = useState(() => crypto.randomUUID())
  const again = useRequestsAgain()
  const record = useCall('staffRecordCredit', {
    onSuccess: ({ request }) => {
      const waits = request.credits.some((one) => one.id === id && one.state === 'waiting')
      showAlert(
        1,
        waits
          ? 'The transfer differs: a second person has to accept it'
          : request.order_number
            ? `The order ${request.order_number} is placed`
            : 'The transfer is recorded',
      )
      onClose()
      return again()
    },
  })
  return (
    <Dialog
      title={`Match a transfer to ${row.reference}`}
      focusFirst={() => document.getElementById('credit-bank_reference')}
      onClose={onClose}
    >
      <RecordForm
        id="credit"
        title={`${rupees(row.missing)} are missing`}
        action="Record the transfer"
        fields={FIELDS}
        initial={{ bank_reference: '', amount: '', credited_on: today() }}
        check={problems}
        send={(values) => {
          const amount = typedAmount(values.amount)
          return sendBy(record, {
            params: { id: row.id },
            body: {
              id,
              bank_reference: values.bank_reference.trim(),
              amount: amount.ok ? amount.value / 100 : 0,
              credited_on: values.credited_on,
            },
          })
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** Records that a refund was transferred by hand. */
export function PaidDialog({ row, onClose }: { row: HandRefund; onClose: () => void }) {
  const again = useRequestsAgain()
  const paid = useCall('staffPayHandRefund', {
    onSuccess: () => {
      showAlert(1, `The refund to ${row.name} is recorded`)
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  const asked = useCall('staffAskAccount', {
    onSuccess: ({ message }) => {
      showAlert(1, message)
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  const { pay_to: payTo } = row
  return (
    <Dialog
      title={`Refund to ${row.name}`}
      focusFirst={() => document.getElementById('paid-bank_reference')}
      onClose={onClose}
    >
      <RecordForm
        id="paid"
        title={`${rupees(row.amount)} transferred back`}
        action="Record the transfer"
        fields={[UTR]}
        initial={{ bank_reference: '' }}
        send={(values) =>
          sendBy(paid, {
            params: { id: row.id },
            body: { bank_reference: values.bank_reference.trim(), pay_to: payTo },
          })
        }
        onClose={onClose}
      />
      {payTo === null ? null : (
        <Disclosure title="If the account is wrong" className="mt-3">
          <RecordForm
            id="ask"
            title="Ask for another account"
            action="Ask for another account"
            fields={[
              {
                name: 'reason',
                label: 'What is wrong with the account',
                hint: 'The buyer reads it',
                wide: true,
              },
            ]}
            initial={{ reason: '' }}
            send={(values) =>
              sendBy(asked, {
                params: { id: row.id },
                body: { pay_to: payTo, reason: values.reason.trim() },
              })
            }
            onClose={onClose}
          />
        </Disclosure>
      )}
    </Dialog>
  )
}
