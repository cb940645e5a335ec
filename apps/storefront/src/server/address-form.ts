import { ADDRESS_FIELDS } from '@upchar/kernel/address-rules'
import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { addressesHref, readAddressSearch } from '../features/address/forms.ts'
import type { AddressSaid, AddressChange } from '../features/address/forms.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'
import { sessionGone } from './session-gone.ts'

const DEFAULTS = ['is_default_shipping', 'is_default_billing'] as const

/** What a form says: the whole form, whose empty boxes say no, or a button that makes one address a default. */
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
 * Adds, changes or deletes an address for browsers without scripts (ADDR-02): where to go, or the form with what must be
 * corrected and everything that was typed.
 */
export async function editAddressByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  address: string,
): Promise<{ location: string } | { posted: PostedForm }> {
  const { returnUrl } = readAddressSearch(parseSearch(new URL(address, 'http://shop').search))
  const back = returnUrl === undefined ? {} : { returnUrl }
  const listed = (said: AddressSaid) => ({ location: addressesHref({ said, ...back }) })
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
      said: fields.length > 0 ? '' : message,
    },
  }
}
