import { cleanPincode, isPincode } from '@upchar/kernel/validate'
import { pincodeCookie } from '../shell/visitor/pincode.ts'
import { safeReturn } from './cart-form.ts'

/** The delivery pincode without scripts: the cookie, if valid, and where to return. */
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
