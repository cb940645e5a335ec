import { ADDRESS_FIELDS, checkAddress } from '@upchar/kernel/address-rules'
import type { AddressProblem } from '@upchar/kernel/address-rules'
import { problemsOf } from '@upchar/ui/form/problems'
import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { showAlert } from '@upchar/web/alerts'
import { formResult } from '@upchar/web/form-result'
import { changeOf, formPosted } from './address-form.ts'
import type { TypedAddress } from './address-types.ts'
import { alertInvalidPincode } from '../../shell/visitor/pincode-alert.ts'
import { placeToFill } from './place-to-fill.ts'
import { usePincodePlace } from './use-pincode-place.ts'

export type SavedAddress = Answer<'editMyAddress'>

type Options = {
  /** The address to edit; omitted for a new one. */
  id?: string | undefined
  initial: TypedAddress
  /** A rejected form that was posted without scripts. */
  posted?: PostedForm | null
  onSaved: (saved: SavedAddress) => void | Promise<void>
}

async function saveAddress(
  id: string | undefined,
  values: TypedAddress,
): Promise<SendResult<SavedAddress>> {
  const saved = formResult(
    await api('editMyAddress', {
      query: id === undefined ? { action: 'add' } : { action: 'modify', id },
      body: changeOf(values),
    }),
  )
  if (saved.ok) showAlert(1, saved.data.message)
  else if (problemsOf(ADDRESS_FIELDS, saved.problems).length > 0)
    alertInvalidPincode(saved.problems)
  else showAlert(2, saved.message)
  return saved
}

/** The address form: values, the pincode's place, problems and saving (ADDR-02). */
export function useAddressForm({ id, initial, posted = null, onSaved }: Options) {
  const form = useForm({
    id: 'address',
    fields: ADDRESS_FIELDS,
    initial: () => (posted ? formPosted(posted) : initial),
    returned: posted,
  })
  const { values, change } = form
  // Keep a city that the buyer typed while the state is the same.
  const { place, done } = usePincodePlace(values.pinCode, (known) => {
    const { city, state } = placeToFill(known, values.state)
    change({
      state,
      ...(values.city.trim() === '' || (values.state !== '' && values.state !== state)
        ? { city }
        : {}),
    })
  })
  const sending = useSend(form, {
    read: () => values,
    check: () => {
      const checked = checkAddress(values)
      const found: AddressProblem[] = checked.ok ? [] : [...checked.error]
      if (place.kind === 'refused' && !found.some(({ field }) => field === 'pinCode'))
        found.unshift({ field: 'pinCode', message: place.message, code: place.code })
      alertInvalidPincode(found)
      return found
    },
    send: () => saveAddress(id, values),
    onSent: onSaved,
  })
  useErrorTitle(form.problems.length > 0, form.attempt)
  return { ...form, ...sending, place, pincodeDone: done }
}
