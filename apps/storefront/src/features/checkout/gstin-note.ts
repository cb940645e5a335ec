import { billingStateProblem } from '@upchar/kernel/billing-state'
import { checkGstin } from '@upchar/kernel/gstin'
import { stateByName } from '@upchar/kernel/states'

/**
 * Whether the bill-to, ship-to rule may apply: billed in the state of registration, delivered to
 * another business elsewhere (IGST Act s.10(1)(b)).
 */
export function billedForAnother(gstin: string, state: string, billedIn: string): boolean {
  const checked = checkGstin(gstin)
  return checked.ok && state !== billedIn && stateByName(billedIn)?.code === checked.value.stateCode
}

type Spot = { state: string; pinCode: string }

/**
 * Why the order can't be billed: the billing address lies in another state than the GSTIN. Else a warning: the delivery
 * does. Null if neither.
 */
export function gstinNote(gstin: string, delivered: Spot, billed: Spot = delivered): string | null {
  const checked = checkGstin(gstin)
  const [delivery, invoiced] = [stateByName(delivered.state), stateByName(billed.state)]
  if (!checked.ok || !delivery || !invoiced) return null
  const { stateCode } = checked.value
  const states = [{ state: invoiced.name, stateCode: invoiced.code }]
  const problem = billingStateProblem({ pincode: billed.pinCode.trim(), states }, stateCode)
  if (problem !== undefined) return problem
  if (stateCode === delivery.code) return null
  return `This GST number is registered in a different state from the delivery address in ${delivery.name}. The tax depends on the delivery address; check that your accountant can use the invoice.`
}
