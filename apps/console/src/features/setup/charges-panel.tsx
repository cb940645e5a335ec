import { useState } from 'react'
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
type Field = 'delivery' | 'free_delivery_from' | 'minimum_order' | 'cash_on_delivery'

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
]

const isAmount = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text.trim())

const wrongAmounts = (values: Record<Field, string>): FieldProblem<Field>[] =>
  FIELDS.filter(({ name }) => values[name].trim() !== '' && !isAmount(values[name])).map(
    ({ name }) => ({ field: name, message: 'Enter an amount in rupees, such as 49 or 49.50' }),
  )

/** Delivery charge, minimum order and cash fee, in force from today on. */
export function ChargesPanel({ charges }: { charges: Charges }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  const { free_delivery_from: free } = charges
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
            { label: 'Free delivery', value: free === null ? 'Never' : `from ${rupees(free)}` },
            { label: 'Minimum order', value: rupees(charges.minimum_order) },
            { label: 'Cash on delivery', value: rupees(charges.cash_on_delivery) },
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
      }}
      check={wrongAmounts}
      send={(values) =>
        sendBy(set, {
          body: {
            delivery: Number(values.delivery),
            free_delivery_from:
              values.free_delivery_from.trim() === '' ? null : Number(values.free_delivery_from),
            minimum_order: Number(values.minimum_order),
            cash_on_delivery: Number(values.cash_on_delivery),
            seen_revision: charges.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
