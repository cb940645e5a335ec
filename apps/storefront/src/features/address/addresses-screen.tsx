import { LinkButton } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { PlusIcon } from '@upchar/ui/icons'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { pushModal } from '../../shell/modals/modals.ts'
import { AccountPage } from '../account-layout/index.ts'
import { AddressList } from './address-list.tsx'
import { addressesHref } from './address-search.ts'
import type { Address } from './address-types.ts'
import { linesOf, nameOf, NOTICES } from './address-words.ts'
import type { AddressesPage } from './load-addresses.ts'
import { NoAddresses } from './no-addresses.tsx'
import { useAddresses } from './use-addresses.ts'

/**
 * Opens the form and the deletion of an address. Saving the first address or deleting one removes
 * the clicked button: the focus then moves to `body`.
 */
function useAddressModals(
  { book, take, remove }: ReturnType<typeof useAddresses>,
  customer: AddressesPage['customer'],
  body: RefObject<HTMLElement | null>,
) {
  const edit = (address?: Address) =>
    pushModal('add-address', {
      book,
      customer,
      onSaved: take,
      focusAfter: () => (book.addresses.length === 0 ? body.current : null),
      ...(address ? { address } : {}),
    })
  const askToRemove = (address: Address) => {
    let removed = false
    pushModal('confirm', {
      title: 'Delete this address?',
      action: 'Delete address',
      danger: true,
      text: `${nameOf(address)}, ${linesOf(address).join(', ')}. Orders already placed keep it.`,
      onConfirm: async () => {
        removed = await remove(address)
      },
      focusAfter: () => (removed ? body.current : null),
    })
  }
  return { edit, askToRemove }
}

/** The buyer's addresses (ROUTE-16, ADDR-01 to ADDR-03). */
export function AddressesScreen({
  book: loaded,
  customer,
  search,
}: Pick<AddressesPage, 'book' | 'customer' | 'search'>) {
  const model = useAddresses(loaded)
  const { book, busyId, makeDefault } = model
  const body = useRef<HTMLDivElement>(null)
  const { edit, askToRemove } = useAddressModals(model, customer, body)
  const { addresses, max_addresses } = book
  const isFull = addresses.length >= max_addresses
  const addButton = (
    <LinkButton
      href={addressesHref({ ...search, form: 'new' })}
      onClick={(event) => {
        event.preventDefault()
        edit()
      }}
    >
      <PlusIcon size={18} aria-hidden="true" /> Add address
    </LinkButton>
  )

  return (
    <AccountPage
      current="addresses"
      title="Addresses"
      note={
        addresses.length === 0
          ? undefined
          : isFull
            ? `You have saved ${max_addresses} addresses, the maximum. Delete one to add another.`
            : 'Where we deliver and whom we bill. Checkout starts with your defaults.'
      }
      aside={addresses.length === 0 || isFull ? null : addButton}
    >
      {search.notice ? <SavedNote notice={search.notice} /> : null}
      <div ref={body}>
        {addresses.length === 0 ? (
          <NoAddresses>{addButton}</NoAddresses>
        ) : (
          <AddressList
            book={book}
            search={search}
            busyId={busyId}
            onEdit={edit}
            onRemove={askToRemove}
            onDefault={(address, kind) => void makeDefault(address, kind)}
          />
        )}
      </div>
      {search.returnUrl ? (
        <LinkButton look="outline" className="self-start" href={search.returnUrl}>
          Back to where you were
        </LinkButton>
      ) : null}
    </AccountPage>
  )
}

function SavedNote({ notice }: { notice: NonNullable<AddressesPage['search']['notice']> }) {
  return (
    <output
      className={cx(
        'block rounded-md p-3 text-body-sm',
        notice === 'saved' || notice === 'deleted'
          ? 'bg-success-bg text-success'
          : 'bg-danger-bg text-danger',
      )}
    >
      {NOTICES[notice]}
    </output>
  )
}
