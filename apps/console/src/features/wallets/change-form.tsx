import { useState } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { parseRupees } from '@upchar/kernel/money'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useWalletsAgain } from './use-wallet-change.ts'
import { BOOK_WORDS } from './words.ts'
import type { Book, Wallet } from './words.ts'

const REASON_LONGEST = 120
type Name = 'direction' | 'amount' | 'last_day' | 'reason'
type Values = Record<Name, string>
const gives = ({ direction }: Values) => direction === 'give'

const fieldsFor = (limit: number, book: Book): readonly RecordField<Name>[] => [
  {
    name: 'direction',
    label: 'What to do',
    choices: [
      { value: 'give', name: 'Give' },
      { value: 'take', name: 'Take back' },
    ],
  },
  {
    name: 'amount',
    label: BOOK_WORDS[book].amount,
    inputMode: 'decimal',
    maxLength: 12,
    hint: `Above ${rupees(limit)} a day a second person approves`,
  },
  { name: 'last_day', label: 'Last day to spend it', day: true, applies: gives },
  {
    name: 'reason',
    label: 'Why',
    hint: 'The customer reads it in a mail and in the account',
    maxLength: REASON_LONGEST,
    wide: true,
  },
]

const typedAmount = (text: string) => parseRupees(text.replace(/[₹,\s]/g, ''))

function problems(values: Values): FieldProblem<Name>[] {
  const amount = typedAmount(values.amount)
  const day = values.last_day
  return [
    ...(values.amount !== '' && (!amount.ok || amount.value <= 0)
      ? [{ field: 'amount' as const, message: 'Enter an amount, such as 250 or 249.50' }]
      : []),
    ...(gives(values) && day !== '' && (!isIstDate(day) || day < today())
      ? [{ field: 'last_day' as const, message: 'Enter a day from today on' }]
      : []),
    ...(values.reason !== '' && values.reason.trim().length < 3
      ? [{ field: 'reason' as const, message: 'Enter a reason, as the customer reads it' }]
      : []),
  ]
}

/** Gives a customer value or takes it back; above the limit it asks a second member. */
export function ChangeForm({
  customerId,
  book,
  wallet,
  onClose,
}: {
  customerId: string
  book: Book
  wallet: Wallet
  onClose: () => void
}) {
  // The same for every press of the button.
  const [id] = useState(() => crypto.randomUUID())
  const again = useWalletsAgain()
  const change = useCall('staffChangeWallet', {
    onSuccess: ({ change: made }) => {
      showAlert(
        1,
        made.state === 'waiting'
          ? 'Asked: a second person has to approve it'
          : made.amount < 0
            ? BOOK_WORDS[book].taken
            : BOOK_WORDS[book].added,
      )
      onClose()
      return again()
    },
  })
  return (
    <RecordForm
      id={book}
      title={BOOK_WORDS[book].change}
      action="Save"
      fields={fieldsFor(wallet.limit, book)}
      initial={{ direction: 'give', amount: '', last_day: '', reason: '' }}
      check={problems}
      send={(values) => {
        const amount = typedAmount(values.amount)
        return sendBy(change, {
          params: { id: customerId },
          body: {
            id,
            book,
            direction: gives(values) ? 'give' : 'take',
            amount: amount.ok ? amount.value / 100 : 0,
            last_day: gives(values) ? values.last_day : null,
            reason: values.reason.trim(),
          },
        })
      }}
      onClose={onClose}
    />
  )
}
