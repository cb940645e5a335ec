import { ADDRESS_FIELDS } from '@upchar/kernel/address-rules'
import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { addressesHref, readAddressSearch } from '../features/address/forms.ts'
import type { AddressNotice, AddressChange } from '../features/address/forms.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'
import { sessionGone } from './session-gone.ts'

const DEFAULTS = ['is_default_shipping', 'is_default_billing'] as const

/**
 * The form's values: the whole form, where an unticked box means no, or a button that sets a
 * default.
 */
function changeIn(form: ReadonlyMap<string, string>): AddressChange {
  const texts = ADDRESS_FIELDS.flatMap((field) =>
    form.has(field) ? [[field, form.get(field)] as const] : [],
  )
  const boxes = DEFAULTS.flatMap((box) =>
    texts.length > 0 || form.has(box) ? [[box, form.get(box) === 'true'] as const] : [],
  )
  return Object.fromEntries<string | boolean | undefined>([...texts, ...boxes])
}

/**
 * Adds, changes or deletes an address without scripts (ADDR-02): redirects, or returns the form
 * with its problems and values.
 */
export async function editAddressByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  address: string,
): Promise<{ location: string } | { posted: PostedForm }> {
  const { returnUrl } = readAddressSearch(parseSearch(new URL(address, 'http://shop').search))
  const back = returnUrl === undefined ? {} : { returnUrl }
  const listed = (notice: AddressNotice) => ({ location: addressesHref({ notice, ...back }) })
  const action = (['add', 'modify', 'delete'] as const).find((one) => one === form.get('action'))
  if (action === undefined) return listed('failed')
  const body = action === 'delete' ? {} : changeIn(form)
  const result = await api('editMyAddress', { query: { action, id: form.get('id') ?? '' }, body })
  if (result.ok)
    return action !== 'delete' && form.has('pinCode') && returnUrl !== undefined
      ? { location: returnUrl }
      : listed(action === 'delete' ? 'deleted' : 'saved')
  const { code, fields, message } = result.error
  const gone = sessionGone(result.error, listed('renewed').location, addressesHref(back))
  if (gone !== undefined) return gone
  if (!form.has('pinCode') || code === 'address_not_found') return listed('failed')
  return {
    posted: {
      values: Object.fromEntries(form),
      problems: fields,
      message: fields.length > 0 ? '' : message,
    },
  }
}
