import { checkTaxNumber } from './special-supply.ts'
import type { StateCode } from './states.ts'

/**
 * The organisation that a form names by GSTIN, UIN or business name, with the state of its GSTIN. It may be billed at another
 * address than the delivery's (CHECKOUT-12). Undefined for a person, and while the number is mistyped.
 */
export function organisationIn({
  gstin,
  businessName,
}: {
  readonly gstin: string
  readonly businessName: string
}): { readonly registered?: StateCode | undefined } | undefined {
  if (gstin.trim() === '') return businessName.trim() === '' ? undefined : {}
  const number = checkTaxNumber(gstin)
  return number.ok ? { registered: number.value.gstin?.stateCode } : undefined
}
