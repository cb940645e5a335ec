import { plural } from '@upchar/kernel/text'
import { TextInput } from '@upchar/ui/field'
import { useState } from 'react'
import { AddressCard } from './address-card.tsx'
import type { DefaultKind } from './address-card.tsx'
import type { AddressSearch } from './address-search.ts'
import type { Address, AddressBook } from './address-types.ts'
import { linesOf, nameOf } from './address-words.ts'
import { selectionOf } from './selection.ts'

/** A list of this length gets a search field. */
const MANY = 8

const wordsOf = (address: Address): string =>
  [nameOf(address), address.businessName, ...linesOf(address), address.phoneNumber, address.gstin]
    .join(' ')
    .toLowerCase()

function usesOf(book: AddressBook, { id }: Address) {
  const { deliveryId, billingId } = selectionOf(book)
  const as = (chosen: string | null, standard: string | null) =>
    standard === id ? ('default' as const) : chosen === id ? ('fallback' as const) : ('no' as const)
  return {
    shipping: as(deliveryId, book.default_shipping_address_id),
    billing: as(billingId, book.default_billing_address_id),
  }
}

type Props = {
  book: AddressBook
  search: AddressSearch
  /** The address being changed. */
  busyId: string | undefined
  onEdit: (address: Address) => void
  onRemove: (address: Address) => void
  onDefault: (address: Address, kind: DefaultKind) => void
}

/** The addresses as cards; a long list can be searched. */
export function AddressList({ book, search, busyId, onEdit, onRemove, onDefault }: Props) {
  const { addresses } = book
  const [typed, setTyped] = useState('')
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const shown =
    wanted.length === 0
      ? addresses
      : addresses.filter((address) => wanted.every((word) => wordsOf(address).includes(word)))
  const number = plural(addresses.length, 'address', 'addresses')
  return (
    <>
      {addresses.length > MANY ? (
        <div className="js-only mb-4 flex flex-col gap-1">
          <TextInput
            label="Find an address"
            hint="By name, street, city, pincode or GSTIN"
            className="max-w-form"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            enterKeyHint="search"
            autoComplete="off"
          />
          <output className="block min-h-5 text-body-sm text-text-muted">
            {wanted.length === 0 ? number : `${shown.length} of ${number}`}
          </output>
        </div>
      ) : null}
      <ul aria-label="Your addresses" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            uses={usesOf(book, address)}
            search={search}
            busy={busyId === address.id}
            onEdit={() => onEdit(address)}
            onRemove={() => onRemove(address)}
            onDefault={(kind) => onDefault(address, kind)}
          />
        ))}
      </ul>
    </>
  )
}
