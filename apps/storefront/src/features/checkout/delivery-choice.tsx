import { FieldError } from '@upchar/ui/field'
import { AddressPicker, StateChoice } from '../address/index.ts'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './fields.ts'
import { InstructionsField } from './instructions-field.tsx'
import type { MyCheckout } from './use-my-checkout.ts'
import type { PlaceState } from './use-place.ts'

/** Chooses the delivery address, with the problems of the chosen one. */
export function DeliveryChoice({
  mine,
  place,
  problem,
  ...fields
}: FieldsProps & {
  mine: Extract<MyCheckout, { kind: 'mine' }>
  place: PlaceState
  problem: string | undefined
}) {
  const chosen = mine.book.addresses.find(({ id }) => id === mine.selectedId)
  const wrong = problem ?? (place.kind === 'refused' ? place.message : undefined)
  return (
    <div
      id={fieldId('pinCode')}
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <FieldError id={fieldId('pinCode')} error={wrong} />
      <AddressPicker
        legend="Deliver to"
        addresses={mine.book.addresses}
        selectedId={mine.selectedId}
        onSelect={mine.select}
        onAdd={mine.add}
      />
      <output className="block text-body-sm text-text-muted sm:min-h-5">
        {place.kind === 'asking'
          ? 'Looking up the place…'
          : place.kind === 'known'
            ? place.words
            : ''}
      </output>
      {place.kind === 'known' && chosen?.state === '' ? (
        <StateChoice states={place.states} state={fields.form.state} onChange={fields.change} />
      ) : null}
      <InstructionsField {...fields} />
    </div>
  )
}
