import { stateByCode } from './states.ts'
import type { StateCode } from './states.ts'

type StateOfPincode = { readonly state: string; readonly stateCode: string }

/** A pincode with its states: several for a few pincodes. */
type BillingPlace = { readonly pincode: string; readonly states: readonly StateOfPincode[] }

/** The part of a pincode that lies in the state of a GST registration; without one, the only part. */
export const billingPart = <S extends StateOfPincode>(
  states: readonly S[],
  registered: StateCode | undefined,
): S | undefined =>
  registered === undefined && states.length === 1
    ? states[0]
    : states.find(({ stateCode }) => stateCode === registered)

/**
 * Why a registered buyer can't be billed at a pincode: the invoice's address must lie in the state of the GSTIN.
 * Source: CHECKOUT-12, domain reference 1.2.
 */
export function billingStateProblem(
  { pincode, states }: BillingPlace,
  registered: StateCode,
): string | undefined {
  if (billingPart(states, registered)) return undefined
  const name = stateByCode(registered)?.name ?? registered
  const where = states.map(({ state }) => state).join(' and ')
  return `This GSTIN is registered in ${name}, but ${pincode} is in ${where}. Enter the billing address in ${name}, or correct the GSTIN.`
}
