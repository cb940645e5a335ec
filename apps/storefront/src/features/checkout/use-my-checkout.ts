import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import { customerNow } from '../../shell/visitor/customer.ts'
import { hasSession } from '../../shell/visitor/session.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { selectionOf } from '../address/index.ts'
import type { Address, AddressBook } from '../address/index.ts'
import {
  changeBilling,
  changeGuestForm,
  changeThirdParty,
  guestFormStore,
  ownGuestForm,
} from './guest-form-store.ts'
import { addressPart, formOf, registrationPart } from './prefill-form.ts'

/** A guest, or a buyer with an address book; `waiting` until known. */
export type MyCheckout =
  | { kind: 'waiting' | 'guest' }
  | {
      kind: 'mine'
      customer: Customer
      book: AddressBook
      selectedId: string | null
      select: (id: string) => void
      add: () => void
      /** The billing address, if it isn't the delivery address (CHECKOUT-02). */
      billed: Address | null
      /** Null: the delivery address. */
      bill: (id: string | null) => void
      addBilled: () => void
      /** Delivery to another business (CART-23). */
      thirdParty: boolean
      setThirdParty: (on: boolean) => void
    }

const addressIn = ({ addresses }: AddressBook, id: string | null): Address | undefined =>
  addresses.find((one) => one.id === id)

/**
 * The signed-in buyer's checkout: fills in the form from profile and default address (ADDR-02). `guest`: the server found no
 * session.
 */
export function useMyCheckout(ready: boolean, guest: boolean): MyCheckout {
  const [known, setKnown] = useState<
    { customer: Customer; book: AddressBook; chosen: string | null } | 'guest' | undefined
  >(guest ? 'guest' : undefined)
  const billing = useStore(guestFormStore, (stored) => stored.billing)
  const thirdParty = useStore(guestFormStore, (stored) => stored.thirdParty)
  useEffect(() => {
    if (!ready) return undefined
    const stop = new AbortController()
    void (async () => {
      const [who, book] = hasSession(document.cookie)
        ? await Promise.all([customerNow(), api('getMyAddresses', { signal: stop.signal })])
        : [null, null]
      if (stop.signal.aborted) return
      if (!who || !book?.ok) return setKnown('guest')
      const { deliveryId } = selectionOf(book.data)
      const standard = book.data.default_billing_address_id
      const invoiced = standard === deliveryId ? undefined : addressIn(book.data, standard)
      const form = formOf(
        who,
        addressIn(book.data, deliveryId),
        guestFormStore.getState().form.paymentOption,
      )
      ownGuestForm(
        who.email,
        { ...form, ...(invoiced && registrationPart(invoiced, who)) },
        invoiced?.id ?? '',
      )
      // After a reload the stored form has the choice.
      const typed = guestFormStore.getState().form
      const before = book.data.addresses.find(
        ({ pinCode, buildingName, streetName }) =>
          pinCode === typed.pinCode && buildingName === typed.house && streetName === typed.street,
      )
      setKnown({ customer: who, book: book.data, chosen: before?.id ?? null })
    })()
    return () => stop.abort()
  }, [ready])

  if (known === undefined) return { kind: 'waiting' }
  if (known === 'guest') return { kind: 'guest' }
  const { book, chosen, customer } = known
  const selectedId = selectionOf(book, { deliveryId: chosen }).deliveryId
  const billedIn = (of: AddressBook, id: string | null, deliveryId: string | null) =>
    id === deliveryId ? undefined : addressIn(of, id)
  const take = (next: AddressBook, id: string | null) => {
    setKnown({ ...known, book: next, chosen: id })
    const [address, invoiced] = [addressIn(next, id), billedIn(next, billing, id)]
    if (address)
      changeGuestForm({
        ...addressPart(address, customer),
        ...(invoiced && registrationPart(invoiced, customer)),
      })
  }
  const bill = (of: AddressBook, id: string | null) => {
    setKnown({ ...known, book: of })
    changeBilling(id ?? '')
    const invoiced = addressIn(of, id ?? selectedId)
    if (invoiced) changeGuestForm(registrationPart(invoiced, customer))
  }
  const addAnd = (onSaved: (book: AddressBook, id: string) => void) => () =>
    pushModal('add-address', {
      book,
      customer,
      onSaved: (saved) => onSaved(saved, saved.address_id),
    })
  return {
    kind: 'mine',
    customer,
    book,
    selectedId,
    select: (id) => take(book, id),
    add: addAnd(take),
    billed: billedIn(book, billing, selectedId) ?? null,
    bill: (id) => bill(book, id),
    addBilled: addAnd(bill),
    thirdParty,
    setThirdParty: changeThirdParty,
  }
}
