import { useQueryClient } from '@tanstack/react-query'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { showAlert } from '@upchar/web/alerts'
import { dayProblems, reasonProblems, rupeeProblems } from '../../kit/typed-problems.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Ceilings, Formulation } from './words.ts'

type Name = 'name' | 'unit' | 'price' | 'valid_from' | 'source'
type Values = Record<Name, string>

const fieldsOf = (known: Formulation | null): readonly RecordField<Name>[] => [
  ...(known
    ? []
    : [
        {
          name: 'name' as const,
          label: 'Formulation',
          maxLength: 200,
          wide: true,
          hint: 'As the notification names it, such as Paracetamol tablet 500 mg',
        },
        { name: 'unit' as const, label: 'Unit', maxLength: 30, hint: 'Such as tablet or ml' },
      ]),
  {
    name: 'price',
    label: 'Rupees a unit, without GST',
    inputMode: 'decimal',
    maxLength: 12,
    optional: known !== null,
    hint: known
      ? `Of ${known.name}, for a ${known.unit}. Empty: no ceiling from that day`
      : 'As the notification fixes it, such as 0.91',
  },
  { name: 'valid_from', label: 'First day', day: true },
  {
    name: 'source',
    label: 'Notification',
    maxLength: 300,
    wide: true,
    hint: 'Number and date, such as S.O. 1213(E) of 25 March 2026',
  },
]

const problems = ({ price, valid_from: from, source }: Values): FieldProblem<Name>[] => [
  ...rupeeProblems<Name>('price', price),
  ...dayProblems<Name>('valid_from', from),
  ...reasonProblems<Name>('source', source, 'Name the notification'),
]

const noteOf = () => (
  <p className="text-body-sm">
    Goods above it go off sale on that day. Lower their price, and they are sold again.
  </p>
)

/** Sets the ceiling price of a new formulation, or the next one of a known one (OPS-04). */
export function CeilingForm({
  data,
  known,
  onClose,
}: {
  data: Ceilings
  known: Formulation | null
  onClose: () => void
}) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffListPriceCeilings'] })
  const set = useCall('staffSetPriceCeiling', {
    onSuccess: () => {
      showAlert(1, 'The ceiling price is saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  return (
    <RecordForm
      id="price-ceiling"
      title={known ? `New ceiling price of ${known.name}` : 'New formulation'}
      action="Save the ceiling price"
      fields={fieldsOf(known)}
      initial={{
        name: known?.name ?? '',
        unit: known?.unit ?? '',
        price: '',
        valid_from: data.today,
        source: '',
      }}
      check={problems}
      note={noteOf}
      send={({ name, unit, price, valid_from: from, source }) =>
        sendBy(set, {
          body: {
            name: name.trim(),
            unit: unit.trim(),
            price: price.trim() === '' ? null : Number(price),
            valid_from: from,
            source: source.trim(),
            seen_revision: data.revision,
          },
        })
      }
      onClose={onClose}
    />
  )
}
