import { useQueryClient } from '@tanstack/react-query'
import {
  BANK_OFFER_ID,
  BANK_OFFER_METHOD_KEYS,
  BANK_OFFER_METHODS,
} from '@upchar/kernel/bank-offers'
import { isIstDate } from '@upchar/kernel/dates'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { NOT_A_DAY } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { REASON_LONGEST } from './words.ts'

type Name =
  | 'offer_id'
  | 'title'
  | 'terms'
  | 'method'
  | 'issuer'
  | 'min_amount'
  | 'first_day'
  | 'last_day'
  | 'reason'
type Values = Record<Name, string>

const FIELDS: readonly RecordField<Name>[] = [
  {
    name: 'offer_id',
    label: 'Id at the gateway',
    hint: 'As its dashboard shows it, such as offer_ANZoaxsOww2X53',
    maxLength: 30,
  },
  {
    name: 'title',
    label: 'What the buyer gets',
    hint: 'Such as: 5 % cashback, at most ₹500',
    maxLength: 80,
  },
  { name: 'terms', label: 'Terms of the bank or wallet', maxLength: 500, wide: true },
  {
    name: 'method',
    label: 'Paid by',
    choices: BANK_OFFER_METHOD_KEYS.map((value) => ({ value, name: BANK_OFFER_METHODS[value] })),
  },
  {
    name: 'issuer',
    label: 'Bank, card or wallet',
    hint: 'Empty: any',
    optional: true,
    maxLength: 60,
  },
  {
    name: 'min_amount',
    label: 'Smallest amount in rupees',
    hint: 'What is paid online. 0: any amount',
    inputMode: 'numeric',
    maxLength: 8,
    wide: true,
  },
  { name: 'first_day', label: 'First day', day: true },
  { name: 'last_day', label: 'Last day', day: true },
  {
    name: 'reason',
    label: 'Why',
    hint: 'Buyers don’t see it',
    maxLength: REASON_LONGEST,
    wide: true,
  },
]

const INITIAL: Values = {
  offer_id: '',
  title: '',
  terms: '',
  method: 'any',
  issuer: '',
  min_amount: '',
  first_day: '',
  last_day: '',
  reason: '',
}

const problems = (values: Values): FieldProblem<Name>[] => {
  const wrong = (field: Name, isWrong: boolean, message: string): FieldProblem<Name>[] =>
    isWrong && values[field] !== '' ? [{ field, message }] : []
  const noDay = (field: 'first_day' | 'last_day') =>
    wrong(field, !isIstDate(values[field]), NOT_A_DAY)
  return [
    ...wrong(
      'offer_id',
      !BANK_OFFER_ID.test(values.offer_id.trim()),
      'Enter the id that the gateway shows: offer_ and 14 letters and digits',
    ),
    ...wrong('title', values.title.trim().length < 3, 'Enter what the buyer gets'),
    ...wrong('terms', values.terms.trim().length < 3, 'Enter the terms of the bank or wallet'),
    ...wrong(
      'min_amount',
      !/^\d{1,8}$/.test(values.min_amount.trim()) || Number(values.min_amount) > 10_000_000,
      'Enter whole rupees, such as 5000',
    ),
    ...noDay('first_day'),
    ...noDay('last_day'),
    ...wrong('reason', values.reason.trim().length < 3, 'Enter a reason, for the record'),
  ]
}

const atTheGateway = () => (
  <p className="text-body-sm text-text-muted">
    Make it in the gateway’s dashboard first: of the type Cashback, and without “Show Offer on
    Checkout”, because that would show it to buyers of prescription medicines and vaccines as well.
    The buyer pays the whole amount, and the bank gives its part back; a payment of less than the
    order’s amount would be sent back.
  </p>
)

/** Enters an offer that a bank or wallet runs through the gateway (CHECKOUT-06). */
export function NewBankOffer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const add = useCall('staffAddBankOffer', {
    onSuccess: () => {
      showAlert(1, 'The offer is entered. Buyers see it at the checkout from its first day on.')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListBankOffers'] })
    },
  })
  return (
    <RecordForm
      id="bank-offer"
      title="New offer of a bank or wallet"
      action="Enter the offer"
      fields={FIELDS}
      initial={INITIAL}
      check={problems}
      send={(values) =>
        sendBy(add, {
          body: {
            offer_id: values.offer_id.trim(),
            title: values.title.trim(),
            terms: values.terms.trim(),
            method: BANK_OFFER_METHOD_KEYS.find((key) => key === values.method) ?? 'any',
            issuer: values.issuer.trim(),
            min_amount: Number(values.min_amount),
            first_day: values.first_day,
            last_day: values.last_day,
            reason: values.reason.trim(),
          },
        })
      }
      note={atTheGateway}
      onClose={onClose}
    />
  )
}
