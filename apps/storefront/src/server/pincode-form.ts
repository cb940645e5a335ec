import { cleanPincode, isPincode } from '@upchar/kernel/validate'
import { pincodeCookie } from '../shell/visitor/pincode.ts'
import { safeReturn } from './cart-form.ts'

/** The delivery pincode for browsers without scripts: the cookie to set, if it is one, and the way back. */
export function pincodeByForm(form: ReadonlyMap<string, string>): {
  cookie: string | null
  location: string
} {
  const pincode = cleanPincode(form.get('pincode') ?? '')
  return {
    cookie: isPincode(pincode) ? pincodeCookie(pincode) : null,
    location: safeReturn(form.get('return_to')),
  }
}
