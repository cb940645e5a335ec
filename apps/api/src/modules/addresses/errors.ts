import { err } from '@upchar/kernel/result'
import { MAX_ADDRESSES } from '@upchar/kernel/address-rules'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import type { FieldProblem } from './rules.ts'

/** Spec section 8, word for word, as are `deletedText` and the pincode's. */
export const addressNotFound = () =>
  err({ code: 'address_not_found' as const, message: 'Something went wrong' })
export const deletedText = 'Address deleted successfully'
export const savedText = 'Address saved'
export const addressLimit = () =>
  err({
    code: 'address_limit' as const,
    message: `You can keep ${MAX_ADDRESSES} addresses. Delete one to add another.`,
  })

/** A text for every field that is wrong. A wrong pincode has a code and the toast of its own. */
export function addressInvalid(fields: FieldProblem[]) {
  const pincode = fields.find(({ message }) => message === INVALID_PINCODE)
  return err({
    code: pincode === undefined ? ('address_invalid' as const) : ('pincode_unknown' as const),
    message: pincode?.message ?? fields[0]?.message ?? 'Check the address.',
    fields,
  })
}
