import { checkAddress } from '@upchar/kernel/address-rules'
import type { AddressField, AddressProblem } from '@upchar/kernel/address-rules'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import { useErrorTitle } from '../../shell/page/use-error-title.ts'
import { showAlert } from '@upchar/web/alerts'
import { changeOf, formPosted, problemsIn } from './address-form.ts'
import type { TypedAddress } from './address-types.ts'
import { FAILED } from './address-words.ts'
import { usePincodePlace } from './use-pincode-place.ts'

export type SavedAddress = Answer<'editMyAddress'>

type Options = {
  /** The address to change; a new one when left out. */
  id?: string | undefined
  initial: TypedAddress
  /** What came back from the server to be corrected, where scripts didn't run. */
  posted?: PostedForm | null
  onSaved: (saved: SavedAddress) => void | Promise<void>
}

/** The address form: what is typed, the pincode's place, what must be corrected, and saving it (ADDR-02). */
export function useAddressForm({ id, initial, posted = null, onSaved }: Options) {
  const [form, setForm] = useState(() => (posted ? formPosted(posted) : initial))
  const [problems, setProblems] = useState<readonly AddressProblem[]>(() =>
    problemsIn(posted?.problems ?? []),
  )
  const [attempts, setAttempts] = useState(posted ? 1 : 0)
  const [said, setSaid] = useState(posted?.said ?? '')
  const [busy, setBusy] = useState(false)

  useErrorTitle(problems.length > 0, attempts)

  const change = (part: Partial<TypedAddress>) => {
    setForm((before) => ({ ...before, ...part }))
    // A corrected field stops being an error at once; others wait for the button.
    setProblems((known) => known.filter(({ field }) => !(field in part)))
  }
  // A city that the buyer wrote is kept while its state stands.
  const { place, done } = usePincodePlace(form.pinCode, ({ city, state }) =>
    change({
      state,
      ...(form.city.trim() === '' || (form.state !== '' && form.state !== state) ? { city } : {}),
    }),
  )

  const stop = (found: readonly AddressProblem[]) => {
    setProblems(found)
    setAttempts((count) => count + 1)
    if (found.some(({ message }) => message === INVALID_PINCODE)) showAlert(2, INVALID_PINCODE)
  }

  const save = async () => {
    if (busy) return
    setSaid('')
    const checked = checkAddress(form)
    const found = checked.ok ? [] : [...checked.error]
    if (place.kind === 'refused' && !found.some(({ field }) => field === 'pinCode'))
      found.unshift({ field: 'pinCode', message: place.message })
    stop(found)
    if (found.length > 0) return
    setBusy(true)
    const result = await api('editMyAddress', {
      query: id === undefined ? { action: 'add' } : { action: 'modify', id },
      body: changeOf(form),
    })
    setBusy(false)
    if (result.ok) {
      showAlert(1, result.data.message)
      await onSaved(result.data)
      return
    }
    const told = result.kind === 'refused' ? problemsIn(result.error.fields) : []
    if (told.length > 0) return stop(told)
    const message = result.kind === 'refused' ? result.error.message : FAILED
    setSaid(message)
    showAlert(2, message)
  }

  const errors: Partial<Record<AddressField, string>> = Object.fromEntries(
    problems.map(({ field, message }) => [field, message]),
  )
  return {
    form,
    errors,
    problems,
    attempts,
    said,
    busy,
    place,
    change,
    pincodeDone: done,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // A dialog's form is inside no other in the page, but it is in React's tree.
      event.stopPropagation()
      void save()
    },
  }
}
