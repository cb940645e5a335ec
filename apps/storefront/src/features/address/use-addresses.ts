import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import type { Address, AddressBook, AddressChange } from './address-types.ts'

/** The buyer's addresses as of the last answer, and the changes that need no form. */
export function useAddresses(loaded: AddressBook) {
  const router = useRouter()
  const [{ book, from }, setBook] = useState({ book: loaded, from: loaded })
  const [busyId, setBusyId] = useState<string>()
  // The page was reloaded: drop older answers.
  if (from !== loaded) setBook({ book: loaded, from: loaded })
  // Synchronously: the focus target is looked up in the rendered list.
  const take = (answer: AddressBook) => flushSync(() => setBook({ book: answer, from: loaded }))

  const edit = async (action: 'modify' | 'delete', { id }: Address, body: AddressChange) => {
    setBusyId(id)
    const result = await api('editMyAddress', { query: { action, id }, body })
    setBusyId(undefined)
    if (result.ok) {
      take(result.data)
      showAlert(1, result.data.message)
      return true
    }
    showAlert(2, failureText(result))
    // Another tab was faster: show the current list.
    if (result.error.code === 'address_not_found') await router.invalidate()
    return false
  }

  return {
    book,
    busyId,
    take,
    remove: (address: Address) => edit('delete', address, {}),
    makeDefault: (address: Address, kind: 'shipping' | 'billing') =>
      edit(
        'modify',
        address,
        kind === 'shipping' ? { is_default_shipping: true } : { is_default_billing: true },
      ),
  }
}
