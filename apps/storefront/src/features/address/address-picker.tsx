import { cx } from '@upchar/ui/cx'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { useId, useState } from 'react'
import { AddressText } from './address-text.tsx'
import type { Address } from './address-types.ts'

export type AddressPickerProps = {
  /** The group's label, such as "Deliver to". */
  legend: string
  addresses: readonly Address[]
  selectedId: string | null
  onSelect: (id: string) => void
  onAdd: () => void
}

/** More are shown on demand; the chosen one is always shown. */
const FEW = 4

/** Chooses one of the buyer's addresses. `selectionOf` gives the initial choice. */
export function AddressPicker({
  legend,
  addresses,
  selectedId,
  onSelect,
  onAdd,
}: AddressPickerProps) {
  const name = useId()
  const [all, setAll] = useState(false)
  const shown = all
    ? addresses
    : addresses.filter(({ id }, index) => index < FEW || id === selectedId)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="float-left mb-3 w-full text-h2 font-semibold">{legend}</legend>
      {shown.map((address) => (
        <label
          key={address.id}
          className={cx(
            'clear-both grid cursor-pointer grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-3 rounded-md border p-3',
            address.id === selectedId
              ? 'border-action bg-selected'
              : 'border-control-border bg-surface',
          )}
        >
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={address.id === selectedId}
            onChange={() => onSelect(address.id)}
            className="mt-1 size-4 accent-action"
          />
          <span className="min-w-0">
            <AddressText address={address} />
          </span>
        </label>
      ))}
      <div className="clear-both flex flex-wrap gap-3">
        {shown.length < addresses.length ? (
          <Button look="quiet" onClick={() => setAll(true)}>
            Show all {addresses.length} addresses
          </Button>
        ) : null}
        <Button look="outline" onClick={onAdd}>
          <PlusIcon size={18} aria-hidden="true" /> Add address
        </Button>
      </div>
    </fieldset>
  )
}
