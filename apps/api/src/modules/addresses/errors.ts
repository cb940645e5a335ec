import { err } from '@upchar/kernel/result'
import { MAX_ADDRESSES } from '@upchar/kernel/address-rules'
import { PINCODE_UNKNOWN } from '@upchar/kernel/validate'
import type { FieldProblem } from './rules.ts'

/** ADDR-03, word for word, as is the pincode's text. */
export const addressNotFound = () =>
  err({ code: 'address_not_found' as const, message: 'Something went wrong' })
export const savedText = 'Address saved'
export const addressLimit = () =>
  err({
    code: 'address_limit' as const,
    message: `You can keep ${MAX_ADDRESSES} addresses. Delete one to add another.`,
  })

/** A message for each wrong field. A wrong pincode has its own code and toast. */
export function addressInvalid(fields: FieldProblem[]) {
  const pincode = fields.find(({ code }) => code === PINCODE_UNKNOWN)
  return err({
    code: pincode === undefined ? ('address_invalid' as const) : PINCODE_UNKNOWN,
    message: pincode?.message ?? fields[0]?.message ?? 'Check the address.',
    fields,
  })
}
