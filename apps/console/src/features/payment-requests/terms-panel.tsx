import { useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { rupeeText } from '@upchar/ui/price'
import { Skeleton } from '@upchar/ui/skeleton'
import { showAlert } from '@upchar/web/alerts'
import { question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Terms } from './words.ts'

type Name =
  | 'transfer'
  | 'beneficiary'
  | 'number'
  | 'ifsc'
  | 'bank'
  | 'link'
  | 'upi_limit'
  | 'days'
  | 'guest_days'
type Values = Record<Name, string>
const isOwn = ({ transfer }: Values) => transfer === 'own'

const TRANSFERS = [
  { value: 'off', name: 'Not taken' },
  { value: 'gateway', name: 'To a virtual account of the gateway for each order' },
  { value: 'own', name: 'To our own account, matched here' },
] as const
const LINKS = [
  { value: 'off', name: 'Not sent' },
  { value: 'on', name: 'Sent by the gateway' },
] as const

const FIELDS: readonly RecordField<Name>[] = [
  { name: 'transfer', label: 'Bank transfers', choices: TRANSFERS, wide: true },
  { name: 'beneficiary', label: 'Beneficiary', maxLength: 100, applies: isOwn },
  { name: 'number', label: 'Account number', inputMode: 'numeric', maxLength: 20, applies: isOwn },
  { name: 'ifsc', label: 'IFSC', maxLength: 11, applies: isOwn },
  { name: 'bank', label: 'Bank', maxLength: 60, applies: isOwn, optional: true },
  { name: 'link', label: 'Payment links', choices: LINKS, wide: true },
  {
    name: 'upi_limit',
    label: 'UPI codes up to ₹',
    hint: '0: not offered. Banks allow 100000, and 500000 for verified hospitals and schools. The gateway must have switched on QR codes with their content (image_content)',
    inputMode: 'numeric',
    maxLength: 6,
  },
  {
    name: 'days',
    label: 'Days for customers',
    hint: '1 to 15; the goods are held as long',
    inputMode: 'numeric',
    maxLength: 2,
  },
  {
    name: 'guest_days',
    label: 'Days for guests',
    hint: 'Nobody knows who they are: keep it short',
    inputMode: 'numeric',
    maxLength: 2,
  },
]

const isUpiLimit = (text: string) => /^\d{1,6}$/.test(text.trim()) && Number(text) <= 500_000
const isDays = (text: string) => /^([1-9]|1[0-5])$/.test(text.trim())

const initialOf = (terms: Terms): Values => ({
  transfer: terms.transfer,
  link: terms.link ? 'on' : 'off',
  upi_limit: String(terms.upi_limit),
  days: String(terms.days),
  guest_days: String(terms.guest_days),
  beneficiary: terms.account?.beneficiary ?? '',
  number: terms.account?.number ?? '',
  ifsc: terms.account?.ifsc ?? '',
  bank: terms.account?.bank ?? '',
})

const bodyOf = (values: Values, { version }: Terms) => ({
  transfer: TRANSFERS.find(({ value }) => value === values.transfer)?.value ?? ('off' as const),
  link: values.link === 'on',
  upi_limit: Number(values.upi_limit),
  days: Number(values.days),
  guest_days: Number(values.guest_days),
  account: isOwn(values)
    ? {
        beneficiary: values.beneficiary.trim(),
        number: values.number.replaceAll(/\s/g, ''),
        ifsc: values.ifsc.trim(),
        bank: values.bank.trim(),
      }
    : null,
  version,
})

/** How the shop takes bank transfers, payment links and UPI codes: CHECKOUT-06, CHECKOUT-15. */
export function TermsPanel() {
  const answer = useQuery({
    ...question('staffGetRequestTerms', {}),
    placeholderData: keepPreviousData,
  })
  if (answer.data) return <Known terms={answer.data} />
  return answer.error ? (
    <FailedState
      title="The terms could not be loaded"
      message={answer.error.message}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    />
  ) : (
    <Skeleton className="h-40" />
  )
}

function Known({ terms }: { terms: Terms }) {
  const [changing, setChanging] = useState(false)
  const { may } = useMe()
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffGetRequestTerms'] })
  const set = useCall('staffSetRequestTerms', {
    onSuccess: () => {
      showAlert(1, 'The terms are saved. They apply to orders from now on.')
      setChanging(false)
      return again()
    },
    onError: () => void again(),
  })
  const isOffered = terms.transfer !== 'off' || terms.link
  return (
    <Panel
      title="What the checkout offers"
      note={
        isOffered
          ? `Customers have ${plural(terms.days, 'day')} to pay, guests ${plural(terms.guest_days, 'day')}`
          : 'Neither bank transfers nor payment links'
      }
      action={
        may('requests.terms') && !changing ? (
          <Button look="outline" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the terms</span>
          </Button>
        ) : undefined
      }
      flush={changing}
    >
      {changing ? (
        <RecordForm
          id="terms"
          title="Bank transfers, payment links and UPI"
          action="Save the terms"
          fields={FIELDS}
          initial={initialOf(terms)}
          check={(values) => [
            ...(['days', 'guest_days'] as const)
              .filter((name) => values[name] !== '' && !isDays(values[name]))
              .map((field) => ({ field, message: 'Enter 1 to 15 days' })),
            ...(values.upi_limit === '' || isUpiLimit(values.upi_limit)
              ? []
              : [{ field: 'upi_limit' as const, message: 'Enter rupees, at most 500000' }]),
          ]}
          send={(values) => sendBy(set, { body: bodyOf(values, terms) })}
          onClose={() => setChanging(false)}
        />
      ) : (
        <ul className="flex flex-col gap-1 text-body-sm">
          <li>
            Bank transfers: {TRANSFERS.find(({ value }) => value === terms.transfer)?.name}
            {terms.account
              ? ` (${terms.account.beneficiary}, ${terms.account.number}, ${terms.account.ifsc})`
              : ''}
          </li>
          <li>Payment links: {terms.link ? LINKS[1].name : LINKS[0].name}</li>
          <li>
            UPI codes: {terms.upi_limit > 0 ? `Up to ${rupeeText(terms.upi_limit)}` : 'Not set up'}
          </li>
          <li>
            What arrives up to 7 days after the last day still becomes the order while the goods
            last; later it goes back.
          </li>
        </ul>
      )}
    </Panel>
  )
}
