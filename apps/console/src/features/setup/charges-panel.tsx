import { useState } from 'react'
import { SERVICE_FEE_TYPES } from '@upchar/kernel/charge-basis'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { rupees } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useSetupChange } from './use-setup.ts'
import type { Setup } from './use-setup.ts'

type Charges = Setup['charges']
type Field = Exclude<keyof Charges, 'revision'>
type Values = Record<Field, string>

const byOrderOrSeller = ({ platform_fee_type: type }: Values) =>
  type === 'fixed' || type === 'per_seller'
const byPercent = ({ platform_fee_type: type }: Values) => type === 'percentage'

const FIELDS: readonly RecordField<Field>[] = [
  { name: 'delivery', label: 'Delivery, rupees with GST', inputMode: 'decimal' },
  {
    name: 'free_delivery_from',
    label: 'Free delivery from, rupees',
    inputMode: 'decimal',
    optional: true,
  },
  { name: 'minimum_order', label: 'Minimum order, rupees', inputMode: 'decimal' },
  { name: 'cash_on_delivery', label: 'Fee for cash on delivery, rupees', inputMode: 'decimal' },
  {
    name: 'platform_fee_type',
    label: 'Platform fee',
    choices: [
      { value: 'none', name: 'None' },
      { value: 'fixed', name: 'An amount for each order' },
      { value: 'per_seller', name: 'An amount for each seller of an order' },
      { value: 'percentage', name: 'A percentage of the goods' },
    ],
  },
  {
    name: 'platform_fee',
    label: 'Platform fee, rupees with GST',
    inputMode: 'decimal',
    applies: byOrderOrSeller,
  },
  {
    name: 'platform_fee_percent',
    label: 'Percent of what the goods cost, with GST',
    inputMode: 'decimal',
    applies: byPercent,
  },
  {
    name: 'platform_fee_at_most',
    label: 'At most, rupees',
    inputMode: 'decimal',
    optional: true,
    applies: byPercent,
  },
  {
    name: 'platform_fee_free_from',
    label: 'No platform fee from, rupees',
    inputMode: 'decimal',
    optional: true,
    applies: ({ platform_fee_type: type }) => type !== 'none',
  },
  {
    name: 'data_logger',
    label: 'Temperature logger for vaccines, rupees with GST; 0: not offered',
    inputMode: 'decimal',
  },
  {
    name: 'data_logger_free_from',
    label: 'Free temperature logger from, rupees',
    inputMode: 'decimal',
    optional: true,
  },
]

const isAmount = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text.trim())

const wrongAmounts = (values: Values): FieldProblem<Field>[] =>
  FIELDS.filter(
    ({ name, choices, applies }) =>
      !choices &&
      applies?.(values) !== false &&
      values[name].trim() !== '' &&
      !isAmount(values[name]),
  ).map(({ name }) => ({
    field: name,
    message:
      name === 'platform_fee_percent'
        ? 'Enter a percentage, such as 2 or 1.5'
        : 'Enter an amount in rupees, such as 49 or 49.50',
  }))

const amountOrNull = (text: string) => (text.trim() === '' ? null : Number(text))

function freeDelivery({ delivery, free_delivery_from: from }: Charges): string {
  if (delivery === 0) return 'Always'
  return from === null ? 'Never' : `from ${rupees(from)}`
}

/** The platform fee in words, with what limits and waives it. */
function platformFeeText(charges: Charges): string {
  const { platform_fee_type: type, platform_fee_free_from: free } = charges
  if (type === 'none') return 'None'
  const most = charges.platform_fee_at_most
  return [
    type === 'percentage'
      ? `${charges.platform_fee_percent} % of the goods`
      : `${rupees(charges.platform_fee)} for each ${type === 'fixed' ? 'order' : 'seller of an order'}`,
    ...(most === null ? [] : [`at most ${rupees(most)}`]),
    ...(free === null ? [] : [`none from ${rupees(free)}`]),
  ].join(', ')
}

/** The logger that buyers of vaccines can add (CART-16). */
function loggerText({ data_logger: amount, data_logger_free_from: free }: Charges): string {
  if (amount === 0) return 'Not offered'
  return `${rupees(amount)} where the buyer adds it${free === null ? '' : `, free from ${rupees(free)}`}`
}

/** Delivery charge, minimum order and fees, in force from today on. */
export function ChargesPanel({ charges }: { charges: Charges }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  return (
    <Panel
      title="Charges"
      action={
        may('setup.change') && !editing ? (
          <Button look="outline" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> the charges</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <ChargesForm charges={charges} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          className="-my-2"
          facts={[
            { label: 'Delivery', value: rupees(charges.delivery) },
            { label: 'Free delivery', value: freeDelivery(charges) },
            { label: 'Minimum order', value: rupees(charges.minimum_order) },
            { label: 'Cash on delivery', value: rupees(charges.cash_on_delivery) },
            { label: 'Platform fee', value: platformFeeText(charges) },
            { label: 'Temperature logger', value: loggerText(charges) },
          ]}
        />
      )}
    </Panel>
  )
}

function ChargesForm({ charges, onClose }: { charges: Charges; onClose: () => void }) {
  const set = useCall('staffSetCharges', useSetupChange('The charges are saved', onClose))
  return (
    <RecordForm
      id="charges"
      title="Charges"
      action="Save the charges"
      fields={FIELDS}
      initial={{
        delivery: String(charges.delivery),
        free_delivery_from: charges.free_delivery_from?.toString() ?? '',
        minimum_order: String(charges.minimum_order),
        cash_on_delivery: String(charges.cash_on_delivery),
        platform_fee_type: charges.platform_fee_type,
        platform_fee: charges.platform_fee === 0 ? '' : String(charges.platform_fee),
        platform_fee_percent:
          charges.platform_fee_percent === 0 ? '' : String(charges.platform_fee_percent),
        platform_fee_at_most: charges.platform_fee_at_most?.toString() ?? '',
        platform_fee_free_from: charges.platform_fee_free_from?.toString() ?? '',
        data_logger: String(charges.data_logger),
        data_logger_free_from: charges.data_logger_free_from?.toString() ?? '',
      }}
      check={wrongAmounts}
      send={(values) =>
        sendBy(set, {
          body: {
            delivery: Number(values.delivery),
            free_delivery_from: amountOrNull(values.free_delivery_from),
            minimum_order: Number(values.minimum_order),
            cash_on_delivery: Number(values.cash_on_delivery),
            platform_fee_type:
              SERVICE_FEE_TYPES.find((t) => t === values.platform_fee_type) ?? 'none',
            platform_fee: Number(values.platform_fee),
            platform_fee_percent: Number(values.platform_fee_percent),
            platform_fee_at_most: amountOrNull(values.platform_fee_at_most),
            platform_fee_free_from: amountOrNull(values.platform_fee_free_from),
            data_logger: Number(values.data_logger),
            data_logger_free_from: amountOrNull(values.data_logger_free_from),
            seen_revision: charges.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
