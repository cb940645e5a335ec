import { useEffect, useState } from 'react'
import { api } from '../../lib/api-browser.ts'
import { customerNow } from '../../lib/customer.ts'
import { hasSession } from '../../lib/session.ts'
import type { Customer } from '../../state/account.ts'
import { pushModal } from '../../state/modals.ts'
import type { AddressBook } from '../address/address-types.ts'
import { selectionOf } from '../address/selection.ts'
import { changeGuestForm, guestFormStore, ownGuestForm } from './guest-form-store.ts'
import { addressPart, formOf } from './my-form.ts'

/** Who checks out: a guest, or a buyer with an address book. `waiting` until that is known. */
export type MyCheckout =
  | { kind: 'waiting' | 'guest' }
  | { kind: 'mine'; customer: Customer; book: AddressBook; selectedId: string | null; select: (id: string) => void; add: () => void }

/** The signed-in buyer's side of the checkout: fills the form in from profile and default address (ADDR-02). */
export function useMyCheckout(ready: boolean): MyCheckout {
  const [known, setKnown] = useState<{ customer: Customer; book: AddressBook; chosen: string | null } | 'guest'>()
  useEffect(() => {
    if (!ready) return undefined
    const stop = new AbortController()
    void (async () => {
      const [who, book] = hasSession(document.cookie) ? await Promise.all([customerNow(), api('getMyAddresses', { signal: stop.signal })]) : [null, null]
      if (stop.signal.aborted) return
      if (!who || !book?.ok) return setKnown('guest')
      const { deliveryId } = selectionOf(book.data)
      ownGuestForm(who.email, formOf(who, book.data.addresses.find(({ id }) => id === deliveryId), guestFormStore.getState().form.paymentOption))
      // What was chosen before a reload is what the form says.
      const { form } = guestFormStore.getState()
      const before = book.data.addresses.find(({ pinCode, buildingName, streetName }) => pinCode === form.pinCode && buildingName === form.house && streetName === form.street)
      setKnown({ customer: who, book: book.data, chosen: before?.id ?? null })
    })()
    return () => stop.abort()
  }, [ready])

  if (known === undefined) return { kind: 'waiting' }
  if (known === 'guest') return { kind: 'guest' }
  const { book, chosen } = known
  const selectedId = selectionOf(book, { deliveryId: chosen }).deliveryId
  const take = (next: AddressBook, id: string | null) => {
    setKnown({ ...known, book: next, chosen: id })
    const address = next.addresses.find((one) => one.id === id)
    if (address) changeGuestForm(addressPart(address, known.customer))
  }
  return {
    kind: 'mine', customer: known.customer, book, selectedId,
    select: (id) => take(book, id),
    add: () => pushModal('add-address', { book, customer: known.customer, onSaved: (saved) => take(saved, saved.address_id) }),
  }
}
