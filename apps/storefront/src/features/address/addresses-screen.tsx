import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { TextInput } from '@upchar/ui/field'
import { PlusIcon } from '@upchar/ui/icons'
import { useRef, useState } from 'react'
import { pushModal } from '../../state/modals.ts'
import { AccountPage } from '../account/account-page.tsx'
import { AddressCard } from './address-card.tsx'
import { addressesHref } from './address-search.ts'
import type { Address, AddressBook } from './address-types.ts'
import { linesOf, nameOf, SAID } from './address-words.ts'
import type { AddressesPage } from './load-addresses.ts'
import { NoAddresses } from './no-addresses.tsx'
import { selectionOf } from './selection.ts'
import { useAddresses } from './use-addresses.ts'

/** From here on a list is long enough to be searched. */
const MANY = 8

const wordsOf = (address: Address): string => [nameOf(address), address.businessName, ...linesOf(address), address.phoneNumber, address.gstin].join(' ').toLowerCase()

function usesOf(book: AddressBook, { id }: Address) {
  const { deliveryId, billingId } = selectionOf(book)
  const as = (chosen: string | null, standard: string | null) => (standard === id ? 'default' as const : chosen === id ? 'fallback' as const : 'no' as const)
  return { shipping: as(deliveryId, book.default_shipping_address_id), billing: as(billingId, book.default_billing_address_id) }
}

/** The buyer's addresses (ROUTE-16, ADDR-01 to ADDR-03). */
export function AddressesScreen({ book: loaded, customer, search }: Pick<AddressesPage, 'book' | 'customer' | 'search'>) {
  const { book, busyId, take, remove, makeDefault } = useAddresses(loaded)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { addresses, max_addresses } = book
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = wanted.length === 0 ? addresses : addresses.filter((address) => wanted.every((word) => wordsOf(address).includes(word)))
  const isFull = addresses.length >= max_addresses

  const open = (address?: Address) => pushModal('add-address', { book, customer, onSaved: take, ...(address ? { address } : {}) })
  const askToRemove = (address: Address) =>
    pushModal('confirm', {
      title: 'Delete this address?', action: 'Delete address', danger: true,
      text: `${nameOf(address)}, ${linesOf(address).join(', ')}. Orders that you have placed keep it.`,
      onConfirm: async () => {
        // The button that was pressed goes with its card: the list takes the focus.
        if (await remove(address)) list.current?.focus()
      },
    })
  const addButton = (
    <LinkButton
      href={addressesHref({ ...search, form: 'new' })}
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <PlusIcon size={18} aria-hidden="true" /> Add address
    </LinkButton>
  )

  return (
    <AccountPage
      current="addresses"
      title="Addresses"
      note={addresses.length === 0 ? undefined : isFull ? `You keep ${max_addresses} addresses, as many as there is room for. Delete one to add another.` : 'Where we deliver and whom we bill. Checkout begins with your defaults.'}
      aside={addresses.length === 0 || isFull ? null : addButton}
    >
      {search.said ? <output className={cx('block rounded-md p-3 text-body-sm', search.said === 'saved' || search.said === 'deleted' ? 'bg-success-bg text-success' : 'bg-danger-bg text-danger')}>{SAID[search.said]}</output> : null}
      {addresses.length === 0 ? <NoAddresses>{addButton}</NoAddresses> : null}
      {addresses.length > MANY ? (
        <div className="js-only flex flex-col gap-1">
          <TextInput label="Find an address" hint="By name, street, city, pincode or GSTIN" className="max-w-form" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} enterKeyHint="search" autoComplete="off" />
          <output className="block min-h-5 text-body-sm text-text-muted">{typed.trim() === '' ? plural(addresses.length, 'address', 'addresses') : `${shown.length} of ${plural(addresses.length, 'address', 'addresses')}`}</output>
        </div>
      ) : null}
      <ul ref={list} tabIndex={-1} aria-label="Your addresses" className="grid grid-cols-1 gap-4 outline-none sm:grid-cols-2" hidden={addresses.length === 0}>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            uses={usesOf(book, address)}
            search={search}
            busy={busyId === address.id}
            onEdit={() => open(address)}
            onRemove={() => askToRemove(address)}
            onDefault={(kind) => void makeDefault(address, kind)}
          />
        ))}
      </ul>
      {search.returnUrl ? <LinkButton look="outline" className="self-start" href={search.returnUrl}>Back to where you were</LinkButton> : null}
    </AccountPage>
  )
}
