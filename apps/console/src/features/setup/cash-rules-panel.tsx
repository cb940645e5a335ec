import { useState } from 'react'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { rupees } from '../../kit/format.ts'
import { rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useSetupChange } from './use-setup.ts'
import type { Setup } from './use-setup.ts'

type Rules = Setup['cash_rules']
type Field = Exclude<keyof Rules, 'revision'>
type Values = Record<Field, string>

const OFFERED = [
  { value: 'no', name: 'Not offered' },
  { value: 'yes', name: 'Offered' },
] as const
const FIELDS: readonly RecordField<Field>[] = [
  {
    name: 'at_most',
    label: 'Orders up to, rupees',
    inputMode: 'decimal',
    maxLength: 9,
    hint: 'By law below ₹2,00,000',
  },
  {
    name: 'first_order_at_most',
    label: 'First orders up to, rupees',
    inputMode: 'decimal',
    maxLength: 9,
    hint: 'Of buyers without a delivered order',
  },
  {
    name: 'a_day_at_most',
    label: 'In a day up to, rupees',
    inputMode: 'decimal',
    maxLength: 9,
    optional: true,
    hint: 'Of one phone, address or account',
  },
  {
    name: 'orders_a_day',
    label: 'Orders in a day',
    inputMode: 'numeric',
    maxLength: 4,
    optional: true,
    hint: 'Of one phone, address or account',
  },
  { name: 'cold_chain', label: 'Goods that must stay cool', choices: OFFERED },
  { name: 'medicines', label: 'Medicines and vaccines', choices: OFFERED },
  { name: 'refurbished', label: 'Refurbished devices', choices: OFFERED },
]

/** ₹2 lakh: the Income-tax Act s.269ST. */
const NOBODY_TAKES = 200_000

function problems(values: Values): FieldProblem<Field>[] {
  const amounts = ['at_most', 'first_order_at_most', 'a_day_at_most'] as const
  const wrong = amounts.flatMap((field) => rupeeProblems<Field>(field, values[field]))
  if (wrong.length > 0) return wrong
  const [most, first, day] = amounts.map((field) => Number(values[field]))
  const orders = values.orders_a_day.trim()
  const found: (FieldProblem<Field> | false)[] = [
    ...amounts.map(
      (field) =>
        Number(values[field]) >= NOBODY_TAKES && {
          field,
          message: 'Cash must stay below ₹2,00,000',
        },
    ),
    Number(first) > Number(most) && {
      field: 'first_order_at_most',
      message: 'Not more than for every order',
    },
    values.a_day_at_most.trim() !== '' &&
      Number(day) < Number(most) && {
        field: 'a_day_at_most',
        message: 'Not less than for one order',
      },
    orders !== '' &&
      !/^[1-9]\d{0,2}$/.test(orders) && {
        field: 'orders_a_day',
        message: 'Enter whole orders, such as 5',
      },
  ]
  return found.filter((one) => one !== false)
}

const offered = (is: boolean): string => (is ? 'Offered' : 'Not offered')
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text))

/** When cash on delivery is offered, in force from today on (CHECKOUT-05). */
export function CashRulesPanel({ rules }: { rules: Rules }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  const { a_day_at_most: day, orders_a_day: orders } = rules
  return (
    <Panel
      title="Cash on delivery"
      action={
        may('setup.change') && !editing ? (
          <Button look="outline" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> cash on delivery</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <CashRulesForm rules={rules} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          className="-my-2"
          facts={[
            {
              label: 'Orders',
              value: rules.at_most === 0 ? 'Not offered' : `up to ${rupees(rules.at_most)}`,
            },
            { label: 'First orders', value: `up to ${rupees(rules.first_order_at_most)}` },
            {
              label: 'Of one buyer in a day',
              value: [
                day === null ? 'below ₹2,00,000' : `up to ${rupees(day)}`,
                ...(orders === null ? [] : [plural(orders, 'order')]),
              ].join(', '),
            },
            { label: 'Goods that must stay cool', value: offered(rules.cold_chain) },
            { label: 'Medicines and vaccines', value: offered(rules.medicines) },
            { label: 'Refurbished devices', value: offered(rules.refurbished) },
          ]}
        />
      )}
    </Panel>
  )
}

function CashRulesForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const set = useCall('staffSetCashRules', useSetupChange('Cash on delivery is saved', onClose))
  const choice = (is: boolean) => (is ? 'yes' : 'no')
  return (
    <RecordForm
      id="cash-rules"
      title="Cash on delivery"
      action="Save cash on delivery"
      fields={FIELDS}
      initial={{
        at_most: rules.at_most === 0 ? '' : String(rules.at_most),
        first_order_at_most:
          rules.first_order_at_most === 0 ? '' : String(rules.first_order_at_most),
        a_day_at_most: rules.a_day_at_most?.toString() ?? '',
        orders_a_day: rules.orders_a_day?.toString() ?? '',
        cold_chain: choice(rules.cold_chain),
        medicines: choice(rules.medicines),
        refurbished: choice(rules.refurbished),
      }}
      check={problems}
      send={(values) =>
        sendBy(set, {
          body: {
            at_most: Number(values.at_most),
            first_order_at_most: Number(values.first_order_at_most),
            a_day_at_most: numberOrNull(values.a_day_at_most),
            orders_a_day: numberOrNull(values.orders_a_day),
            cold_chain: values.cold_chain === 'yes',
            medicines: values.medicines === 'yes',
            refurbished: values.refurbished === 'yes',
            seen_revision: rules.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
